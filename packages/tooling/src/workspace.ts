import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { CommandError, isWorkspace, readJson, root } from '@samity/module-registry'

export function moduleNames(): string[] {
  if (!isWorkspace) return outsideModule()
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'module.json')))
    .sort()
}

function outsideModule(): string[] {
  const file = path.join(root, 'module.json')
  if (!existsSync(file)) throw new CommandError(`There is no module.json in ${root} or above it.`)
  // reading it as a descriptor reports any other error
  const { name } = readJson(file) as { name?: string }
  return name ? [name] : []
}

export const releasesFolder = (): string => path.resolve(root, process.env.SAMITY_RELEASES ?? 'releases')
