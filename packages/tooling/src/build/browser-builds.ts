import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import {
  experiments,
  sharing,
  SubresourceIntegrityPlugin,
  type Configuration,
  type OptimizationSplitChunksOptions,
} from '@rspack/core'
import { folderOf, readJson, sharedRequests, sourceMapsFolder } from '@samity/module-registry'
import path from 'node:path'
import type { AntdStyles } from './antd/extract-styles.ts'
import { antdStyleRule, darkStyles, precomputedStyles } from './antd/precomputed-styles.ts'
import { containerName } from './federation-manifest.ts'
import { moduleRuntimePlugins, shareRuntimeCode, shellRuntimePlugins } from './federation-runtime.ts'
import { baseConfig, hashedNames, shellUniqueName, uniqueName } from './preset.ts'
import { consumedPackages, providedPackages } from './shared-packages.ts'
import { sortedIntegrity } from './sorted-integrity.ts'
import { staffChunks } from './staff-chunks.ts'

/* The builds of the shell and of modules for browsers. */

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

/**
 * The sign-in and many chunks of staff screens need this small file. In the entry it is not a request of its
 * own.
 */
const tinySharedImport = `import { pictureUrl } from '@samity/shared-api/contract/picture'\n`

const shellPath = '/assets/'

/** The host: provides the shared packages and loads every module at runtime. */
export function defineShellBuild(output: string, antdStyles: AntdStyles): Configuration {
  const config = baseConfig('shell', output)
  const shellName = shellUniqueName()
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
      publicPath: shellPath,
      uniqueName: shellName,
    },
    plugins: [
      ...(config.plugins ?? []),
      ...precomputedStyles(antdStyles, shellPath),
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
 * The small scripts that pages start with: `start` on every page, `early` and `appearance` on those of the
 * back office. They contain no runtime of Module Federation.
 */
export function defineStartBuild(output: string, antdStyles: AntdStyles): Configuration {
  const config = baseConfig('shell', output)
  return {
    ...config,
    name: 'start',
    devtool: shellMaps.devtool,
    entry: {
      start: './src/start.ts',
      early: './src/early/start-early.ts',
      appearance: './src/early/start-appearance.ts',
    },
    plugins: [...(config.plugins ?? []), darkStyles(antdStyles, shellPath).definition],
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

/** True for the module of the website, which draws the frame of public pages. */
const isWebsite = (name: string) =>
  (readJson(path.join(folderOf(name), 'module.json')) as { publicFrame?: string }).publicFrame !== undefined

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
        ...(!isWebsite(name) && staffModuleChunks),
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
