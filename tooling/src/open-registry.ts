import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { ActiveModule, Registry } from '@samity/shared-api/module'
import { activeModule, refuseDoubleRoutes } from './active-module.ts'
import { releaseFolder } from './released.ts'
import {
  keep,
  readKept,
  readStoredOrKept,
  registryFile,
  type RegistryEntry,
  type StoredRegistry,
} from './stored-registry.ts'

/** Whose page it is: what makes the choice stable, and what an administrator chose for the own pages. */
export type Whom = { key: string; chosen?: Record<string, string> }

type Offer = { active: ActiveModule; canary: { module: ActiveModule; share: number } | null }

export type OpenRegistry = {
  folder: string
  /** The newest usable registry, as everyone has it: a change is taken up without a restart, a broken one is not. */
  current: () => Registry
  /** The same with the canaries that this person gets. */
  for: (whom: Whom) => Registry
  /** What stands behind it: canaries, previous releases, history. */
  stored: () => StoredRegistry
  /** Why what is in use is not all that the file says; null when it is. */
  problem: () => string | null
}

/** The part of a hundred that somebody falls into for a release: the same each time, another for another release. */
export const placeInHundred = (key: string, release: string): number =>
  (createHash('sha256').update(`${key} ${release}`).digest().readUInt32BE(0) / 2 ** 32) * 100

const nothing: StoredRegistry = { schema: 1, revision: 0, modules: {}, history: [] }
const second = 1000

const stampOf = (file: string) => {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0, ino: 0 }
  return `${mtimeMs} ${size} ${ino}`
}
const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

export function openRegistry(folder: string, onProblem: (sentence: string) => void = () => {}): OpenRegistry {
  let stored = nothing
  let offers = new Map<string, Offer>()
  let everyones: Registry = { schema: 1, revision: 0, modules: [] }
  /** Everyone who gets the same releases is given the same object, so that pages made from it can be kept */
  const mixes = new Map<string, Registry>()
  let problem: string | null = null
  let seen = ''
  let seenReleases = ''
  let lookedAt = 0

  /** Releases do not change; one that somebody changed all the same is noticed within a second. */
  const releasesStamp = () =>
    [...offers.values()]
      .flatMap(({ active, canary }) => [active, ...(canary ? [canary.module] : [])])
      .flatMap(({ name, release }) =>
        ['release.json', 'release.json.sig'].map((file) =>
          stampOf(path.join(releaseFolder(folder, name, release), file)),
        ),
      )
      .join(' ')

  /** One module's offer; what of it cannot be used is replaced by what could be, and said. */
  function offerOf(name: string, entry: RegistryEntry, before: Offer | undefined, problems: string[]) {
    const first = (releases: (string | null | undefined)[]): ActiveModule | undefined => {
      for (const release of releases)
        try {
          if (release) return activeModule(folder, name, release, entry.place)
        } catch (error) {
          problems.push(sentence(error))
        }
      return undefined
    }
    const good = readKept(folder)?.modules[name]?.active
    const active = first([...new Set([entry.active, before?.active.release, good, entry.previous])])
    if (!active) return undefined
    const canary = entry.canary && first([entry.canary.release])
    return { active, canary: canary && entry.canary ? { module: canary, share: entry.canary.share } : null }
  }

  function take(next: StoredRegistry): string[] {
    const problems: string[] = []
    const found = new Map<string, Offer>()
    for (const [name, entry] of Object.entries(next.modules)) {
      const before = offers.get(name)
      const offer = [offerOf(name, entry, before, problems), before].find(
        (one) => one && fits(one, found, problems),
      )
      if (offer) found.set(name, offer)
    }
    stored = next
    offers = found
    mixes.clear()
    everyones = {
      schema: 1,
      revision: next.revision,
      modules: [...found.values()].map(({ active }) => active),
    }
    return problems
  }

  /** Of two owners of one route the later one keeps what it had before. */
  function fits(offer: Offer, found: Map<string, Offer>, problems: string[]): boolean {
    try {
      refuseDoubleRoutes([...found.values(), offer].map(({ active }) => active.descriptor))
      return true
    } catch (error) {
      problems.push(sentence(error))
      return false
    }
  }

  const refresh = () => {
    const now = stampOf(registryFile(folder))
    const time = Date.now()
    const looks = time - lookedAt >= second
    if (looks) lookedAt = time
    if (now === seen && !(looks && releasesStamp() !== seenReleases)) return
    seen = now
    let said: string | null = null
    try {
      const read = readStoredOrKept(folder)
      const older = read.problem !== null && read.stored.revision < stored.revision
      const problems = older ? [] : take(read.stored)
      said = [...new Set([...(read.problem ? [read.problem] : []), ...problems])].join(' ') || null
      if (!said) keep(folder, read.stored)
    } catch (error) {
      said = sentence(error)
    }
    seenReleases = releasesStamp()
    if (said && said !== problem) onProblem(said)
    problem = said
  }

  function givenTo({ active, canary }: Offer, { key, chosen }: Whom): ActiveModule {
    if (!canary) return active
    const choice = chosen?.[active.name]
    if (choice === active.release) return active
    return choice === canary.module.release || placeInHundred(key, canary.module.release) < canary.share
      ? canary.module
      : active
  }

  refresh()
  return {
    folder,
    current: () => {
      refresh()
      return everyones
    },
    for: (whom) => {
      refresh()
      if (![...offers.values()].some(({ canary }) => canary)) return everyones
      const modules = [...offers.values()].map((offer) => givenTo(offer, whom))
      const mix = modules.map(({ release }) => release).join(' ')
      const one = mixes.get(mix) ?? { ...everyones, modules }
      mixes.set(mix, one)
      return one
    },
    stored: () => {
      refresh()
      return stored
    },
    problem: () => {
      refresh()
      return problem
    },
  }
}
