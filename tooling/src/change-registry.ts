import { randomUUID } from 'node:crypto'
import { checkRelease } from './check-release.ts'
import {
  canaryShare,
  changeStored,
  mostChanges,
  readStoredOrKept,
  type RegistryChange,
  type RegistryEntry,
  type StoredRegistry,
} from './stored-registry.ts'
import { refusal } from './refusals.ts'
import { Refused } from './workspace.ts'

/** Who changes the registry, and why. A revision that is given must still be the registry's. */
export type Deed = {
  by: string
  why?: string
  through?: RegistryChange['through']
  revision?: number | undefined
}

/** Someone else changed the registry since it was read. */
export class ChangedMeanwhile extends Refused {}

const asDeed = (who: string | Deed): Deed => (typeof who === 'string' ? { by: who } : who)
const through = ({ by, through: said }: Deed): RegistryChange['through'] =>
  said ?? (by === 'build' ? 'build' : 'command')

/** No entry: the module leaves the registry. */
type Decision = { entry?: RegistryEntry; what: Pick<RegistryChange, 'action' | 'from' | 'to' | 'share'> }

function change(
  folder: string,
  module: string,
  deed: Deed,
  decide: (before: RegistryEntry | undefined, stored: StoredRegistry, at: string) => Decision | undefined,
): StoredRegistry {
  return changeStored(folder, (stored) => {
    if (deed.revision !== undefined && deed.revision !== stored.revision)
      throw new ChangedMeanwhile('The registry was changed in the meantime.')
    const at = new Date().toISOString()
    const own = Object.hasOwn(stored.modules, module) ? stored.modules[module] : undefined
    const decided = decide(own, stored, at)
    if (!decided) return stored
    const noted: RegistryChange = {
      id: randomUUID(),
      at,
      module,
      ...decided.what,
      by: deed.by,
      through: through(deed),
      why: deed.why ?? '',
    }
    const { [module]: _before, ...others } = stored.modules
    const { entry } = decided
    return {
      schema: 1,
      revision: stored.revision + 1,
      modules: entry
        ? { ...stored.modules, [module]: { ...(own?.place && { place: own.place }), ...entry } }
        : others,
      history: [noted, ...stored.history].slice(0, mostChanges),
    }
  })
}

const known = (module: string, before: RegistryEntry | undefined): RegistryEntry => {
  if (!before) throw refusal('noModule', { module })
  return before
}
/** As far as rollbacks reach. */
const mostEarlier = 10

/** Makes a release everyone's; a canary of the module ends. The one before it is remembered. */
export function activate(
  folder: string,
  module: string,
  release: string,
  who: string | Deed,
): StoredRegistry {
  const deed = asDeed(who)
  return change(folder, module, deed, (before, stored, at) => {
    checkRelease(folder, module, release, stored)
    const same = before?.active === release
    const earlier = before?.previous ? [before.previous, ...before.earlier] : (before?.earlier ?? [])
    return {
      entry: {
        active: release,
        previous: same ? before.previous : (before?.active ?? null),
        earlier: (same ? before.earlier : earlier).filter((one) => one !== release).slice(0, mostEarlier),
        canary: null,
        changed: at,
        by: deed.by,
      },
      what: { action: 'activate', from: before?.active ?? null, to: release, share: null },
    }
  })
}

/** Gives a release to a share of the people (per cent); the others stay on the active one. */
export function startCanary(
  folder: string,
  module: string,
  release: string,
  share: number,
  who: string | Deed,
): StoredRegistry {
  const deed = asDeed(who)
  if (!canaryShare.safeParse(share).success)
    throw new Refused('A share is a whole number from 1 to 99 (per cent).')
  return change(folder, module, deed, (before, stored, at) => {
    const { active, canary, ...entry } = known(module, before)
    if (release === active) throw refusal('everyones', { module, release })
    checkRelease(folder, module, release, stored)
    const since = canary?.release === release ? canary.since : at
    return {
      entry: { ...entry, active, canary: { release, share, since, by: deed.by } },
      what: { action: 'canary', from: canary?.release ?? active, to: release, share },
    }
  })
}

/** Everyone gets the active release again. */
export function endCanary(folder: string, module: string, who: string | Deed): StoredRegistry {
  return change(folder, module, asDeed(who), (before) => {
    const { canary, ...entry } = known(module, before)
    if (!canary) throw refusal('noCanary', { module })
    return {
      entry: { ...entry, canary: null },
      what: { action: 'end-canary', from: canary.release, to: entry.active, share: null },
    }
  })
}

/** Takes back the last step: a running canary ends; otherwise everyone goes back to an earlier release. */
export function rollback(folder: string, module: string, who: string | Deed): StoredRegistry {
  const { stored } = readStoredOrKept(folder)
  const deed = { revision: stored.revision, ...asDeed(who) }
  const running = Object.hasOwn(stored.modules, module) && stored.modules[module]?.canary
  return running ? endCanary(folder, module, deed) : goBack(folder, module, deed)
}

/** The release before the active one becomes active, or the one before that if it cannot be used any more. Again, and it goes one further back. */
export function goBack(folder: string, module: string, who: string | Deed): StoredRegistry {
  const deed = asDeed(who)
  return change(folder, module, deed, (before, stored, at) => {
    const { active, previous, earlier } = known(module, before)
    const candidates = previous ? [previous, ...earlier] : []
    const [nearest] = candidates
    if (!nearest) throw refusal('noEarlier', { module })
    const place = candidates.findIndex((release) => usable(folder, module, release, stored))
    // says what is wrong with the nearest one
    if (place < 0) checkRelease(folder, module, nearest, stored)
    const [release = nearest, next = null, ...rest] = candidates.slice(Math.max(place, 0))
    return {
      entry: { active: release, previous: next, earlier: rest, canary: null, changed: at, by: deed.by },
      what: { action: 'rollback', from: active, to: release, share: null },
    }
  })
}

function usable(folder: string, module: string, release: string, stored: StoredRegistry): boolean {
  try {
    checkRelease(folder, module, release, stored)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Takes a module out of the registry: its routes and entries are gone with the next page. Its releases stay. */
export function remove(folder: string, module: string, who: string | Deed): StoredRegistry {
  return change(folder, module, asDeed(who), (before, { modules }) => {
    const { active } = known(module, before)
    if (Object.keys(modules).length === 1) throw new Refused(`${module} is the only module of this system.`)
    return { what: { action: 'remove', from: active, to: active, share: null } }
  })
}

/** From now on browsers fetch this module's releases from another address; undefined for this server's own. */
export function place(
  folder: string,
  module: string,
  at: string | undefined,
  who: string | Deed,
): StoredRegistry {
  const deed = asDeed(who)
  if (at && !/^https?:\/\/[^/?#\s;,]+\/(?:[^?#\s]*\/)?$/.test(at))
    throw new Refused(`'${at}' is not the address of a folder, such as https://modules.example/releases/.`)
  const said = at ? `Files from ${at}.` : 'Files from this server.'
  return change(folder, module, { ...deed, why: `${said} ${deed.why ?? ''}`.trim() }, (before) => {
    const { place: _left, ...entry } = known(module, before)
    const what = { action: 'activate' as const, from: entry.active, to: entry.active, share: null }
    return { entry: { ...entry, place: at }, what }
  })
}
