import { existsSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import {
  experiments,
  LightningCssMinimizerRspackPlugin,
  sharing,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type OptimizationSplitChunksOptions,
  type RuleSetRule,
} from '@rspack/core'
import { shareRuntimeCode, moduleRuntimePlugins, shellRuntimePlugins } from './federation-runtime.ts'
import { containerName } from './federation-manifest.ts'
import { folderOf, sharedRequests, sourceMapsFolder, versionOf } from '@samity/module-registry'
import type { AntdStyles } from './antd/extract-styles.ts'
import { antdStyleRule, precomputedStyles } from './antd/precomputed-styles.ts'
import { consumedPackages, providedPackages } from './shared-packages.ts'
import { productionRouter } from './production-router.ts'
import { sortedIntegrity } from './sorted-integrity.ts'
import { staffChunks } from './staff-chunks.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

export const uniqueName = (name: string, revision: string) => `${name}@${versionOf(name)}-${revision}`

const secondMs = 1000
const loaderFile = (name: string) =>
  // .ts in the workspace, .js in the packed package
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`)
export const localName = (name: string) => `${name}-[local]-[hash:base64:6]`

/**
 * Code that finds the styles that the page already has, inlined or linked, so that they are not loaded twice.
 */
const findStyles = (buildName: string) => `
const { k: styleFile, f: parts } = __webpack_require__

if (styleFile && parts.css) {
  const loadStyles = parts.css
  const toHref = (url) => new URL(url, location.href).href
  // the server writes this list
  const inlined = JSON.parse(document.querySelector('style[data-files]')?.dataset.files ?? '[]').map(toHref)
  parts.css = (chunk, promises) => {
    const href = toHref(__webpack_require__.p + styleFile(chunk))
    if (inlined.includes(href)) return
    for (const link of document.querySelectorAll('link[rel=stylesheet]:not([data-rspack])'))
      if (link.sheet && link.href === href) link.setAttribute('data-rspack', ${JSON.stringify(`${buildName}:chunk-`)} + chunk)
    loadStyles(chunk, promises)
  }
}
`

/**
 * The first versions with ES2022. For older ones the minimizer would expand every 'margin-inline' for each
 * language.
 */
const browsers = ['chrome >= 94', 'firefox >= 93', 'safari >= 16.4']

export const typescriptRule: RuleSetRule = {
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
}

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
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@rc-component/async-validator$': loaderFile('own-rules') },
    },
    module: {
      rules: [
        typescriptRule,
        { test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/, loader: loaderFile('mark-pure-loader') },
        // the client uses XMLHttpRequest, and axios brings a second way of sending
        {
          test: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
          loader: loaderFile('no-fetch-adapter-loader'),
        },
        { test: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/, loader: loaderFile('no-json-schema-loader') },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
        { test: /\.md$/, type: 'asset/source' },
      ],
      // '--samity-…' must be the same name in all files: one style sheet sets the property, and shared parts
      // read it
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      // a class name contains its module's name, and is the same in the builds for browser and server
      generator: { 'css/module': { localIdentName: localName(name) } },
    },
    optimization: {
      minimizer: [
        new SwcJsMinimizerRspackPlugin(),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [thirdPartyNotices, productionRouter],
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

/** A file's name changes with its content, so that browsers may cache it for ever. */
export const hashedNames = {
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  cssFilename: '[name].[contenthash].css',
  cssChunkFilename: '[name].[contenthash].css',
}

/** The folder of the shell's source maps, beside `assets`. A system serves only `assets`. */
export const shellMapsFolder = 'maps'

/** Positions without source text: the server translates crash reports with them. */
const sourceMaps = (fileName: string, sourceName: string) => ({
  devtool: 'hidden-nosources-source-map' as const,
  output: {
    sourceMapFilename: fileName,
    // no absolute path: the same sources give the same release in any folder
    devtoolModuleFilenameTemplate: sourceName,
    devtoolFallbackModuleFilenameTemplate: sourceName,
  },
})
const moduleMaps = sourceMaps(`${sourceMapsFolder}/[file].map`, '[resource-path]')
// without the scheme Rspack would name the sources as seen from the folder of the maps
const shellMaps = sourceMaps(`../${shellMapsFolder}/[file].map`, 'webpack:///shell/[resource-path]')

export const shellUniqueName = () => `shell@${versionOf('shell')}`

/**
 * The sign-in and many chunks of staff screens need this small file. In the entry it is not a request of its
 * own.
 */
const tinySharedImport = `import { pictureUrl } from '@samity/shared-api/contract/picture'\n`

export function defineShellBuild(output: string, antdStyles: AntdStyles): Configuration {
  const config = baseConfig('shell', output)
  const shellName = shellUniqueName()
  const publicPath = '/assets/'
  const sharedImports = sharedRequests
    .map((request) => `() => import(${JSON.stringify(request)})`)
    .join(',\n')
  return {
    ...config,
    name: 'shell',
    devtool: shellMaps.devtool,
    // shellRuntimePlugins() number the modules
    optimization: { ...config.optimization, splitChunks: staffChunks(), moduleIds: false },
    // a package is provided only if the build imports it, so an entry whose code never runs imports all of
    // them
    entry: { shell: ['./src/find-styles.js', './src/provided.js', './src/entry.ts'] },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), antdStyleRule] },
    output: {
      ...config.output,
      ...hashedNames,
      ...shellMaps.output,
      // former-builds.ts deletes the files of former builds, which open tabs still use
      clean: false,
      publicPath,
      uniqueName: shellName,
    },
    plugins: [
      ...(config.plugins ?? []),
      ...precomputedStyles(antdStyles, publicPath),
      new experiments.VirtualModulesPlugin({
        'src/find-styles.js': findStyles(shellName),
        'src/provided.js': `${tinySharedImport}${shareRuntimeCode}globalThis.samityProvided = [\n${sharedImports},\npictureUrl\n]\n`,
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web' } },
      }),
      // `shared` of the federation plugin would also make the shell ask for its own packages at run time
      new sharing.ProvideSharedPlugin({ provides: providedPackages(), enhanced: true }),
      ...shellRuntimePlugins(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      sortedIntegrity,
    ],
  }
}

/**
 * The small scripts that pages start with: `start` on every page, `early` on those of the back office. They
 * contain no runtime of Module Federation.
 */
export function defineStartBuild(output: string): Configuration {
  const config = baseConfig('shell', output)
  return {
    ...config,
    name: 'start',
    devtool: shellMaps.devtool,
    entry: { start: './src/start.ts', early: './src/early/start-early.ts' },
    output: { ...config.output, ...hashedNames, ...shellMaps.output, clean: false, uniqueName: 'start' },
  }
}

/** A module used by this many screens is in the exposed chunk, which every screen of the module needs. */
const screensThatShare = 8

/**
 * Puts the code that many screens of a module share into its exposed chunk, so that a screen is one script.
 * Styles stay with the screens. A shared package has no code in a module, and only the chunk that names it
 * waits for it.
 */
const staffModuleChunks: OptimizationSplitChunksOptions = {
  cacheGroups: {
    shared: {
      name: '__federation_expose_module',
      chunks: 'async',
      enforce: true,
      minChunks: screensThatShare,
      test: ({ type }) => type.startsWith('javascript/'),
    },
  },
}

/**
 * The kinds of code that are too small for a file of their own. Without the last one each shared package
 * became a chunk without a file, and the order of these chunks depended on the folder of the checkout.
 */
const sizeTypes = ['javascript', 'css', 'unknown', 'consume-shared']

/**
 * One module. `revision` separates its runtime from those of its other releases; otherwise an update in an
 * open tab would run old code.
 */
export function defineModuleBuild(
  name: string,
  revision: string,
  output: string,
  entryFile = 'remoteEntry.[contenthash].js',
): Configuration {
  const config = baseConfig(name, output)
  return {
    ...config,
    name: 'browser',
    devtool: moduleMaps.devtool,
    entry: {},
    optimization: {
      ...config.optimization,
      splitChunks: {
        defaultSizeTypes: sizeTypes,
        // a visitor reads one page of the website, so its screens stay apart
        ...(!existsSync(path.join(folderOf(name), 'src/render.tsx')) && staffModuleChunks),
      },
    },
    output: {
      ...config.output,
      ...hashedNames,
      // a system never serves the folder 'server'
      ...moduleMaps.output,
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
        filename: entryFile,
        exposes: { './module': './src/exposed.js' },
        shared: consumedPackages(name),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      sortedIntegrity,
    ],
  }
}
