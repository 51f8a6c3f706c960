import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'))

test.each(['docs/architecture.md', '.github/CODEOWNERS'])('%s names every module', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  expect(modules.length).toBeGreaterThan(10)
  expect(modules.filter((name) => !text.includes(name))).toEqual([])
})
