import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Links everything that `from` has installed, except our own packages: those must be the packed ones. */
export function linkDependencies(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@samity') continue
    const target = path.join(to, name)
    if (name.startsWith('@')) linkDependencies(path.join(from, name), target)
    else if (!existsSync(target)) symlinkSync(realpathSync(path.join(from, name)), target, 'junction')
  }
}
