import { existsSync } from 'node:fs'
import path from 'node:path'
import { folderOf, readJson, sharedRequests } from '@samity/module-registry'
import { packedPackages } from './compile-packages.ts'

type Manifest = {
  exports: Record<string, string>
  files: string[]
  publishConfig: { exports: Record<string, { types: string; default: string }> }
}
const manifestOf = (name: string) => readJson(path.join(folderOf(name), 'package.json')) as Manifest

/** `./src/core/index.ts` is packed as `./dist/core/index.js` with its types beside it; a style sheet has none. */
const packedEntry = (source: string) => {
  const target = source.replace('./src/', './dist/')
  const stem = target.replace(/\.tsx?$/, '')
  return target.endsWith('.css') ? target : { types: `${stem}.d.ts`, default: `${stem}.js` }
}

test.each(packedPackages)('%s has the same exports packed as in the workspace', (name) => {
  const { exports, files, publishConfig } = manifestOf(name)
  for (const source of Object.values(exports).filter((one) => !one.includes('*')))
    expect(existsSync(path.join(folderOf(name), source))).toBe(true)
  expect(publishConfig.exports).toEqual(
    Object.fromEntries(Object.entries(exports).map(([entry, source]) => [entry, packedEntry(source)])),
  )
  expect(files).toEqual(expect.arrayContaining(['dist', 'README.md', 'CHANGELOG.md']))
  for (const file of ['README.md', 'CHANGELOG.md'])
    expect(existsSync(path.join(folderOf(name), file))).toBe(true)
})

test('every shared request can be imported from the packed packages', () => {
  for (const name of ['shared-api', 'shared-ui']) {
    const { exports } = manifestOf(name).publishConfig
    const entries = Object.keys(exports)
    const requests = sharedRequests.filter((request) => request.startsWith(`@samity/${name}/`))
    for (const request of requests) expect(entries).toContain(request.replace(`@samity/${name}`, '.'))
  }
})
