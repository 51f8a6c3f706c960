import type { ActiveModule, Registry } from '@samity/shared-api/module'
import { atom } from 'jotai'
import { registryAtom } from '../registry.ts'

/** Why a module on trial is not taken, as the banner says it. */
export type Hindrance = 'person' | 'origin' | 'silent' | 'other'

/**
 * A module that this browser alone takes from another address, mostly from the machine of who works on it. It waits
 * until it is known who asks.
 */
export type Trial = {
  name: string
  origin: string
  hindrance?: Hindrance
  module?: ActiveModule
  /** The administrator has to confirm it first */
  isUnconfirmed?: boolean
}

export const trialsAtom = atom<Trial[]>([])

/** The registry as this browser goes by it: with what is on trial in the place of what the server gives. */
export const pageRegistryAtom = atom((get) => layOver(get(registryAtom), get(trialsAtom)))

function layOver(registry: Registry, trials: Trial[]): Registry {
  const tried = trials.flatMap(({ module }) => module ?? [])
  if (tried.length === 0) return registry
  const kept = registry.modules.filter(({ name }) => !tried.some((one) => one.name === name))
  return { ...registry, modules: [...kept, ...tried] }
}

const bases = new Set<string>()
export const noteTrial = ({ base }: ActiveModule): void => void bases.add(base)
/** It is nobody else's business: neither is it reported, nor does a release take its place. */
export const isOnTrial = ({ base }: ActiveModule): boolean => bases.has(base)
