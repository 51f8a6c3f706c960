import { rmSync } from 'node:fs'
import path from 'node:path'
import { isCompressed, listFiles } from './compress.ts'

const dayMs = 24 * 60 * 60 * 1000
/** An open tab may ask for parts of the build that it began with for as long, */
const maxAgeDays = 7
/** but nobody has tabs open on more builds than this. */
const maxBuilds = 20

/** The files of a build, and when another took its place. */
export type FormerBuild = { until: string; files: string[] }

/**
 * Files of a build that was replaced stay beside those of the new one for some days; what no build needs any more goes.
 * Answers the builds that are still kept.
 */
export function pruneFormerBuilds(folder: string, files: string[], former: FormerBuild[]): FormerBuild[] {
  const recentBuilds = former
    .filter(({ until }) => Date.now() - Date.parse(until) < maxAgeDays * dayMs)
    .slice(0, maxBuilds)
  const needed = new Set([...files, ...recentBuilds.flatMap((build) => build.files)])
  for (const file of listFiles(folder))
    if (!needed.has(isCompressed(file) ? file.replace(/\.\w+$/, '') : file)) rmSync(path.join(folder, file))
  return recentBuilds
}
