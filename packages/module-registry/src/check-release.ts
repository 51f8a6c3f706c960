import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import semver from 'semver'
import { checkDescriptor } from './descriptor.ts'
import { activeModule, descriptorOf } from './active-module.ts'
import { readTrustedRelease, refuseOtherContent, releaseFolder, verifyRelease } from './release-store.ts'
import { systemOf } from './system.ts'
import type { StoredRegistry } from './stored-registry.ts'
import { releaseError } from './release-errors.ts'
import { checkSchemaFits, migrationFilesOf, readSchemaVersions } from './schema-versions.ts'
import { readJson } from './read-json.ts'

/**
 * The descriptors of the other modules in the two combinations that people may receive: with the active
 * releases only, and with each canary in place of its active release. A canary claims the same routes as the
 * release that it follows, so only one of the two counts at a time.
 */
export function otherDescriptors(
  folder: string,
  module: string,
  { modules }: StoredRegistry,
): Descriptor[][] {
  const others = Object.entries(modules).filter(([name]) => name !== module)
  const readIfValid = (name: string, release: string): Descriptor[] => {
    try {
      return [descriptorOf(folder, name, release)]
    } catch {
      // an error of another module must not prevent the release of this one
      return []
    }
  }
  return [
    others.flatMap(([name, { active }]) => readIfValid(name, active)),
    others.flatMap(([name, { active, canary }]) => readIfValid(name, canary?.release ?? active)),
  ]
}

function checkSharedVersions(folder: string, module: string, release: string): void {
  const manifest = readJson(path.join(releaseFolder(folder, module, release), 'mf-manifest.json')) as {
    shared?: { name: string; requiredVersion?: string }[]
  }
  const { shared: available } = systemOf(folder)
  for (const { name, requiredVersion = '*' } of manifest.shared ?? []) {
    const version = available[name]
    if (version && semver.validRange(requiredVersion) && !semver.satisfies(version, requiredVersion))
      throw releaseError('needs', { module, release, part: name, wanted: requiredVersion, here: version })
  }
}

export function checkRelease(
  folder: string,
  module: string,
  release: string,
  registry: StoredRegistry,
): void {
  const description = readTrustedRelease(folder, module, release)
  const { descriptor } = activeModule(folder, module, release)
  refuseOtherContent(folder, description)
  for (const others of otherDescriptors(folder, module, registry))
    checkDescriptor(descriptor, Object.keys(description.screens), others, systemOf(folder))
  migrationFilesOf(descriptor, description)
  checkSchemaFits(descriptor, release, readSchemaVersions(folder)[module])
  const [error] = verifyRelease(folder, module, release)
  if (error) throw error
  checkSharedVersions(folder, module, release)
}
