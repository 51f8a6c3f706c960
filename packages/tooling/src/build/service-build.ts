import { existsSync } from 'node:fs'
import path from 'node:path'
import { CopyRspackPlugin, type Configuration } from '@rspack/core'
import { typescriptRule } from './preset.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

export const serviceSource = 'service/main.ts'
const migrationsFolder = 'service/migrations'

/**
 * The service of the module in `folder`: one ES module for Node with everything that it imports, and its
 * migrations. It is not minimized, so that an error in the log names the line.
 */
export const defineServiceBuild = (folder: string, output: string): Configuration => ({
  mode: 'production',
  name: 'service',
  context: folder,
  devtool: false,
  target: 'node24',
  entry: { main: `./${serviceSource}` },
  output: {
    path: path.join(output, 'service'),
    clean: true,
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
  },
  resolve: { extensions: ['.ts', '.js', '.mjs', '.json'] },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  module: { rules: [typescriptRule], parser: { javascript: { dynamicImportMode: 'eager' } } },
  plugins: [
    thirdPartyNotices,
    ...(existsSync(path.join(folder, migrationsFolder))
      ? [new CopyRspackPlugin({ patterns: [{ from: `./${migrationsFolder}`, to: 'migrations' }] })]
      : []),
  ],
  performance: false,
  infrastructureLogging: { level: 'error' },
})
