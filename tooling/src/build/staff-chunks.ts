import path from 'node:path'
import type { Chunk, Compilation, Module, OptimizationSplitChunksOptions } from '@rspack/core'
import { folderOf } from '@samity/module-registry'

/*
 * Every staff screen needs most of antd and most of shared-ui. By default the bundler cuts them into about thirty files, one for
 * each set of entries that share code, and small files compress badly. Here they are two files: `core` is what the frame around
 * every screen needs, `screens` is what lists and forms need in addition. See docs/decisions/080.
 */

type Group = 'core' | 'screens'

const entriesOfGroup: Record<Group, string[]> = {
  core: ['core'],
  screens: ['data', 'forms', 'query', 'combobox', 'date'],
}
const indexFilesOf = (group: Group) =>
  entriesOfGroup[group].map((entry) => path.join(folderOf('shared-ui'), 'src', entry, 'index.ts'))

const antdFile = /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component)[\\/]/

type ChunkContent = Record<Group | 'antd', boolean>
type ChunkGraph = Compilation['chunkGraph']
type Context = { chunkGraph: ChunkGraph }

/**
 * The groups of `splitChunks` for the shell. A file moves into a group only if staff screens alone use it: public pages load the
 * HTTP client and parts of the contract, and must not load antd with them.
 */
export function staffChunks(): OptimizationSplitChunksOptions {
  const indexFiles = { core: indexFilesOf('core'), screens: indexFilesOf('screens') }
  const contents = new Map<Chunk, ChunkContent>()

  function contentOf(chunk: Chunk, chunkGraph: ChunkGraph): ChunkContent {
    const cachedContent = contents.get(chunk)
    if (cachedContent) return cachedContent
    const files = chunkGraph.getChunkModules(chunk).map((module) => module.nameForCondition() ?? '')
    const content = {
      core: files.some((file) => indexFiles.core.includes(file)),
      screens: files.some((file) => indexFiles.screens.includes(file)),
      antd: files.some((file) => antdFile.test(file)),
    }
    contents.set(chunk, content)
    return content
  }

  const isIn =
    (group: Group) =>
    (module: Module, { chunkGraph }: Context): boolean => {
      const users = chunkGraph.getModuleChunks(module).map((chunk) => contentOf(chunk, chunkGraph))
      return (
        users.some((content) => content[group]) &&
        users.every(({ core, screens, antd }) => core || screens || antd)
      )
    }

  const common = { chunks: 'async', enforce: true } as const
  return {
    cacheGroups: {
      core: { ...common, name: 'core', test: isIn('core'), priority: 20 },
      screens: { ...common, name: 'screens', test: isIn('screens'), priority: 10 },
    },
  }
}
