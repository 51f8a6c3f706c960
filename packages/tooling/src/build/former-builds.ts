import { rmSync } from 'node:fs'
import path from 'node:path'
import type { FormerBuild } from '@samity/module-registry'
import { isCompressed, listFiles } from './compress.ts'

const dayMs = 24 * 60 * 60 * 1000
/** An open tab may request files of the build that it started with for this long. */
const maxAgeDays = 7
const maxBuilds = 20

export function pruneFormerBuilds(folder: string, files: string[], former: FormerBuild[]): FormerBuild[] {
  const recentBuilds = former
    .filter(({ until }) => Date.now() - Date.parse(until) < maxAgeDays * dayMs)
    .slice(0, maxBuilds)
  const needed = new Set([...files, ...recentBuilds.flatMap((build) => build.files)])
  for (const file of listFiles(folder))
    if (!needed.has(isCompressed(file) ? file.replace(/\.\w+$/, '') : file)) rmSync(path.join(folder, file))
  return recentBuilds
}
