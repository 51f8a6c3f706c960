import path from 'node:path'
import {
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type RuleSetRule,
} from '@rspack/core'
import { folderOf, versionOf } from '@samity/module-registry'
import { productionRouter } from './production-router.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

export const uniqueName = (name: string, revision: string) => `${name}@${versionOf(name)}-${revision}`
export const shellUniqueName = () => `shell@${versionOf('shell')}`

const secondMs = 1000
const loaderFile = (name: string) =>
  // .ts in the workspace, .js in the packed package
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`)
export const localName = (name: string) => `${name}-[local]-[hash:base64:6]`

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
