import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import {
  experiments,
  LightningCssMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
} from '@rspack/core'
import { shareRuntimeCode, moduleRuntimePlugins, shellRuntimePlugins } from './federation-runtime.ts'
import { containerName } from './federation-manifest.ts'
import { folderOf, sharedRequests, versionOf } from '@samity/module-registry'
import { consumedPackages, providedPackages } from './shared-packages.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

const uniqueName = (name: string, revision: string) => `${name}@${versionOf(name)}-${revision}`

const secondMs = 1000
const pureLoaderFile = path.join(
  import.meta.dirname,
  // as it stands here, or as it is packed
  `mark-pure-loader${path.extname(import.meta.filename)}`,
)
const localName = (name: string) => `${name}-[local]-[hash:base64:6]`

/** Styles that the server has put into the page's head already are found there and not loaded twice. */
const findStyles = (buildName: string) => `
const { k: styleFile, f: parts } = __webpack_require__

if (styleFile && parts.css) {
  const loadStyles = parts.css
  parts.css = (chunk, promises) => {
    const { href } = new URL(__webpack_require__.p + styleFile(chunk), location.href)
    for (const link of document.querySelectorAll('link[rel=stylesheet]:not([data-rspack])'))
      if (link.sheet && link.href === href) link.setAttribute('data-rspack', ${JSON.stringify(`${buildName}:chunk-`)} + chunk)
    loadStyles(chunk, promises)
  }
}
`

/** The first that know ES2022. For older ones the minimizer would write every 'margin-inline' out for each language there is. */
const browsers = ['chrome >= 94', 'firefox >= 93', 'safari >= 16.4']

/** What every build of ours has in common. */
export function baseConfig(name: string, output: string): Configuration {
  return {
    mode: 'production',
    context: folderOf(name),
    devtool: false,
    target: ['web', 'es2022'],
    output: {
      path: output,
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10 * secondMs,
      hashDigestLength: 12,
      assetModuleFilename: '[name].[contenthash][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/, loader: pureLoaderFile },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
      ],
      // '--samity-…' is one name for all files: a sheet of ours sets what a shared part reads
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      // A class name says whose it is, and is the same in the browser's build and the server's.
      generator: { 'css/module': { localIdentName: localName(name) } },
    },
    optimization: {
      minimizer: [
        new SwcJsMinimizerRspackPlugin(),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [thirdPartyNotices],
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

/** A file's name changes with its content, so browsers keep it for ever. */
export const hashedNames = {
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  cssFilename: '[name].[contenthash].css',
  cssChunkFilename: '[name].[contenthash].css',
}

/** The host: provides what is shared, loads every module at run time. */
export function defineShellBuild(output: string): Configuration {
  const config = baseConfig('shell', output)
  const shellName = `shell@${versionOf('shell')}`
  const sharedImports = sharedRequests
    .map((request) => `() => import(${JSON.stringify(request)})`)
    .join(',\n')
  return {
    ...config,
    // A package is provided only when the build meets it, so an entry that nobody calls names every one of them.
    entry: { shell: ['./src/find-styles.js', './src/provided.js', './src/main.tsx'] },
    output: {
      ...config.output,
      ...hashedNames,
      // files of former builds stay for open tabs (former-builds.ts)
      clean: false,
      publicPath: '/assets/',
      uniqueName: shellName,
    },
    plugins: [
      ...(config.plugins ?? []),
      new experiments.VirtualModulesPlugin({
        'src/find-styles.js': findStyles(shellName),
        'src/provided.js': `${shareRuntimeCode}globalThis.samityProvided = [\n${sharedImports}\n]\n`,
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedPackages(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web' } },
      }),
      ...shellRuntimePlugins(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}

/** The small script that a filled-in page begins with: plain, without a run-time of anything. */
export function defineStartBuild(output: string): Configuration {
  const config = baseConfig('shell', output)
  return {
    ...config,
    entry: { start: './src/start.ts' },
    output: { ...config.output, ...hashedNames, clean: false, uniqueName: 'start' },
  }
}

/** One module. `revision` sets its run-time apart from other releases of it, or a swap within a tab would keep the old code. */
export function defineModuleBuild(name: string, revision: string, output: string): Configuration {
  const config = baseConfig(name, output)
  return {
    ...config,
    entry: {},
    output: {
      ...config.output,
      ...hashedNames,
      publicPath: 'auto',
      uniqueName: uniqueName(name, revision),
    },
    plugins: [
      ...(config.plugins ?? []),
      ...moduleRuntimePlugins(),
      new experiments.VirtualModulesPlugin({
        'src/exposed.js': `export { default } from './module.tsx'\n${findStyles(uniqueName(name, revision))}`,
      }),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.[contenthash].js',
        exposes: { './module': './src/exposed.js' },
        shared: consumedPackages(name),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}

/** The same screens for the server: one file, everything inside it. Its classes are those of the browser's build of `revision`. */
export function defineServerBuild(name: string, revision: string, output: string): Configuration {
  const config = baseConfig(name, output)
  return {
    ...config,
    entry: { render: './src/render.tsx' },
    target: 'node24',
    output: {
      ...config.output,
      path: path.join(output, 'server'),
      clean: true,
      publicPath: 'auto',
      uniqueName: uniqueName(name, revision),
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
    },
    optimization: { splitChunks: false, runtimeChunk: false },
    module: {
      ...config.module,
      parser: { ...config.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: { 'css/module': { localIdentName: localName(name), exportsOnly: true } },
    },
  }
}
