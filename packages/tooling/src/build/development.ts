import path from 'node:path'
import { experiments, NormalModuleReplacementPlugin, type Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { productionRouter } from './production-router.ts'
import { sortedIntegrity } from './sorted-integrity.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

/*
 * Builds for development: readable code, source maps, and React Refresh. All builds of a page must use one
 * copy of the refresh runtime, because only the copy that runs before react-dom learns of its renderer:
 * docs/decisions/070.
 */

export const defaultDevPort = 3003

/**
 * Takes the place of the revision. It stays the same, so that each update finds the code before it, and
 * separates the servers of a module: a page may have started with one and continue with another.
 */
export const developmentRevision = (port: number) => `development-${port}`

const isForReleases = (plugin: unknown) =>
  plugin === thirdPartyNotices ||
  plugin === productionRouter ||
  plugin === sortedIntegrity ||
  // its hashes would refuse every update that arrives while the page is open
  (plugin instanceof Object && plugin.constructor.name === 'SubresourceIntegrityPlugin')

export const toReadable = (config: Configuration): Configuration => ({
  ...config,
  devtool: 'source-map',
  output: { ...config.output, sourceMapFilename: '[file].map' },
  optimization: { ...config.optimization, minimize: false },
})

/** The file that takes the place of the refresh runtime in a module, below the folder of the module. */
const refreshRuntimeFile = 'src/shell-refresh-runtime.js'
const shareRefreshFile = 'src/share-refresh-runtime.js'

const shareRefreshCode = `
import * as runtime from 'react-refresh/runtime'
globalThis.samityRefresh = runtime
`

/**
 * The runtime names a component by its file. Without the build's name, equal paths in two builds would be one
 * component.
 */
const moduleRefreshCode = (name: string) => `
const shared = globalThis.samityRefresh
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = shared
export const register = (type, id) => shared.register(type, ${JSON.stringify(`${name} `)} + id)
`

export function toModuleDevelopment(config: Configuration): Configuration {
  const { context = '', plugins = [], ...rest } = toDevelopment(config)
  const runtime = path.join(context, refreshRuntimeFile)
  return {
    ...rest,
    context,
    plugins: [
      ...plugins,
      new experiments.VirtualModulesPlugin({
        [refreshRuntimeFile]: moduleRefreshCode(String(rest.output?.uniqueName)),
      }),
      new NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (resolveData) => {
        if (!resolveData.createData) resolveData.request = runtime
      }),
      new ReactRefreshRspackPlugin({
        // the shell's entry has installed it
        injectEntry: false,
        exclude: [/[\\/]node_modules[\\/]/, runtime],
      }),
    ],
  }
}

export function toShellDevelopment(config: Configuration, port: number): Configuration {
  const { entry, plugins = [], ...rest } = toDevelopment(config)
  // browser-builds.ts writes this entry
  const { shell } = entry as { shell: string[] }
  return {
    ...rest,
    entry: { shell: [`./${shareRefreshFile}`, ...shell] },
    plugins: [
      ...plugins,
      new experiments.VirtualModulesPlugin({ [shareRefreshFile]: shareRefreshCode }),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: {
      host: 'localhost',
      port,
      static: false,
      // the server of the system reads the files
      devMiddleware: { writeToDisk: true },
      client: developmentClient(port),
    },
  }
}

export const developmentClient = (port: number) => ({
  webSocketURL: `ws://localhost:${port}/ws`,
  overlay: { errors: true, warnings: false },
})

export function toDevelopment(config: Configuration): Configuration {
  const { output, context = '', plugins = [], module, optimization, ...rest } = config
  return {
    ...rest,
    context,
    mode: 'development',
    infrastructureLogging: { level: 'info' },
    // a page's content security policy allows no 'eval'
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      clean: false,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      sourceMapFilename: '[file].map',
      devtoolNamespace: path.basename(context),
      devtoolModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]',
      devtoolFallbackModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]?[hash]',
    },
    module: { ...module, rules: [...(module?.rules ?? []).map(withRefresh), componentsRule] },
    plugins: plugins.filter((plugin) => !isForReleases(plugin)),
    // an update with an error would run: the page keeps the code before it until the error is gone
    optimization: { ...optimization, emitOnErrors: false },
    // requests for parts that are compiled on demand fail on pages of other origins
    lazyCompilation: false,
  }
}

const componentsRule = {
  test: /\.tsx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  loader: path.join(
    import.meta.dirname,
    // .ts in the workspace, .js in the packed package
    `register-components-loader${path.extname(import.meta.filename)}`,
  ),
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

function withRefresh(rule: Rule): Rule {
  if (!rule || typeof rule !== 'object' || rule.loader !== 'builtin:swc-loader') return rule
  const { options } = rule
  if (!options || typeof options !== 'object') return rule
  // preset.ts writes these options
  const { jsc } = options as { jsc: { transform: { react: object } } }
  const react = { ...jsc.transform.react, development: true, refresh: true }
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { react } } } }
}
