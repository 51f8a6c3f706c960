import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from '@samity/module-registry'
import { coreSlots } from '@samity/shared-api/contract/system/slots'
import { slotTypes, slotTypesFile } from '../src/build/slot-types.ts'
import { slotsOf } from '../src/build/slots-of-module.ts'
import { moduleNames, releasesFolder } from '../src/workspace.ts'

test.each(moduleNames())('%s has the types of the slots that it opens and fills', (name) => {
  const slots = slotsOf(name, releasesFolder())
  const file = path.join(folderOf(name), slotTypesFile)
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // npm run types -- MODULE
  expect(written).toBe(slots.length > 0 ? slotTypes(slots) : '')
})

test('an object of the schema is an object of the type', () => {
  const book = {
    type: 'object',
    properties: { id: { type: 'integer' }, isLost: { type: 'boolean' } },
  } as const
  const props = { type: 'object', properties: { book } } as const
  const title = { en: 'Panel', bn: 'অংশ' }
  expect(slotTypes([{ name: 'library.book.panel', title, props }])).toContain(
    `    "library.book.panel": { "book": { "id": number; "isLost": boolean } }\n`,
  )
})

test('the slots of the core have the same form', () => {
  expect(slotTypes([...coreSlots])).toContain(
    `    "receipt.action": { "receipt": { "number": string; "stream": string; "voided_at": string } }\n`,
  )
})
