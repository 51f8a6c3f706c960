import { createRequire } from 'node:module'
import path from 'node:path'
import {
  experiments,
  ids,
  NormalModuleReplacementPlugin,
  type Compiler,
  type Configuration,
} from '@rspack/core'

/*
 * By default every build contains the runtime of Module Federation. Here only the shell contains it and
 * shares it with the modules of the page. A module keeps only the small part that belongs to its own build:
 * docs/decisions/048.
 */

const toEsmFile = (file: string) => file.replace(/\.cjs$/, '.js')
const require = createRequire(import.meta.url)
const runtimeFolder = path.dirname(
  createRequire(require.resolve('@module-federation/enhanced/rspack')).resolve(
    '@module-federation/webpack-bundler-runtime',
  ),
)
/** The code that opens a container. The shell exposes nothing, so its copy of the runtime lacks it. */
const containerEntryFile = path.join(runtimeFolder, 'initContainerEntry.js')
const moduleRuntimeFile = path.join(import.meta.dirname, 'shell-runtime.js')

/** The path of the runtime in the plugin's entry, which is a `data:` module. */
const runtimeInDataUri = /%22(?:(?!%22).)*%2Fwebpack-bundler-runtime%2Fdist%2Findex\.cjs%22/
const runtimeRequest = 'federation-runtime'

/**
 * Makes the plugin's entry import the runtime from `file`, by a name without a folder. The id of a `data:`
 * module depends on its whole URL: with a folder in it, each folder would build other files.
 */
const importRuntimeFrom = (file: string) => [
  new NormalModuleReplacementPlugin(runtimeInDataUri, (resolveData) => {
    if (!resolveData.createData)
      resolveData.request = resolveData.request.replace(runtimeInDataUri, `%22${runtimeRequest}%22`)
  }),
  new NormalModuleReplacementPlugin(new RegExp(`^${runtimeRequest}$`), (resolveData) => {
    if (!resolveData.createData) resolveData.request = file
  }),
]

/**
 * Numbers the modules as Rspack does, but the entries of provided packages last. Their names contain the
 * folder of the checkout, and no file contains their numbers. When they took a number first, another folder
 * gave the code another one. Needs `moduleIds: false`.
 */
const numberModules = () => [
  new ids.DeterministicModuleIdsPlugin({
    test: (module) => !module.identifier().startsWith('provide shared module'),
  }),
  new ids.DeterministicModuleIdsPlugin(),
]

/**
 * Makes the shell use the runtime as ES modules, so that the build contains only what it uses. Put these
 * plugins after the federation plugin, which points at CommonJS.
 */
export const shellRuntimePlugins = (): NonNullable<Configuration['plugins']> => [
  ...importRuntimeFrom(path.join(runtimeFolder, 'index.js')),
  ...numberModules(),
  new NormalModuleReplacementPlugin(/[\\/]@module-federation[\\/].+\.cjs$/, (resolveData) => {
    if (!resolveData.createData) resolveData.request = toEsmFile(resolveData.request)
  }),
  {
    apply: ({ hooks, options }: Compiler) =>
      hooks.afterPlugins.tap('runtime as modules', () => {
        const alias = Object.entries(options.resolve.alias || {})
        options.resolve.alias = Object.fromEntries(
          alias.map(([name, to]) => [name, typeof to === 'string' ? toEsmFile(to) : to]),
        )
      }),
  },
]

export const shareRuntimeCode = 'globalThis.samityFederation = __webpack_require__.federation\n'

/**
 * The code of a module that takes the place of the runtime and uses the shell's. `init` must not touch the
 * shell's own instance, which the runtime has in a module variable. A later release of a module reuses the
 * instance of the former one.
 */
const moduleRuntimeCode = `
import { initContainerEntry } from ${JSON.stringify(containerEntryFile)}
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.samityFederation
const init = (options) => {
  const known = globalThis.__FEDERATION__.__INSTANCES__.find((instance) => instance.options.name === options.name)
  if (!known) return runtime.createInstance({ ...options, id: options.id || '' })
  known.initOptions({ ...options, id: options.id || '' })
  return known
}
export default {
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
}
`

export const moduleRuntimePlugins = (): NonNullable<Configuration['plugins']> => [
  new experiments.VirtualModulesPlugin({ [moduleRuntimeFile]: moduleRuntimeCode }),
  ...importRuntimeFrom(moduleRuntimeFile),
]
