import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { activate, readRelease } from '@samity/module-registry'
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

/** Writes the output of a bundler: manifest, entry, the code behind './module', a chunk. */
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
  for (const [file, text] of Object.entries(contents)) writeFileSync(path.join(buildFolder, file), text)
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
