import type { Registry } from '@samity/shared-api/module'
import { activeModule, refuseDoubleRoutes } from './active-module.ts'
import { verifyRelease } from './released.ts'
import { readStored, type StoredRegistry } from './stored-registry.ts'
import { Refused } from './workspace.ts'

export { activeModule, descriptorOf } from './active-module.ts'
export * from './change-registry.ts'
export { sha384 } from './files.ts'
export * from './open-registry.ts'
export * from './prune.ts'
export { inTurn } from './registry-lock.ts'
export * from './released.ts'
export { trustedKeys } from './release-signature.ts'
export { sharedRequests } from './sharing.ts'
export {
  canaryShare,
  theSystem,
  readStored,
  readStoredOrKept,
  releaseName,
  type RegistryChange,
  type RegistryEntry,
  type StoredRegistry,
} from './stored-registry.ts'
export { Refused } from './workspace.ts'

/** The whole registry as everyone's pages need it; one sentence says what is wrong when any part of it cannot be used. */
export function readRegistry(folder: string, stored: StoredRegistry = readStored(folder)): Registry {
  const modules = Object.entries(stored.modules).map(([name, { active, place }]) =>
    activeModule(folder, name, active, place),
  )
  refuseDoubleRoutes(modules.map(({ descriptor }) => descriptor))
  return { schema: 1, revision: stored.revision, modules }
}

/** All releases that anyone is given, checked file by file. An empty list means that everything is as it was released. */
export const verify = (folder: string): string[] =>
  Object.entries(readStored(folder).modules).flatMap(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.release] : [])].flatMap((release) => {
      try {
        return verifyRelease(folder, name, release).map(({ message }) => message)
      } catch (error) {
        if (error instanceof Refused) return [error.message]
        throw error
      }
    }),
  )
