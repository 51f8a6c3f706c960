import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { experiments, NormalModuleReplacementPlugin, SubresourceIntegrityPlugin } from '@rspack/core'
import type { Configuration } from '@rspack/core'
import { compile } from './compile.ts'
import { byKind } from './files-of.ts'
import { compressFolder, sha384, writeWhole } from './files.ts'
import { base, hashedNames } from './preset.ts'
import { readRelease, readStored, releaseFolder } from './registry.ts'
import { describedIn, type ShellBuild } from './shell-build.ts'
import { folderOf, moduleNames, readJson } from './workspace.ts'

/*
 * The same source as one application, without federation: what `npm run bench` holds the composed one against. Shell and
 * modules are built together by the same preset; only the file that loads modules at run time is another one.
 */

const load = `
${moduleNames()
  .map((name, place) => `import module${place} from '../../../${name}/src/module.tsx'`)
  .join('\n')}
const codes = { ${moduleNames()
  .map((name, place) => `'${name}': module${place}`)
  .join(', ')} }
const screens = new Map()
export const loadModule = async ({ name }) => codes[name]
export const loadedScreen = ({ name }, screen) => screens.get(name + screen)
export const loadScreen = async ({ name }, screen) => {
  const loaded = await codes[name].screens[screen]()
  screens.set(name + screen, loaded)
  return loaded
}
export const fetchAhead = ({ name }, screen) => codes[name].screens[screen]()
export const isLoaded = () => true
export const hasFailed = () => false
export const forgetFailures = () => undefined
`

const inShell = (file: string) => path.join(folderOf('shell'), 'src/modules', file)
const loader = inShell('load.ts')
const loaderInOne = inShell('load-in-one.js')
const noRuntime = inShell('no-runtime.js')

function defineOneApplication(output: string): Configuration {
  const config = base('shell', output)
  return {
    ...config,
    entry: { shell: './src/main.tsx' },
    output: { ...config.output, ...hashedNames, publicPath: '/assets/', uniqueName: 'one-application' },
    resolve: { ...config.resolve, alias: { '@module-federation/enhanced/runtime': noRuntime } },
    plugins: [
      new experiments.VirtualModulesPlugin({
        [noRuntime]: 'export const registerPlugins = () => undefined\n',
        [loaderInOne]: load,
      }),
      new NormalModuleReplacementPlugin(/\/load\.ts$/, (found) => {
        if (path.resolve(found.context, found.request) === loader) found.request = loaderInOne
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}

/** Builds it into a folder that `pages` can serve as it serves the shell's. */
export async function buildOneApplication(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets')
  const entry = await compile('The one application', defineOneApplication(assets), ({ entrypoints }) =>
    byKind(entrypoints.get('shell')?.getFiles() ?? []),
  )
  await compressFolder(assets)
  const integrity = Object.fromEntries(
    [...entry.js, ...entry.css].map((file) => [file, sha384(readFileSync(path.join(assets, file)))]),
  )
  // everything but the files is the shell's own
  const shell = readJson(describedIn()) as ShellBuild
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ ...shell, entry, integrity }))
  cpSync(path.join(folderOf('shell'), 'index.html'), path.join(folder, 'index.html'))
}

/** The active releases without a browser's file to load: what the one application's pages are told of the modules. */
export function releasesWithoutFiles(releases: string, folder: string): void {
  const registry = readStored(releases)
  for (const [name, { active }] of Object.entries(registry.modules)) {
    const own = releaseFolder(folder, name, active)
    mkdirSync(own, { recursive: true })
    cpSync(path.join(releaseFolder(releases, name, active), 'module.json'), path.join(own, 'module.json'))
    const described = {
      ...readRelease(releases, name, active),
      integrity: {},
      screens: {},
      entry: { js: [], css: [] },
      server: null,
    }
    writeWhole(path.join(own, 'release.json'), JSON.stringify(described))
  }
  writeWhole(path.join(folder, 'modules.json'), JSON.stringify(registry))
}
