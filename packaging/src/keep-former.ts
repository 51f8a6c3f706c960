import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const isPackage = (name: string) => /\.(?:deb|tar\.gz)(?:\.sig)?$/.test(name)

/**
 * Empties a folder of packages, and keeps the last ones in 'former': an operator goes back with the former
 * file.
 */
export function keepFormer(target: string): void {
  const former = path.join(target, 'former')
  const packages = existsSync(target) ? readdirSync(target).filter(isPackage) : []
  if (packages.length > 0) rmSync(former, { recursive: true, force: true })
  mkdirSync(former, { recursive: true })
  for (const name of packages) renameSync(path.join(target, name), path.join(former, name))
  for (const name of readdirSync(target).filter((one) => one !== 'former'))
    rmSync(path.join(target, name), { recursive: true })
}
