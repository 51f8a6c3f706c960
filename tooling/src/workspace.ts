import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const workspaceFolder = path.resolve(import.meta.dirname, '../..')

/** Whether these commands run in the product's own workspace, or were installed as a package by another team. */
export const isWorkspace = existsSync(path.join(workspaceFolder, 'pnpm-workspace.yaml'))

/** The folder that commands work in: the workspace, or the one module of another team in which one stands. */
export const root = isWorkspace ? workspaceFolder : findModuleFolder(process.cwd())

function findModuleFolder(folder: string): string {
  if (existsSync(path.join(folder, 'module.json'))) return folder
  const parent = path.dirname(folder)
  return parent === folder ? process.cwd() : findModuleFolder(parent)
}

export const folderOf = (name: string): string => (isWorkspace ? path.join(root, name) : root)

/** A sentence for the person at the terminal; everything else that is thrown is a fault of ours and shown whole. */
export class CommandError extends Error {
  /** The same in Bengali where a screen may show it; otherwise the sentence as it is. */
  readonly bn: string
  constructor(message: string, bn: string = message) {
    super(message)
    this.bn = bn
  }
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`${file} is not JSON: ${error.message}.`)
    throw error
  }
}

/** Every module of this workspace: the folders that carry a descriptor. Another team has one. */
export function moduleNames(): string[] {
  if (!isWorkspace) return outsideModule()
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'module.json')))
    .sort()
}

function outsideModule(): string[] {
  const file = path.join(root, 'module.json')
  if (!existsSync(file)) throw new CommandError(`There is no module.json in ${root} or above it.`)
  // whether it is a descriptor at all is said when it is read as one
  const { name } = readJson(file) as { name?: string }
  return name ? [name] : []
}

export function versionOf(name: string): string {
  const { version } = readJson(path.join(folderOf(name), 'package.json')) as { version?: string }
  if (!version) throw new CommandError(`${path.join(folderOf(name), 'package.json')} names no version.`)
  return version
}

/** The installed version of a package, as `from` (a folder of the workspace) sees it. */
export function installedVersion(name: string, from: string): string {
  const packageFile = createRequire(path.join(folderOf(from), 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file))
  if (!packageFile) throw new CommandError(`${name} is not installed for ${from}. Run npm install first.`)
  const { version } = readJson(packageFile) as { version: string }
  return version
}

/** Where releases and the registry lie. */
export const releasesFolder = (): string => path.resolve(root, process.env.SAMITY_RELEASES ?? 'releases')
