import type { ModuleOverride } from './overrides.ts'

const key = 'module_trials'
const paramPrefix = 'module.'

/** Of this tab, name by name: another tab has its own. */
export function readOverrides(): ModuleOverride[] {
  try {
    // written below
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
    return Object.entries(stored).map(([name, origin]) => ({ name, origin }))
  } catch {
    return []
  }
}

export function storeOverrides(overrides: ModuleOverride[]): void {
  const stored = Object.fromEntries(overrides.map(({ name, origin }) => [name, origin]))
  if (overrides.length > 0) sessionStorage.setItem(key, JSON.stringify(stored))
  else sessionStorage.removeItem(key)
}

const confirmationsKey = 'confirmed_overrides'
const lineOf = ({ name, origin }: ModuleOverride) => `${name} ${origin}`
const readConfirmations = () => sessionStorage.getItem(confirmationsKey)?.split('\n') ?? []

/** Whether the person has agreed, in this tab, to load this module from this address. */
export const isConfirmed = (override: ModuleOverride): boolean =>
  readConfirmations().includes(lineOf(override))
export const storeConfirmation = (override: ModuleOverride): void =>
  sessionStorage.setItem(
    confirmationsKey,
    [...new Set([...readConfirmations(), lineOf(override)])].join('\n'),
  )

const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : text)

/** `?module.mfe-sales=http://localhost:3003` is kept and leaves the address; an empty one ends the trial. */
export function takeOverridesFromUrl(): ModuleOverride[] {
  const url = new URL(location.href)
  const params = [...url.searchParams].filter(([name]) => name.startsWith(paramPrefix))
  const storedOverrides = readOverrides()
  if (params.length === 0) return storedOverrides
  const originsByModule = new Map(storedOverrides.map(({ name, origin }) => [name, origin]))
  for (const [name, value] of params) {
    originsByModule.set(name.slice(paramPrefix.length), originOf(value.trim()))
    url.searchParams.delete(name)
  }
  const overrides = [...originsByModule].flatMap(([name, origin]) => (origin ? { name, origin } : []))
  storeOverrides(overrides)
  history.replaceState(history.state, '', url)
  return overrides
}
