import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const above = path.resolve(import.meta.dirname, '../..')

/** Whether these commands run in the product's own workspace, or were installed as a package by another team. */
export const atHome = existsSync(path.join(above, 'pnpm-workspace.yaml'))

/** The folder that commands work in: the workspace, or the one module of another team in which one stands. */
export const root = atHome ? above : moduleAround(process.cwd())

function moduleAround(folder: string): string {
  if (existsSync(path.join(folder, 'module.json'))) return folder
  const next = path.dirname(folder)
  return next === folder ? process.cwd() : moduleAround(next)
}

export const folderOf = (name: string): string => (atHome ? path.join(root, name) : root)

/** A sentence for the person at the terminal; everything else that is thrown is a fault of ours and shown whole. */
export class Refused extends Error {
  /** The same in Bengali where a screen may show it; otherwise the sentence as it is. */
  readonly bn: string
  constructor(sentence: string, bn: string = sentence) {
    super(sentence)
    this.bn = bn
  }
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused(`${file} is not JSON: ${error.message}.`)
    throw error
  }
}

/** Every module of this workspace: the folders that carry a descriptor. Another team has one. */
export function moduleNames(): string[] {
  if (!atHome) return ownModule()
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'module.json')))
    .sort()
}

function ownModule(): string[] {
  const file = path.join(root, 'module.json')
  if (!existsSync(file)) throw new Refused(`There is no module.json in ${root} or above it.`)
  // whether it is a descriptor at all is said when it is read as one
  const { name } = readJson(file) as { name?: string }
  return name ? [name] : []
}

export function versionOf(name: string): string {
  const { version } = readJson(path.join(folderOf(name), 'package.json')) as { version?: string }
  if (!version) throw new Refused(`${path.join(folderOf(name), 'package.json')} names no version.`)
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
