import path from 'node:path'
import type { Chunk, Compilation, Module, OptimizationSplitChunksOptions } from '@rspack/core'
import { folderOf } from '@samity/module-registry'

/*
 * Every staff screen needs the frame, most of antd and most of shared-ui. By default the bundler cuts them
 * into about thirty files, one for each set of entries that share code. A request costs a round trip, and
 * small files compress badly. Here they are two files: `client` is the HTTP client with the contract, which
 * the sign-in needs too, and `staff` is what every staff screen needs in addition. See docs/decisions/083.
 */

const folder = (...names: string[]) => path.join(folderOf(names[0]!), ...names.slice(1)) + path.sep
const isBelow = (folders: string[], file: string) => folders.some((one) => file.startsWith(one))

const screenEntries = ['core', 'data', 'forms', 'records', 'query', 'combobox', 'date']
const rareEntries = ['admin', 'more', 'print', 'receipt', 'import']
const indexFileOf = (entry: string) => `${folder('shared-ui', 'src', entry)}index.ts`

/**
 * Parts that load later, or that only some staff screens need. Each is one file, however many screens share
 * it. What two parts share belongs to the first.
 */
const partFiles: Record<string, string> = {
  dropdown: `${folder('shared-ui', 'src', 'core')}AntDropdown.ts`,
  receipt: indexFileOf('receipt'),
  ...Object.fromEntries(
    ['tabs', 'qr-code'].map((part) => [part, `${folder('shared-ui', 'src', 'more')}${part}.ts`]),
  ),
}
const partNames = Object.keys(partFiles)

const dashboardPart = `${folder('shared-ui', 'src', 'more')}segmented.ts`
const everyScreenFiles = [...screenEntries.map(indexFileOf), dashboardPart]

const clientFolder = folder('shared-api', 'src', 'client')
const clientIndexFiles = ['client', 'contract'].map((name) => `${folder('shared-api', 'src', name)}index.ts`)
const contractFolder = folder('shared-api', 'src', 'contract')
/**
 * Every sale can print its receipt. The styles are small, and a style sheet of their own would be one more
 * request.
 */
const receiptFolder = folder('shared-ui', 'src', 'receipt')
const frameFile = `${folder('shell', 'src', 'frames')}DashboardFrame.tsx`
const staffFolders = [...screenEntries, ...rareEntries].map((entry) => folder('shared-ui', 'src', entry))

const antdFile = /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component)[\\/]/
const clientPackage = /[\\/]node_modules[\\/](?:axios|zod)[\\/]/

type ChunkContent = {
  clientEntry: boolean
  client: boolean
  everyScreen: boolean
  staff: boolean
  parts: string[]
}
export const everyStaffPage = ['client', 'staff']

type ChunkGraph = Compilation['chunkGraph']
type Context = { chunkGraph: ChunkGraph }

const fileOf = (module: Module) => module.nameForCondition() ?? ''

/**
 * The groups of `splitChunks` for the shell. Code that a public page can load never moves into a group: it
 * must not load the HTTP client or antd with it. Code of the sign-in never moves into `staff`.
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
      everyScreen: files.some((file) => file === frameFile || everyScreenFiles.includes(file)),
      staff: files.some((file) => isBelow(staffFolders, file) || antdFile.test(file)),
      parts: partNames.filter((part) => files.includes(partFiles[part] ?? '')),
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
    if (isBelow([receiptFolder], fileOf(module)) && module.type.startsWith('css')) return true
    const users = usersOf(module, context)
    return users.some(({ everyScreen }) => everyScreen) && users.every(({ staff }) => staff)
  }

  const isInPart =
    (part: string) =>
    (module: Module, context: Context): boolean => {
      const users = usersOf(module, context)
      return users.some(({ parts }) => parts.includes(part)) && users.every(({ staff }) => staff)
    }

  const common = { chunks: 'async', enforce: true } as const
  const partGroups = partNames.map((part, index) => [
    part,
    { ...common, name: part, test: isInPart(part), priority: partNames.length - index },
  ])
  return {
    cacheGroups: {
      // would put the packages of a part into a second file
      defaultVendors: false,
      client: { ...common, name: 'client', test: isInClient, priority: 20 },
      // load-dashboard-frame.ts gives the chunk of the frame the same name, so that they are one file
      staff: { ...common, name: 'staff', test: isInStaff, priority: 10 },
      ...Object.fromEntries(partGroups),
    },
  }
}
