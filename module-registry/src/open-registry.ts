import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { activeModule, refuseDoubleRoutes } from './active-module.ts'
import { releaseFolder } from './release-store.ts'
import {
  saveLastGood,
  readLastGood,
  readUsableRegistry,
  registryFile,
  type RegistryEntry,
  type StoredRegistry,
} from './stored-registry.ts'

/** Whose page it is: what makes the choice stable, and what an administrator chose for the own pages. */
export type Viewer = { key: string; releaseChoices?: Record<string, string> }

type ModuleOffer = { active: ActiveModule; canary: { module: ActiveModule; share: number } | null }

export type OpenRegistry = {
  folder: string
  /** The newest usable registry, as everyone has it: a change is taken up without a restart, a broken one is not. */
  current: () => ModuleRegistry
  /** The same with the canaries that this person gets. */
  forViewer: (viewer: Viewer) => ModuleRegistry
  /** What stands behind it: canaries, previous releases, history. */
  stored: () => StoredRegistry
  /** Why what is in use is not all that the file says; null when it is. */
  warning: () => string | null
}

/** The part of a hundred that somebody falls into for a release: the same each time, another for another release. */
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
  /** Everyone who gets the same releases is given the same object, so that pages made from it can be kept */
  const registriesByMix = new Map<string, ModuleRegistry>()
  let warning: string | null = null
  let registryStamp = ''
  let releasesStamp = ''
  let releasesCheckedAt = 0

  /** Releases do not change; one that somebody changed all the same is noticed within a second. */
  const readReleasesStamp = () =>
    [...offers.values()]
      .flatMap(({ active, canary }) => [active, ...(canary ? [canary.module] : [])])
      .flatMap(({ name, release }) =>
        ['release.json', 'release.json.sig'].map((file) =>
          fileStampOf(path.join(releaseFolder(folder, name, release), file)),
        ),
      )
      .join(' ')

  /** One module's offer; what of it cannot be used is replaced by what could be, and said. */
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

  /** Of two owners of one route the later one keeps what it had before. */
  function fits(offer: ModuleOffer, nextOffers: Map<string, ModuleOffer>, problems: string[]): boolean {
    try {
      refuseDoubleRoutes([...nextOffers.values(), offer].map(({ active }) => active.descriptor))
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
