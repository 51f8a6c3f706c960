import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { atom } from 'jotai'
import { registryAtom } from '../registry.ts'

/** Why a module on trial is not taken, as the banner says it. */
export type OverrideFailure = 'person' | 'origin' | 'silent' | 'other'

/**
 * A module that this browser alone takes from another address, mostly from the machine of who works on it. It waits
 * until it is known who asks.
 */
export type ModuleOverride = {
  name: string
  origin: string
  failure?: OverrideFailure
  module?: ActiveModule
  /** The administrator has to confirm it first */
  isUnconfirmed?: boolean
}

export const overridesAtom = atom<ModuleOverride[]>([])

/** The registry as this browser goes by it: with what is on trial in the place of what the server gives. */
export const pageRegistryAtom = atom((get) => applyOverrides(get(registryAtom), get(overridesAtom)))

function applyOverrides(registry: ModuleRegistry, overrides: ModuleOverride[]): ModuleRegistry {
  const overrideModules = overrides.flatMap(({ module }) => module ?? [])
  if (overrideModules.length === 0) return registry
  const otherModules = registry.modules.filter(
    ({ name }) => !overrideModules.some((one) => one.name === name),
  )
  return { ...registry, modules: [...otherModules, ...overrideModules] }
}

const overrideBases = new Set<string>()
export const recordOverride = ({ base }: ActiveModule): void => void overrideBases.add(base)
/** It is nobody else's business: neither is it reported, nor does a release take its place. */
export const isOverride = ({ base }: ActiveModule): boolean => overrideBases.has(base)
