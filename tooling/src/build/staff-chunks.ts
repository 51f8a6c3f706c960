import path from 'node:path'
import type { Chunk, Compilation, Module, OptimizationSplitChunksOptions } from '@rspack/core'
import { folderOf } from '@samity/module-registry'

/*
 * Every staff screen needs the frame, most of antd and most of shared-ui. By default the bundler cuts them into about thirty
 * files, one for each set of entries that share code. A request costs a round trip, and small files compress badly. Here they
 * are two files: `client` is the HTTP client with the contract, which the sign-in needs too, and `staff` is what every staff
 * screen needs in addition. See docs/decisions/083.
 */

const folder = (...names: string[]) => path.join(folderOf(names[0]!), ...names.slice(1)) + path.sep
const isBelow = (folders: string[], file: string) => folders.some((one) => file.startsWith(one))

/** The entries of shared-ui that every staff screen needs: lists, forms and the parts of both */
const screenEntries = ['core', 'data', 'forms', 'query', 'combobox', 'date']
const screenIndexFiles = screenEntries.map((entry) => `${folder('shared-ui', 'src', entry)}index.ts`)
/** The entries that some staff screens need in addition */
const rareEntries = ['more', 'receipt', 'qr-code', 'segmented', 'tabs']

const clientFolder = folder('shared-api', 'src', 'client')
const clientIndexFiles = ['client', 'contract'].map((name) => `${folder('shared-api', 'src', name)}index.ts`)
const contractFolder = folder('shared-api', 'src', 'contract')
const frameFile = `${folder('shell', 'src', 'frames')}DashboardFrame.tsx`
const staffFolders = [...screenEntries, ...rareEntries].map((entry) => folder('shared-ui', 'src', entry))

const antdFile = /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component)[\\/]/
const clientPackage = /[\\/]node_modules[\\/](?:axios|zod)[\\/]/

/** What a chunk contains before the bundler moves anything. */
type ChunkContent = {
  /** Everything of the HTTP client or of the contract's entry */
  clientEntry: boolean
  /** Anything that only works with the HTTP client */
  client: boolean
  /** The frame, or an entry that every staff screen needs */
  everyScreen: boolean
  /** Anything that only staff screens show */
  staff: boolean
}
type ChunkGraph = Compilation['chunkGraph']
type Context = { chunkGraph: ChunkGraph }

const fileOf = (module: Module) => module.nameForCondition() ?? ''

/**
 * The groups of `splitChunks` for the shell. Code that a public page can load never moves into a group: it must not load the
 * HTTP client or antd with it. Code of the sign-in never moves into `staff`.
 */
export function staffChunks(): OptimizationSplitChunksOptions {
  const contents = new Map<Chunk, ChunkContent>()

  function contentOf(chunk: Chunk, chunkGraph: ChunkGraph): ChunkContent {
    const cachedContent = contents.get(chunk)
    if (cachedContent) return cachedContent
    const files = chunkGraph.getChunkModules(chunk).map(fileOf)
    const content = {
      clientEntry: files.some((file) => clientIndexFiles.includes(file)),
      client: files.some((file) => isBelow([clientFolder], file) || clientPackage.test(file)),
      everyScreen: files.some((file) => file === frameFile || screenIndexFiles.includes(file)),
      staff: files.some((file) => isBelow(staffFolders, file) || antdFile.test(file)),
    }
    contents.set(chunk, content)
    return content
  }
  const usersOf = (module: Module, { chunkGraph }: Context) =>
    chunkGraph.getModuleChunks(module).map((chunk) => contentOf(chunk, chunkGraph))

  function isInClient(module: Module, context: Context): boolean {
    const file = fileOf(module)
    if (!isBelow([clientFolder, contractFolder], file) && !clientPackage.test(file)) return false
    const users = usersOf(module, context)
    return users.some(({ clientEntry }) => clientEntry) && users.every(({ client, staff }) => client || staff)
  }
  function isInStaff(module: Module, context: Context): boolean {
    const users = usersOf(module, context)
    return users.some(({ everyScreen }) => everyScreen) && users.every(({ staff }) => staff)
  }

  const common = { chunks: 'async', enforce: true } as const
  return {
    cacheGroups: {
      client: { ...common, name: 'client', test: isInClient, priority: 20 },
      // load-dashboard-frame.ts gives the chunk of the frame the same name, so that they are one file
      staff: { ...common, name: 'staff', test: isInStaff, priority: 10 },
    },
  }
}
