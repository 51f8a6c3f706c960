import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const declaredExports = (source: string): string[] =>
  [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? [])
const listedExports = (source: string): string[] =>
  [...source.matchAll(/^export \{ ([^}]+) \}$/gm)].flatMap(([, names = '']) => names.split(', '))

test('the loader of the one application has all exports of the shell’s loader', () => {
  const loaderExports = declaredExports(read('shell/src/modules/loading/load.ts'))
  expect(loaderExports).toContain('loadScreen')
  expect(listedExports(read('packages/tooling/src/build/one-application.ts'))).toEqual(
    expect.arrayContaining(loaderExports),
  )
})
