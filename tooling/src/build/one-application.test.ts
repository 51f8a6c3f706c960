import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

const exportsIn = (file: string): string[] =>
  [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm),
  ].flatMap(([, name]) => name ?? [])

test('the loader of the one application has all exports of the shell’s loader', () => {
  const loaderExports = exportsIn('shell/src/modules/loading/load.ts')
  expect(loaderExports).toContain('loadScreen')
  expect(exportsIn('tooling/src/build/one-application.ts')).toEqual(expect.arrayContaining(loaderExports))
})
