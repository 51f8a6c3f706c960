import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  addRelease,
  adoptBuild,
  CommandError,
  listReleases,
  modulesWithReleases,
  prune,
  releaseFolder,
  systemFile,
  writeFileAtomically,
} from '@samity/module-registry'

type Folders = { packagedReleases: string | undefined; releases: string }

/** Replaced builds stay this long, because a tab that started with one may still be open. */
const retentionDays = 3

/** A power cut empties files that did not reach the disk. To flush each one takes long on a slow disk. */
const isComplete = (from: string, to: string): boolean =>
  readdirSync(from, { recursive: true, encoding: 'utf8' }).every((name) => {
    const copy = statSync(path.join(to, name), { throwIfNoEntry: false })
    return copy !== undefined && (copy.isDirectory() || copy.size >= statSync(path.join(from, name)).size)
  })

/** Why a build cannot be active, or undefined. One refused module keeps no other one from starting. */
function refusalOf(
  releases: string,
  { module, release }: { module: string; release: string },
  print: (sentence: string) => void,
): string | undefined {
  try {
    adoptBuild(releases, module, release, print)
    return undefined
  } catch (error) {
    if (error instanceof CommandError) return error.message
    throw error
  }
}

/**
 * Adds the releases of an installed package to the folder of releases and activates them, unless a person has
 * chosen a release of a module or the system rolled the packaged one back. In a checkout, where the build
 * does this, nothing happens.
 */
export function adoptPackagedReleases(
  { packagedReleases, releases }: Folders,
  print: (sentence: string) => void,
): void {
  if (packagedReleases === undefined) return
  for (const module of modulesWithReleases(packagedReleases))
    for (const release of listReleases(packagedReleases, module)) {
      const from = releaseFolder(packagedReleases, module, release)
      const target = releaseFolder(releases, module, release)
      if (existsSync(target) && !isComplete(from, target)) rmSync(target, { recursive: true })
      addRelease(releases, from, target)
    }
  writeFileAtomically(systemFile(releases), readFileSync(systemFile(packagedReleases), 'utf8'))
  const builds = modulesWithReleases(packagedReleases).flatMap((module) =>
    listReleases(packagedReleases, module).map((release) => ({ module, release })),
  )
  // a second try, because a screen may have moved to a module that comes earlier in the alphabet
  const refused = builds.filter((build) => refusalOf(releases, build, print) !== undefined)
  for (const build of refused) {
    const refusal = refusalOf(releases, build, print)
    if (refusal !== undefined) print(`${build.module} ${build.release} is not active. ${refusal}`)
  }
  prune(releases, { maxAgeDays: retentionDays, only: 'builds' })
}
