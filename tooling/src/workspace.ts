import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const folderOf = (name: string) => path.join(root, name)

/** A sentence for the person at the terminal; everything else that is thrown is a fault of ours and shown whole. */
export class Refused extends Error {}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Every module of this workspace: the folders that carry a descriptor. */
export const moduleNames = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'module.json')))
    .sort()

export function versionOf(name: string): string {
  const { version } = readJson(path.join(folderOf(name), 'package.json')) as { version: string }
  return version
}

/** The installed version of a package, as `from` (a folder of the workspace) sees it. */
export function installedVersion(name: string, from: string): string {
  const found = createRequire(path.join(folderOf(from), 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file))
  if (!found) throw new Refused(`${name} is not installed for ${from}. Run npm install first.`)
  const { version } = readJson(found) as { version: string }
  return version
}

/** Where releases and the registry lie. */
export const releasesFolder = (): string => path.resolve(root, process.env.SAMITY_RELEASES ?? 'releases')
