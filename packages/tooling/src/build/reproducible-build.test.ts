import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderOf, root } from '@samity/module-registry'
import { listFiles } from './compress.ts'

/** Its screens share much, so that Rspack has much to put in order. */
const name = 'mfe-accounts'
const outputs = ['dist', 'releases', '.cache']

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'samity-build-')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function buildInCopy(copyName: string): string[] {
  const copy = path.join(folder, copyName)
  for (const part of [
    'shell',
    'shared-ui',
    'shared-api',
    'packages/module-registry',
    'packages/tooling',
    name,
  ])
    cpSync(folderOf(part), path.join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !outputs.includes(path.basename(file)),
    })
  for (const file of ['package.json', 'pnpm-workspace.yaml'])
    cpSync(path.join(root, file), path.join(copy, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  const program = `
const { buildRelease } = await import('./packages/tooling/src/release/build-release.ts')
await buildRelease('${name}', 'releases', { local: true })`
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: copy, stdio: 'pipe' })
  const releases = path.join(copy, 'releases', name)
  return readdirSync(releases).flatMap((release) =>
    // the name contains the hash of all files
    listFiles(path.join(releases, release)).map((file) => `${release}/${file}`),
  )
}

test('a module that is built in another folder is the same release', () => {
  const first = buildInCopy('a')
  const second = buildInCopy('another-folder-with-a-longer-name')
  expect(first.length).toBeGreaterThan(10)
  expect(second).toEqual(first)
}, 60_000)
