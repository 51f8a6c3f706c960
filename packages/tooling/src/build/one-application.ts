import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { experiments, NormalModuleReplacementPlugin, SubresourceIntegrityPlugin } from '@rspack/core'
import type { Configuration } from '@rspack/core'
import { extractAntdStyles, type AntdStyles } from './antd/extract-styles.ts'
import { antdStyleRule, precomputedStyles } from './antd/precomputed-styles.ts'
import { compile } from './compile.ts'
import { groupByKind } from './files-by-kind.ts'
import {
  folderOf,
  readRelease,
  readShellBuild,
  readStoredRegistry,
  releaseFolder,
  sha384,
  shellBuildFile,
  writeFileAtomically,
} from '@samity/module-registry'
import { compressFolder } from './compress.ts'
import { moduleNames } from '../workspace.ts'
import { baseConfig, hashedNames } from './preset.ts'
import { shellFolder } from './shell-build.ts'

/*
 * Builds the same source as one application, without federation, as the reference of `npm run bench`. Shell
 * and modules are built together with the same preset. Only the file that loads modules at runtime is
 * replaced.
 */

const loaderCode = `
${moduleNames()
  .map((name, index) => `import module${index} from '../../../../${name}/src/module.tsx'`)
  .join('\n')}
const codes = { ${moduleNames()
  .map((name, index) => `'${name}': module${index}`)
  .join(', ')} }
const screens = new Map()
const loadedScreen = ({ name }, screen) => screens.get(name + screen)
const loaderOf = (name, screen) => codes[name].screens[screen] ?? codes[name].extensions[screen]
const loadScreen = async ({ name }, screen) => {
  const loaded = await loaderOf(name, screen)()
  screens.set(name + screen, loaded)
  return loaded
}
const fetchAhead = ({ name }, screen) => loaderOf(name, screen)()
const loadCode = async ({ name }) => codes[name]
export { fetchAhead, loadCode, loadScreen, loadedScreen }
`

const inShell = (file: string) => path.join(folderOf('shell'), 'src/modules/loading', file)
const loaderFile = inShell('load.ts')
const staticLoaderFile = inShell('load-in-one.js')
const emptyRuntimeFile = inShell('no-runtime.js')

function defineOneApplication(output: string, antdStyles: AntdStyles): Configuration {
  const config = baseConfig('shell', output)
  const publicPath = '/assets/'
  return {
    ...config,
    entry: { shell: './src/entry.ts' },
    output: { ...config.output, ...hashedNames, publicPath, uniqueName: 'one-application' },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), antdStyleRule] },
    resolve: { ...config.resolve, alias: { '@module-federation/enhanced/runtime': emptyRuntimeFile } },
    plugins: [
      ...precomputedStyles(antdStyles, publicPath),
      new experiments.VirtualModulesPlugin({
        [emptyRuntimeFile]: 'export const registerPlugins = () => undefined\n',
        [staticLoaderFile]: loaderCode,
      }),
      new NormalModuleReplacementPlugin(/\/load\.ts$/, (resolveData) => {
        if (path.resolve(resolveData.context, resolveData.request) === loaderFile)
          resolveData.request = staticLoaderFile
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}

export async function buildOneApplication(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets')
  const entry = await compile(
    'The one application',
    defineOneApplication(assets, await extractAntdStyles()),
    ({ entrypoints }) => groupByKind(entrypoints.get('shell')?.getFiles() ?? []),
  )
  await compressFolder(assets)
  const integrity = Object.fromEntries(
    [...entry.js, ...entry.css].map((file) => [file, sha384(readFileSync(path.join(assets, file)))]),
  )
  // everything except the files is the same as in the shell's build; its server part has other class names
  const { server: _server, ...shell } = readShellBuild(shellFolder())
  writeFileSync(
    shellBuildFile(folder),
    JSON.stringify({ ...shell, entry, early: '', appearance: '', staffFiles: [], integrity }),
  )
  cpSync(path.join(folderOf('shell'), 'index.html'), path.join(folder, 'index.html'))
}

/**
 * Copies the active releases without files for browsers. The pages of the one application receive these as
 * their registry.
 */
export function releasesWithoutFiles(releases: string, folder: string): void {
  const registry = readStoredRegistry(releases)
  for (const [name, { active }] of Object.entries(registry.modules)) {
    const target = releaseFolder(folder, name, active)
    mkdirSync(target, { recursive: true })
    cpSync(path.join(releaseFolder(releases, name, active), 'module.json'), path.join(target, 'module.json'))
    const description = {
      ...readRelease(releases, name, active),
      integrity: {},
      screens: {},
      entry: { js: [], css: [] },
      server: null,
    }
    writeFileAtomically(path.join(target, 'release.json'), JSON.stringify(description))
  }
  writeFileAtomically(path.join(folder, 'modules.json'), JSON.stringify(registry))
}
