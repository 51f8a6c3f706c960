import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack, SubresourceIntegrityPlugin, type Compiler } from '@rspack/core'
import { compile } from '../compile.ts'
import { listFiles } from '../compress.ts'
import { sortedIntegrity } from '../sorted-integrity.ts'

/*
 * Run by sorted-integrity.test.ts with a folder: builds the same sources several times and prints the files
 * of each build as JSON.
 */

const [folder = ''] = process.argv.slice(2)

function writeSources(): void {
  const parts = ['a', 'b', 'c']
  mkdirSync(path.join(folder, 'src'))
  for (const part of parts)
    writeFileSync(path.join(folder, 'src', `${part}.js`), `export default '${part}'\n`)
  const imports = parts.map((part) => `import('./${part}.js').then(console.log)\n`)
  writeFileSync(path.join(folder, 'src/index.js'), imports.join(''))
}

type Order = (entries: string[]) => string[]

const inOrder = (order: Order) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap('turned tables', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'turned tables', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const { name } of compilation.getAssets())
            compilation.updateAsset(name, (source) => {
              const turn = (code: string) =>
                code.replace(/(Hashes = \{)([^}]+)/, (_, start: string, entries: string) =>
                  start.concat(order(entries.split(',')).join(',')),
                )
              const map = source.map()
              if (!map) throw new Error(`${name} has no source map`)
              const sourcesContent = map.sourcesContent?.map((text) => text && turn(text)) ?? []
              return new rspack.sources.SourceMapSource(turn(String(source.source())), name, {
                ...map,
                sourcesContent,
              })
            })
        },
      ),
    ),
})

async function build(
  name: string,
  plugins: { apply(compiler: Compiler): void }[],
): Promise<Record<string, string>> {
  const output = path.join(folder, name)
  const config = {
    mode: 'production' as const,
    context: folder,
    devtool: 'hidden-nosources-source-map' as const,
    target: 'web' as const,
    output: {
      path: output,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      crossOriginLoading: 'anonymous' as const,
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    plugins: [...plugins, new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
  }
  await compile(name, config, () => undefined)
  return Object.fromEntries(
    listFiles(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
  )
}

writeSources()
const builds = [
  await build('any', [sortedIntegrity]),
  await build('sorted', [inOrder((entries) => entries.toSorted()), sortedIntegrity]),
  await build('reversed', [inOrder((entries) => entries.toSorted().toReversed()), sortedIntegrity]),
]
console.log(JSON.stringify(builds))
