import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Descriptor } from '@samity/shared-api/module'
import { activate, readRelease, readServiceFiles } from '@samity/module-registry'
import { aDescriptor, aFolder } from '@samity/module-registry/testing'
import { packRelease } from './pack-release.ts'

let folder: string
beforeEach(() => {
  folder = aFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const none = { sync: [] as string[] }
const shared = (name: string, requiredVersion: string, bundledFiles: string[] = []) => ({
  name,
  requiredVersion,
  assets: { js: { sync: bundledFiles }, css: none },
})

type Build = { descriptor?: Descriptor; manifest?: object; files?: Record<string, string> }

function aBuild({ descriptor = aDescriptor(), manifest = {}, files = {} }: Build = {}): string {
  const buildFolder = path.join(folder, 'dist')
  const contents: Record<string, string> = {
    'module.json': JSON.stringify(descriptor),
    'entry.js': 'var mfe_tea = {}',
    'module.js': 'export default { screens: { Tea: () => import("./tea.js") } }',
    'tea.js': 'draw()',
    'mf-manifest.json': JSON.stringify({
      name: 'mfe_tea',
      metaData: {
        buildInfo: { buildVersion: '1.2.0' },
        remoteEntry: { name: 'entry.js', path: '', type: 'global' },
        publicPath: 'auto',
      },
      shared: [shared('react', '^19.0.0')],
      exposes: [{ path: './module', assets: { js: { sync: ['module.js'] }, css: none } }],
      ...manifest,
    }),
    ...files,
  }
  mkdirSync(buildFolder, { recursive: true })
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(buildFolder, file)), { recursive: true })
    writeFileSync(path.join(buildFolder, file), text)
  }
  return buildFolder
}

const releases = () => path.join(folder, 'releases')
const packBuild = (build?: Build) => packRelease(aBuild(build), {}, releases())

test('the output of any bundler becomes a release that can be activated, with a hash for every script', async () => {
  const { module, release } = await packBuild()
  expect(release).toMatch(/^1\.2\.0\+[0-9a-f]{12}$/)
  expect(Object.keys(readRelease(releases(), module, release).integrity).sort()).toEqual([
    'entry.js',
    'mf-manifest.json',
    'module.js',
    'tea.js',
  ])
  expect(activate(releases(), module, release, 'rahim').modules[module]?.active).toBe(release)
  expect(readFileSync(path.join(releases(), module, release, 'tea.js'), 'utf8')).toBe('draw()')
})

const withService = aDescriptor({ service: { main: 'service/main.mjs' } })

test('a ready-made service is part of the release: with a hash for the server, without one for browsers', async () => {
  const files = {
    'service/main.mjs': `listen() ${'// a long service\n'.repeat(100)}`,
    'service/migrations/001.a.sql': '-- a',
  }
  const { module, release } = await packBuild({ descriptor: withService, files })
  const description = readRelease(releases(), module, release)
  expect(Object.keys(description.files)).toEqual(expect.arrayContaining(Object.keys(files)))
  expect(Object.keys(description.integrity).filter((file) => file.startsWith('service/'))).toEqual([])
  expect(readdirSync(path.join(releases(), module, release, 'service')).sort()).toEqual([
    'main.mjs',
    'migrations',
  ])
  const service = readServiceFiles(releases(), description)
  expect(service.get('service/main.mjs')?.toString()).toBe(files['service/main.mjs'])
  writeFileSync(path.join(releases(), module, release, 'service/main.mjs'), 'steal()')
  expect(() => readServiceFiles(releases(), description)).toThrow(
    /service\/main\.mjs was changed after its release/,
  )
})

test.each<[string, Build, RegExp]>([
  [
    'no code for its service',
    { descriptor: withService },
    /names the service service\/main\.mjs, which is not/,
  ],
  [
    'code of a service that it does not declare',
    { files: { 'service/main.mjs': 'listen()' } },
    /contains service\/main\.mjs, but module\.json names no 'main' of a service/,
  ],
])('a build with %s is refused', async (_fault, build, message) => {
  await expect(packBuild(build)).rejects.toThrow(message)
})

test('two processes that publish the same release at once both have it', async () => {
  // it takes long enough to copy that many pictures
  const pictures = Array.from({ length: 2000 }, (_one, index) => [`${index}.png`, String(index)])
  const build = aBuild({ files: Object.fromEntries(pictures) })
  const file = path.join(import.meta.dirname, 'pack-release.ts')
  const code = `const { packRelease } = await import(${JSON.stringify(file)})
    while (Date.now() < ${Date.now() + 3000}) {}
    await packRelease(...${JSON.stringify([build, {}, releases()])})`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  await Promise.all([run(), run()])
  expect(readdirSync(path.join(releases(), 'mfe-tea'))).toEqual([expect.stringMatching(/^1\.2\.0\+/)])
  expect(readdirSync(releases())).toEqual(['mfe-tea'])
})

test('all files of a release are on the disk before it counts as released', async () => {
  const file = path.join(import.meta.dirname, 'pack-release.ts')
  const code = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const flushed = new Set()
    fs.fsyncSync = (file) => flushed.add(fs.readlinkSync('/proc/self/fd/' + file))
    syncBuiltinESMExports()
    const { packRelease } = await import(${JSON.stringify(file)})
    await packRelease(...${JSON.stringify([aBuild(), {}, releases()])})
    console.log(JSON.stringify([...flushed]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  const flushed = JSON.parse(stdout) as string[]
  const files = readdirSync(releases(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((one) => !flushed.includes(one))).toEqual([])
})

test('the same version with other content is refused', async () => {
  await packBuild()
  await expect(packBuild({ files: { 'tea.js': 'draw(2)' } })).rejects.toThrow(
    /1\.2\.0 was released before with other content/,
  )
})

test.each<[string, Build, RegExp]>([
  [
    'a contract that this system does not have',
    { descriptor: aDescriptor({ contract: 2 }) },
    /written for contract 2; this system has contract 1/,
  ],
  [
    'a shared package that the shell does not provide',
    { manifest: { shared: [shared('lodash', '^4.0.0')] } },
    /shares 'lodash', which the shell does not provide/,
  ],
  [
    'a shared package in another version than this system has',
    { manifest: { shared: [shared('react', '^18.0.0')] } },
    /needs react \^18\.0\.0; this system has 19\./,
  ],
  [
    'a fallback copy of a shared package',
    { manifest: { shared: [shared('react', '^19.0.0', ['tea.js'])] } },
    /contains its own copy of react, .*import: false/,
  ],
  [
    'a bundled react',
    {
      files: {
        'tea.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=t',
      },
    },
    /contains its own copy of react \(in tea\.js\)/,
  ],
  [
    'a screen that is not exposed',
    { files: { 'module.js': 'export default { screens: {} }' } },
    /names the screen 'Tea', which the code behind '\.\/module' does not expose/,
  ],
  ['another container name', { manifest: { name: 'tea' } }, /must be called 'mfe_tea'/],
  ['no ./module', { manifest: { exposes: [] } }, /does not expose '\.\/module'/],
])('a build with %s is refused with a sentence', async (_what, build, sentence) => {
  await expect(packBuild(build)).rejects.toThrow(sentence)
})
