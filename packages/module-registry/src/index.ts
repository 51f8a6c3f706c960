import type { ModuleRegistry } from '@samity/shared-api/module'
import { activeModule } from './active-module.ts'
import { refuseDoubleClaims } from './claims.ts'
import { verifyRelease } from './release-store.ts'
import { readStoredRegistry, type StoredRegistry } from './stored-registry.ts'
import { CommandError } from './command-error.ts'

export * from './active-module.ts'
export { addRelease, incompleteFolder } from './add-release.ts'
export * from './adopt-build.ts'
export * from './change-registry.ts'
export * from './check-release.ts'
export { refuseDoubleClaims, routeKey } from './claims.ts'
export * from './command-error.ts'
export * from './compositions.ts'
export * from './descriptor.ts'
export * from './files.ts'
export { linearPattern } from './linear-pattern.ts'
export * from './open-registry.ts'
export * from './prune-releases.ts'
export * from './read-json.ts'
export * from './registry-lock.ts'
export { RevisionConflict, type ChangeContext } from './registry-change.ts'
export * from './rehearsals.ts'
export * from './release-errors.ts'
export * from './release-signature.ts'
export * from './release-store.ts'
export * from './return-to-composition.ts'
export * from './schema-versions.ts'
export * from './service-sandbox.ts'
export * from './shell-build.ts'
export * from './stored-registry.ts'
export * from './system.ts'
export * from './workspace.ts'

/**
 * The registry of the active releases, as pages need it. Throws a `CommandError` if any part of it cannot be
 * used.
 */
export function readModuleRegistry(
  folder: string,
  registry: StoredRegistry = readStoredRegistry(folder),
): ModuleRegistry {
  const modules = Object.entries(registry.modules).map(([name, { active, place }]) =>
    activeModule(folder, name, active, place),
  )
  refuseDoubleClaims(modules.map(({ descriptor }) => descriptor))
  return { schema: 1, revision: registry.revision, modules }
}

export const verify = (folder: string): string[] =>
  Object.entries(readStoredRegistry(folder).modules).flatMap(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.release] : [])].flatMap((release) => {
      try {
        return verifyRelease(folder, name, release).map(({ message }) => message)
      } catch (error) {
        if (error instanceof CommandError) return [error.message]
        throw error
      }
    }),
  )
