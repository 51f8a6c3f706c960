import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import semver from 'semver'
import { checkDescriptor } from './descriptor.ts'
import { activeModule, descriptorOf } from './active-module.ts'
import { readTrustedRelease, refuseOtherContent, releaseFolder, verifyRelease } from './released.ts'
import { systemOf } from './sharing.ts'
import type { StoredRegistry } from './stored-registry.ts'
import { refusal } from './refusals.ts'
import { readJson } from './workspace.ts'

/**
 * The descriptors of the other modules as anyone may be given them. A canary claims the routes of the release that it
 * follows, so of each module one counts at a time: all active ones, then all with the canaries in their place.
 */
export function othersOf(folder: string, module: string, { modules }: StoredRegistry): Descriptor[][] {
  const others = Object.entries(modules).filter(([name]) => name !== module)
  const read = (name: string, release: string): Descriptor[] => {
    try {
      return [descriptorOf(folder, name, release)]
    } catch {
      // what is wrong with another module does not keep this one from being released
      return []
    }
  }
  return [
    others.flatMap(([name, { active }]) => read(name, active)),
    others.flatMap(([name, { active, canary }]) => read(name, canary?.release ?? active)),
  ]
}

function checkShared(folder: string, module: string, release: string): void {
  const manifest = readJson(path.join(releaseFolder(folder, module, release), 'mf-manifest.json')) as {
    shared?: { name: string; requiredVersion?: string }[]
  }
  const { shared: here } = systemOf(folder)
  for (const { name, requiredVersion = '*' } of manifest.shared ?? []) {
    const version = here[name]
    if (version && semver.validRange(requiredVersion) && !semver.satisfies(version, requiredVersion))
      throw refusal('needs', { module, release, part: name, wanted: requiredVersion, here: version })
  }
}

/** Everything that must be so before people are given a release; what is not is refused in one sentence. */
export function checkRelease(folder: string, module: string, release: string, stored: StoredRegistry): void {
  const described = readTrustedRelease(folder, module, release)
  const { descriptor } = activeModule(folder, module, release)
  refuseOtherContent(folder, described)
  for (const others of othersOf(folder, module, stored))
    checkDescriptor(descriptor, Object.keys(described.screens), others, systemOf(folder))
  const [changed] = verifyRelease(folder, module, release)
  if (changed) throw changed
  checkShared(folder, module, release)
}
