import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from '@samity/module-registry'
import type { SlotEntry, SlotPropSchema } from '@samity/shared-api/module'

const jsonTypes = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean' }

const typeOf = (schema: SlotPropSchema): string =>
  schema.type === 'object'
    ? `{ ${Object.entries(schema.properties)
        .map(([name, property]) => `${JSON.stringify(name)}: ${typeOf(property)}`)
        .join('; ')} }`
    : jsonTypes[schema.type]

/** The TypeScript file with the props of these slots, which `SlotProps` of the contract then has. */
export const slotTypes = (slots: SlotEntry[]): string =>
  [
    '// `samity-tooling types` writes this file from module.json.',
    '/* oxlint-disable -- written by a command */',
    "import type {} from '@samity/shared-api/module'",
    '',
    "declare module '@samity/shared-api/module' {",
    '  interface SlotProps {',
    ...slots.map(({ name, props }) => `    ${JSON.stringify(name)}: ${typeOf(props)}`),
    '  }',
    '}',
    '',
  ].join('\n')

/** The file of a module's slot types, below the module's folder */
export const slotTypesFile = 'src/generated/slots.ts'

/** Writes the types of slots, which a module opens or fills, into its folder. */
export function writeSlotTypes(module: string, slots: SlotEntry[]): string {
  const file = path.join(folderOf(module), slotTypesFile)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, slotTypes(slots))
  return file
}
