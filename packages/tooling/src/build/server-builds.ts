import path from 'node:path'
import type { Configuration } from '@rspack/core'
import { sourceMapsFolder } from '@samity/module-registry'
import { baseConfig, localName, shellUniqueName, uniqueName } from './preset.ts'

/* The builds of screens that the server renders. */

/** Renders screens of the shell on the server. It is beside `assets`, so no browser can read it. */
export const shellServerFile = 'server/render.cjs'

/**
 * Screens for the server, bundled in one file. With the `uniqueName` of the build for browsers it has the
 * same class names.
 */
function serverBuild(
  name: string,
  { output, uniqueName: buildName }: { output: string; uniqueName: string },
): Configuration {
  const config = baseConfig(name, output)
  return {
    ...config,
    name: 'server',
    entry: { render: './src/render.tsx' },
    target: 'node24',
    output: {
      ...config.output,
      path: output,
      clean: { keep: path.posix.basename(sourceMapsFolder) },
      publicPath: 'auto',
      uniqueName: buildName,
    },
    optimization: { splitChunks: false, runtimeChunk: false },
    module: {
      ...config.module,
      generator: { 'css/module': { localIdentName: localName(name), exportsOnly: true } },
    },
  }
}

export function defineServerBuild(name: string, revision: string, output: string): Configuration {
  const config = serverBuild(name, {
    output: path.join(output, 'server'),
    uniqueName: uniqueName(name, revision),
  })
  return {
    ...config,
    output: { ...config.output, filename: '[name].mjs', module: true, library: { type: 'module' } },
    module: {
      ...config.module,
      parser: { ...config.module?.parser, javascript: { dynamicImportMode: 'eager' } },
    },
  }
}

/** The screens of the shell for the server: a CommonJS file, because the server loads it with `require`. */
export function defineShellServerBuild(output: string): Configuration {
  const config = serverBuild('shell', {
    output: path.join(output, '..', path.dirname(shellServerFile)),
    uniqueName: shellUniqueName(),
  })
  return {
    ...config,
    output: {
      ...config.output,
      filename: path.basename(shellServerFile),
      library: { type: 'commonjs2' },
    },
    module: {
      ...config.module,
      // what a screen imports later (the dashboard's frame) is not part of the file
      parser: { ...config.module?.parser, javascript: { dynamicImportMode: 'weak' } },
    },
  }
}
