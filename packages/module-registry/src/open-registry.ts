import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { activeModule } from './active-module.ts'
import { refuseDoubleClaims } from './claims.ts'
import { releaseFolder } from './release-store.ts'
import {
  saveLastGood,
  readLastGood,
  readUsableRegistry,
  registryFile,
  type RegistryEntry,
  type StoredRegistry,
} from './stored-registry.ts'

/**
 * The person who views a page. `key` makes the choice of canaries stable; administrators may choose releases
 * for themselves.
 */
export type Viewer = { key: string; releaseChoices?: Record<string, string> }

type ModuleOffer = { active: ActiveModule; canary: { module: ActiveModule; share: number } | null }

/**
 * `current` is the newest usable registry without canaries. It follows changes without a restart and ignores
 * a corrupt file; `warning` then says why. `forViewer` adds the canaries that this person receives, `offered`
 * has every release that somebody may receive, and `stored` is the content of the file.
 */
export type OpenRegistry = {
  folder: string
  current: () => ModuleRegistry
  forViewer: (viewer: Viewer) => ModuleRegistry
  offered: () => ActiveModule[]
  stored: () => StoredRegistry
  warning: () => string | null
}

/** A number from 0 to 100 for a person and a release: always the same for the same pair. */
export const canaryPercentile = (key: string, release: string): number =>
  (createHash('sha256').update(`${key} ${release}`).digest().readUInt32BE(0) / 2 ** 32) * 100

const emptyRegistry: StoredRegistry = { schema: 1, revision: 0, modules: {}, history: [] }
const secondMs = 1000

const fileStampOf = (file: string) => {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0, ino: 0 }
  return `${mtimeMs} ${size} ${ino}`
}
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export function openRegistry(folder: string, onWarning: (sentence: string) => void = () => {}): OpenRegistry {
  let stored = emptyRegistry
  let offers = new Map<string, ModuleOffer>()
  let defaultRegistry: ModuleRegistry = { schema: 1, revision: 0, modules: [] }
  /**
   * One object for each combination of releases, so that caches of pages can compare registries by identity
   */
  const registriesByMix = new Map<string, ModuleRegistry>()
  let warning: string | null = null
  let registryStamp = ''
  let releasesStamp = ''
  let releasesCheckedAt = 0

  /**
   * Releases must not change. If someone changes one nevertheless, the registry notices it within a second.
   */
  const readReleasesStamp = () =>
    [...offers.values()]
      .flatMap(({ active, canary }) => [active, ...(canary ? [canary.module] : [])])
      .flatMap(({ name, release }) =>
        ['release.json', 'release.json.sig'].map((file) =>
          fileStampOf(path.join(releaseFolder(folder, name, release), file)),
        ),
      )
      .join(' ')

  /**
   * The releases of one module. An unusable release is replaced by the last usable one, and the error is
   * added to `problems`.
   */
  function offerOf(
    name: string,
    entry: RegistryEntry,
    previous: ModuleOffer | undefined,
    problems: string[],
  ) {
    const firstUsable = (releases: (string | null | undefined)[]): ActiveModule | undefined => {
      for (const release of releases)
        try {
          if (release) return activeModule(folder, name, release, entry.place)
        } catch (error) {
          problems.push(messageOf(error))
        }
      return undefined
    }
    const lastGood = readLastGood(folder)?.modules[name]?.active
    const active = firstUsable([
      ...new Set([entry.active, previous?.active.release, lastGood, entry.previous]),
    ])
    if (!active) return undefined
    const canary = entry.canary && firstUsable([entry.canary.release])
    return { active, canary: canary && entry.canary ? { module: canary, share: entry.canary.share } : null }
  }

  function applyRegistry(next: StoredRegistry): string[] {
    const problems: string[] = []
    const nextOffers = new Map<string, ModuleOffer>()
    for (const [name, entry] of Object.entries(next.modules)) {
      const previous = offers.get(name)
      const offer = [offerOf(name, entry, previous, problems), previous].find(
        (candidate) => candidate && fits(candidate, nextOffers, problems),
      )
      if (offer) nextOffers.set(name, offer)
    }
    stored = next
    offers = nextOffers
    registriesByMix.clear()
    defaultRegistry = {
      schema: 1,
      revision: next.revision,
      modules: [...nextOffers.values()].map(({ active }) => active),
    }
    return problems
  }

  function fits(offer: ModuleOffer, nextOffers: Map<string, ModuleOffer>, problems: string[]): boolean {
    try {
      refuseDoubleClaims([...nextOffers.values(), offer].map(({ active }) => active.descriptor))
      return true
    } catch (error) {
      problems.push(messageOf(error))
      return false
    }
  }

  const refresh = () => {
    const stamp = fileStampOf(registryFile(folder))
    const now = Date.now()
    const isCheckDue = now - releasesCheckedAt >= secondMs
    if (isCheckDue) releasesCheckedAt = now
    if (stamp === registryStamp && !(isCheckDue && readReleasesStamp() !== releasesStamp)) return
    registryStamp = stamp
    let nextWarning: string | null = null
    try {
      const result = readUsableRegistry(folder)
      const isOlder = result.warning !== null && result.registry.revision < stored.revision
      const problems = isOlder ? [] : applyRegistry(result.registry)
      nextWarning = [...new Set([...(result.warning ? [result.warning] : []), ...problems])].join(' ') || null
      if (!nextWarning) saveLastGood(folder, result.registry)
    } catch (error) {
      nextWarning = messageOf(error)
    }
    releasesStamp = readReleasesStamp()
    if (nextWarning && nextWarning !== warning) onWarning(nextWarning)
    warning = nextWarning
  }

  function moduleFor({ active, canary }: ModuleOffer, { key, releaseChoices }: Viewer): ActiveModule {
    if (!canary) return active
    const choice = releaseChoices?.[active.name]
    if (choice === active.release) return active
    return choice === canary.module.release || canaryPercentile(key, canary.module.release) < canary.share
      ? canary.module
      : active
  }

  refresh()
  return {
    folder,
    current: () => {
      refresh()
      return defaultRegistry
    },
    forViewer: (viewer) => {
      refresh()
      if (![...offers.values()].some(({ canary }) => canary)) return defaultRegistry
      const modules = [...offers.values()].map((offer) => moduleFor(offer, viewer))
      const mixKey = modules.map(({ release }) => release).join(' ')
      const registry = registriesByMix.get(mixKey) ?? { ...defaultRegistry, modules }
      registriesByMix.set(mixKey, registry)
      return registry
    },
    offered: () => {
      refresh()
      return [...offers.values()].flatMap(({ active, canary }) => [
        active,
        ...(canary ? [canary.module] : []),
      ])
    },
    stored: () => {
      refresh()
      return stored
    },
    warning: () => {
      refresh()
      return warning
    },
  }
}
