import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { atom } from 'jotai'
import { registryAtom } from '../registry/registry.ts'

export type OverrideFailure = 'person' | 'origin' | 'silent' | 'other'

/** A module that only this browser loads from another origin, usually a developer's machine. */
export type ModuleOverride = {
  name: string
  origin: string
  failure?: OverrideFailure
  module?: ActiveModule
  /** True if the administrator has to confirm it first */
  isUnconfirmed?: boolean
}

export const overridesAtom = atom<ModuleOverride[]>([])

/** The registry for this browser, in which overrides replace the releases of the server. */
export const pageRegistryAtom = atom((get) => applyOverrides(get(registryAtom), get(overridesAtom)))

function applyOverrides(registry: ModuleRegistry, overrides: ModuleOverride[]): ModuleRegistry {
  const overrideModules = overrides.flatMap(({ module }) => module ?? [])
  if (overrideModules.length === 0) return registry
  const otherModules = registry.modules.filter(
    ({ name }) => !overrideModules.some((module) => module.name === name),
  )
  return { ...registry, modules: [...otherModules, ...overrideModules] }
}

export type OverrideModule = ActiveModule & { isOverride: true }
/** Overrides are not reported, and no release replaces them. */
export const isOverride = (module: ActiveModule): module is OverrideModule => 'isOverride' in module
