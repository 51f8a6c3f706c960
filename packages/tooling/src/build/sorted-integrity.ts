import { rspack, type Compiler } from '@rspack/core'

const { RawSource, SourceMapSource } = rspack.sources

const integrityTable = /(?<=\.sri(?:Css)?Hashes = \{)[^{}]+(?=\})/g

const sortTables = (code: string) =>
  code.replace(integrityTable, (entries) => entries.split(',').toSorted().join(','))

/**
 * A plugin that sorts the tables of SubresourceIntegrityPlugin, because Rspack writes them in an order that
 * differs from process to process. The name of their file, and with it the release, would differ although
 * nothing has changed.
 */
export const sortedIntegrity = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap('sorted integrity', (compilation) =>
      compilation.hooks.processAssets.tap(
        // before the minimizer, and before the hashes take the place of the placeholders
        { name: 'sorted integrity', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            const code = String(source.source())
            if (code.search(integrityTable) < 0) continue
            const sortedCode = sortTables(code)
            const map = source.map()
            // the tables keep their length, so positions stay; the minimizer compares the code with the
            // sources in the map
            const sourcesContent = map?.sourcesContent?.map((text) => text && sortTables(text))
            compilation.updateAsset(
              name,
              map
                ? new SourceMapSource(sortedCode, name, { ...map, ...(sourcesContent && { sourcesContent }) })
                : new RawSource(sortedCode),
            )
          }
        },
      ),
    ),
}
