import type { ModuleOverride } from './overrides.ts'

const key = 'module_trials'
const paramPrefix = 'module.'

/** Returns the overrides of this tab. Each tab has its own. */
export function readOverrides(): ModuleOverride[] {
  try {
    // storeOverrides wrote it
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

export const isConfirmed = (override: ModuleOverride): boolean =>
  readConfirmations().includes(lineOf(override))
export const storeConfirmation = (override: ModuleOverride): void =>
  sessionStorage.setItem(
    confirmationsKey,
    [...new Set([...readConfirmations(), lineOf(override)])].join('\n'),
  )

const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : text)

/** Moves overrides such as `?module.mfe-sales=http://localhost:3003` from the URL; an empty one ends. */
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
