import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CommandError } from './command-error.ts'
import { readJson } from './read-json.ts'

const workspaceFolder = path.resolve(import.meta.dirname, '../../..')

/** True in the product's own workspace, false if another team has installed these commands as a package. */
export const isWorkspace = existsSync(path.join(workspaceFolder, 'pnpm-workspace.yaml'))

/**
 * The folder that commands work in: the workspace, or the module folder of another team around the current
 * folder.
 */
export const root = isWorkspace ? workspaceFolder : findModuleFolder(process.cwd())

function findModuleFolder(folder: string): string {
  if (existsSync(path.join(folder, 'module.json'))) return folder
  const parent = path.dirname(folder)
  return parent === folder ? process.cwd() : findModuleFolder(parent)
}

export const folderOf = (name: string): string => (isWorkspace ? path.join(root, name) : root)

export function versionOf(name: string): string {
  const { version } = readJson(path.join(folderOf(name), 'package.json')) as { version?: string }
  if (!version) throw new CommandError(`${path.join(folderOf(name), 'package.json')} has no version.`)
  return version
}

export function installedVersion(name: string, from: string): string {
  const packageFile = createRequire(path.join(folderOf(from), 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file))
  if (!packageFile) throw new CommandError(`${name} is not installed for ${from}. Run npm install first.`)
  const { version } = readJson(packageFile) as { version: string }
  return version
}
