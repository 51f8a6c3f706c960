import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkDescriptor, readDescriptor, readJson } from '@samity/module-registry'
import { exposedScreens } from '../build/exposed-screens.ts'
import { createModule } from './new-module.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'samity-new-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

test('a new module has a descriptor and code that fit each other and this system', () => {
  const folder = createModule('book-loans', parent, () => undefined)
  expect(path.basename(folder)).toBe('mfe-book-loans')
  const descriptor = readDescriptor(readJson(path.join(folder, 'module.json')), 'module.json')
  const screens = [...exposedScreens(path.join(folder, 'src/module.tsx')).keys()]
  expect(screens).toEqual(['BookLoans'])
  expect(() => checkDescriptor(descriptor, screens, [])).not.toThrow()
  expect(readFileSync(path.join(folder, 'rspack.config.ts'), 'utf8')).toContain('moduleConfig(')
})

test('an existing folder is not changed', () => {
  createModule('mfe-library', parent, () => undefined)
  expect(() => createModule('library', parent, () => undefined)).toThrow(/mfe-library already exists/)
})

test.each(['Library', 'my library', '../library', '1st', 'a--b', 'mfe-'])(
  '%s is not a valid module name',
  (name) => {
    expect(() => createModule(name, parent, () => undefined)).toThrow(/is not a valid module name/)
  },
)
