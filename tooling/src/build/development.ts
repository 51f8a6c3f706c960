import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

/** Where a module's development server listens, unless the person chooses another port. */
export const defaultDevPort = 3003

const isForReleases = (plugin: unknown) =>
  // its hashes would refuse every update that arrives while the page is open
  plugin instanceof Object && plugin.constructor.name === 'SubresourceIntegrityPlugin'

/** Leaves the code of a build readable and puts source maps beside it. Everything else is as in a release. */
export const toReadable = (config: Configuration): Configuration => ({
  ...config,
  devtool: 'source-map',
  output: { ...config.output, sourceMapFilename: '[file].map' },
  optimization: { ...config.optimization, minimize: false },
})

/** Turns the build of a release into one for development: readable code, source maps, React Refresh. */
export function toDevelopment(config: Configuration, port: number): Configuration {
  const { output, plugins = [], module, ...rest } = config
  return {
    ...rest,
    mode: 'development',
    infrastructureLogging: { level: 'info' },
    // a page's content security policy allows no 'eval'
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      publicPath: `http://localhost:${port}/`,
    },
    module: { ...module, rules: (module?.rules ?? []).map(withRefresh) },
    plugins: [...plugins.filter((plugin) => !isForReleases(plugin)), new ReactRefreshRspackPlugin()],
    // requests for parts that are compiled on demand fail on pages of other origins
    lazyCompilation: false,
  }
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

/** Makes the compiler of TypeScript mark components for React Refresh. */
function withRefresh(rule: Rule): Rule {
  if (!rule || typeof rule !== 'object' || rule.loader !== 'builtin:swc-loader') return rule
  const { options } = rule
  if (!options || typeof options !== 'object') return rule
  // preset.ts writes these options
  const { jsc } = options as { jsc: { transform: { react: object } } }
  const react = { ...jsc.transform.react, development: true, refresh: true }
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { react } } } }
}
