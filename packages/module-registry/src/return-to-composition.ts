import { checkRelease } from './check-release.ts'
import { refuseUnrehearsed } from './rehearsals.ts'
import { CommandError } from './command-error.ts'
import type { Composition } from './compositions.ts'
import {
  activeEntry,
  registryChange,
  refuseOtherRevision,
  toChangeContext,
  type ChangeContext,
  type Decision,
} from './registry-change.ts'
import {
  maxHistory,
  updateRegistry,
  type RegistryChange,
  type RegistryEntry,
  type StoredRegistry,
} from './stored-registry.ts'

/** The modules with the releases that a return activates. */
export const releasesToActivate = (
  target: Composition,
  { modules }: StoredRegistry,
): [module: string, release: string][] =>
  Object.entries(target).filter(([module, release]) => modules[module]?.active !== release)

/**
 * Why nobody can return to a composition: the releases that do not fit the others, the system or the
 * database. Empty if they do.
 */
export function compositionProblems(
  folder: string,
  target: Composition,
  registry: StoredRegistry,
): CommandError[] {
  const next = registryWith(registry, target, new Date().toISOString(), 'check')
  return releasesToActivate(target, registry).flatMap(([module, release]) => {
    try {
      checkRelease(folder, module, release, next)
      return []
    } catch (error) {
      if (error instanceof CommandError) return [error]
      throw error
    }
  })
}

function registryWith(
  { modules, ...registry }: StoredRegistry,
  target: Composition,
  at: string,
  by: string,
): StoredRegistry {
  const entries = Object.entries(target).map(([module, release]): [string, RegistryEntry] => {
    const before = Object.hasOwn(modules, module) ? modules[module] : undefined
    if (before?.active === release && !before.canary) return [module, before]
    return [
      module,
      { ...(before?.place && { place: before.place }), ...activeEntry(before, release, at, by) },
    ]
  })
  return { ...registry, modules: Object.fromEntries(entries) }
}

/** The change that a return makes for one module; undefined if it needs none. */
function changeTo(
  before: RegistryEntry | undefined,
  release: string | undefined,
): Decision['change'] | undefined {
  const from = before?.active ?? null
  if (release === undefined)
    return from === null ? undefined : { action: 'remove', from, to: from, share: null }
  if (release !== from) return { action: 'activate', from, to: release, share: null }
  const canary = before?.canary
  return canary ? { action: 'end-canary', from: canary.release, to: release, share: null } : undefined
}

/**
 * Makes every module what it was in a composition, in one step: activates, removes, and ends canaries. The
 * history has a change for each module. Throws a `CommandError` with a sentence for each release that does
 * not fit, and then nothing has changed.
 */
export function returnToComposition(
  folder: string,
  target: Composition,
  actor: string | ChangeContext,
): StoredRegistry {
  const context = toChangeContext(actor)
  return updateRegistry(folder, (registry) => {
    refuseOtherRevision(context, registry)
    const problems = compositionProblems(folder, target, registry)
    if (problems.length > 0)
      throw new CommandError(
        problems.map(({ message }) => message).join('\n'),
        problems.map(({ bn }) => bn).join('\n'),
      )
    const at = new Date().toISOString()
    const changes = [...new Set([...Object.keys(registry.modules), ...Object.keys(target)])].flatMap(
      (module): RegistryChange[] => {
        const before = Object.hasOwn(registry.modules, module) ? registry.modules[module] : undefined
        const change = changeTo(before, Object.hasOwn(target, module) ? target[module] : undefined)
        const wasActive = registry.history.some((past) => past.module === module && past.to === change?.to)
        if (change?.action === 'activate' && !wasActive) refuseUnrehearsed(folder, module, change.to, context)
        return change ? [registryChange(context, at, module, change)] : []
      },
    )
    if (changes.length === 0) return registry
    return {
      ...registryWith(registry, target, at, context.by),
      revision: registry.revision + changes.length,
      history: [...changes, ...registry.history].slice(0, maxHistory),
    }
  })
}
