import { checkRelease } from './check-release.ts'
import {
  canaryShareSchema,
  updateRegistry,
  maxHistory,
  readUsableRegistry,
  type RegistryEntry,
  type StoredRegistry,
} from './stored-registry.ts'
import { refuseUnrehearsed } from './rehearsals.ts'
import { releaseError } from './release-errors.ts'
import { CommandError } from './command-error.ts'
import {
  activeEntry,
  registryChange,
  refuseOtherRevision,
  toChangeContext,
  type ChangeContext,
  type Decision,
} from './registry-change.ts'

function changeModule(
  folder: string,
  module: string,
  context: ChangeContext,
  decide: (before: RegistryEntry | undefined, registry: StoredRegistry, at: string) => Decision | undefined,
): StoredRegistry {
  return updateRegistry(folder, (registry) => {
    refuseOtherRevision(context, registry)
    const at = new Date().toISOString()
    const current = Object.hasOwn(registry.modules, module) ? registry.modules[module] : undefined
    const decision = decide(current, registry, at)
    if (!decision) return registry
    const change = registryChange(context, at, module, decision.change)
    const { [module]: _before, ...others } = registry.modules
    const { entry } = decision
    return {
      schema: 1,
      revision: registry.revision + 1,
      modules: entry
        ? { ...registry.modules, [module]: { ...(current?.place && { place: current.place }), ...entry } }
        : others,
      history: [change, ...registry.history].slice(0, maxHistory),
    }
  })
}

const requireEntry = (module: string, before: RegistryEntry | undefined): RegistryEntry => {
  if (!before) throw releaseError('noModule', { module })
  return before
}

/**
 * Activates a release for everyone and ends a canary of the module. The registry remembers the previous
 * release.
 */
export function activate(
  folder: string,
  module: string,
  release: string,
  actor: string | ChangeContext,
): StoredRegistry {
  const context = toChangeContext(actor)
  return changeModule(folder, module, context, (before, registry, at) => {
    checkRelease(folder, module, release, registry)
    // people have it already
    if (release !== before?.active) refuseUnrehearsed(folder, module, release, context)
    return {
      entry: activeEntry(before, release, at, context.by),
      change: { action: 'activate', from: before?.active ?? null, to: release, share: null },
    }
  })
}

/**
 * Starts a canary: a share of the people (1 to 99 per cent) receives the release, the others stay on the
 * active one.
 */
export function startCanary(
  folder: string,
  module: string,
  release: string,
  share: number,
  actor: string | ChangeContext,
): StoredRegistry {
  const context = toChangeContext(actor)
  if (!canaryShareSchema.safeParse(share).success)
    throw new CommandError('A share is a whole number from 1 to 99 (per cent).')
  return changeModule(folder, module, context, (before, registry, at) => {
    const { active, canary, ...entry } = requireEntry(module, before)
    if (release === active) throw releaseError('everyones', { module, release })
    checkRelease(folder, module, release, registry)
    if (release !== canary?.release) refuseUnrehearsed(folder, module, release, context)
    const since = canary?.release === release ? canary.since : at
    return {
      entry: { ...entry, active, canary: { release, share, since, by: context.by } },
      change: { action: 'canary', from: canary?.release ?? active, to: release, share },
    }
  })
}

export function endCanary(folder: string, module: string, actor: string | ChangeContext): StoredRegistry {
  return changeModule(folder, module, toChangeContext(actor), (before) => {
    const { canary, ...entry } = requireEntry(module, before)
    if (!canary) throw releaseError('noCanary', { module })
    return {
      entry: { ...entry, canary: null },
      change: { action: 'end-canary', from: canary.release, to: entry.active, share: null },
    }
  })
}

export function rollback(folder: string, module: string, actor: string | ChangeContext): StoredRegistry {
  const { registry } = readUsableRegistry(folder)
  const context = { revision: registry.revision, ...toChangeContext(actor) }
  const canary = Object.hasOwn(registry.modules, module) && registry.modules[module]?.canary
  return canary ? endCanary(folder, module, context) : activatePrevious(folder, module, context)
}

/**
 * Activates the latest earlier release that can still be used. A second call goes back one release further.
 */
export function activatePrevious(
  folder: string,
  module: string,
  actor: string | ChangeContext,
): StoredRegistry {
  const context = toChangeContext(actor)
  return changeModule(folder, module, context, (before, registry, at) => {
    const { active, previous, earlier } = requireEntry(module, before)
    const candidates = previous ? [previous, ...earlier] : []
    const [nearest] = candidates
    if (!nearest) throw releaseError('noEarlier', { module })
    const index = candidates.findIndex((release) => isUsable(folder, module, release, registry))
    // throws the error of the nearest one
    if (index < 0) checkRelease(folder, module, nearest, registry)
    const [release = nearest, next = null, ...rest] = candidates.slice(Math.max(index, 0))
    return {
      entry: { active: release, previous: next, earlier: rest, canary: null, changed: at, by: context.by },
      change: { action: 'rollback', from: active, to: release, share: null },
    }
  })
}

function isUsable(folder: string, module: string, release: string, registry: StoredRegistry): boolean {
  try {
    checkRelease(folder, module, release, registry)
    return true
  } catch (error) {
    if (error instanceof CommandError) return false
    throw error
  }
}

/**
 * Removes a module from the registry. From the next page load on, its routes and sidebar entries are missing.
 * Its releases stay.
 */
export function removeModule(folder: string, module: string, actor: string | ChangeContext): StoredRegistry {
  return changeModule(folder, module, toChangeContext(actor), (before, { modules }) => {
    const { active } = requireEntry(module, before)
    if (Object.keys(modules).length === 1)
      throw new CommandError(`${module} is the only module of this system.`)
    return { change: { action: 'remove', from: active, to: active, share: null } }
  })
}

/**
 * Sets the URL of the folder from which browsers fetch this module's releases; undefined means this server.
 */
export function setModuleOrigin(
  folder: string,
  module: string,
  origin: string | undefined,
  actor: string | ChangeContext,
): StoredRegistry {
  const context = toChangeContext(actor)
  if (origin && !/^https?:\/\/[^/?#\s;,]+\/(?:[^?#\s]*\/)?$/.test(origin))
    throw new CommandError(
      `'${origin}' is not the URL of a folder, such as https://modules.example/releases/.`,
    )
  const note = origin ? `Files from ${origin}.` : 'Files from this server.'
  return changeModule(
    folder,
    module,
    { ...context, why: `${note} ${context.why ?? ''}`.trim() },
    (before) => {
      const { place: _before, ...entry } = requireEntry(module, before)
      const change = { action: 'activate' as const, from: entry.active, to: entry.active, share: null }
      return { entry: { ...entry, place: origin }, change }
    },
  )
}
