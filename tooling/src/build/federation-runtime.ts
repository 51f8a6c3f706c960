import { createRequire } from 'node:module'
import path from 'node:path'
import { experiments, NormalModuleReplacementPlugin, type Compiler, type Configuration } from '@rspack/core'

/*
 * The run-time of Module Federation comes with every build unless something is done about it. The shell has the one
 * copy of a page and lends it; only the little that belongs to one build stays in a module.
 */

const toEsmFile = (file: string) => file.replace(/\.cjs$/, '.js')
const require = createRequire(import.meta.url)
/** The shell exposes nothing, so what a container needs to be opened is not in its copy. */
const containerEntryFile = path.join(
  path.dirname(
    createRequire(require.resolve('@module-federation/enhanced/rspack')).resolve(
      '@module-federation/webpack-bundler-runtime',
    ),
  ),
  'initContainerEntry.js',
)
const runtimeFile = path.join(import.meta.dirname, 'lent-run-time.js')

/**
 * The run-time in its form as ES modules, of which only what is used goes into the shell. It stands after the federation
 * plugin, which points at the other form.
 */
export const shellRuntimePlugins = (): NonNullable<Configuration['plugins']> => [
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

/** Put into the shell's entry: what it lends. */
export const shareRuntimeCode = 'globalThis.samityFederation = __webpack_require__.federation\n'

/**
 * Borrowed by a module. `init` must not touch the shell's own instance, which the run-time keeps in a variable of its
 * module; a later release of the same module goes on with the instance of the former.
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

/** Where the plugin's own entry, a module that is written as an address, names the file that is replaced. */
const runtimeInDataUri = /%22(?:(?!%22).)*%2Fwebpack-bundler-runtime%2Fdist%2Findex\.cjs%22/
const runtimeRequest = 'lent-run-time'

export const moduleRuntimePlugins = (): NonNullable<Configuration['plugins']> => [
  new experiments.VirtualModulesPlugin({ [runtimeFile]: moduleRuntimeCode }),
  // a module's id is made from its whole address: with a folder in it, each folder's build would be another release
  new NormalModuleReplacementPlugin(runtimeInDataUri, (resolveData) => {
    if (!resolveData.createData)
      resolveData.request = resolveData.request.replace(runtimeInDataUri, `%22${runtimeRequest}%22`)
  }),
  new NormalModuleReplacementPlugin(/^lent-run-time$/, (resolveData) => {
    if (!resolveData.createData) resolveData.request = runtimeFile
  }),
]
