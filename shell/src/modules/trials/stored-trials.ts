import type { Trial } from './trials.ts'

const key = 'module_trials'
const parameter = 'module.'

/** Of this tab, name by name: another tab has its own. */
export function storedTrials(): Trial[] {
  try {
    // written below
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
    return Object.entries(stored).map(([name, origin]) => ({ name, origin }))
  } catch {
    return []
  }
}

export function storeTrials(trials: Trial[]): void {
  const stored = Object.fromEntries(trials.map(({ name, origin }) => [name, origin]))
  if (trials.length > 0) sessionStorage.setItem(key, JSON.stringify(stored))
  else sessionStorage.removeItem(key)
}

const confirmedKey = 'confirmed_overrides'
const lineOf = ({ name, origin }: Trial) => `${name} ${origin}`
const storedConfirmations = () => sessionStorage.getItem(confirmedKey)?.split('\n') ?? []

/** Whether the person has agreed, in this tab, to load this module from this address. */
export const isConfirmed = (trial: Trial): boolean => storedConfirmations().includes(lineOf(trial))
export const storeConfirmation = (trial: Trial): void =>
  sessionStorage.setItem(confirmedKey, [...new Set([...storedConfirmations(), lineOf(trial)])].join('\n'))

const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : text)

/** `?module.mfe-sales=http://localhost:3003` is kept and leaves the address; an empty one ends the trial. */
export function trialsFromAddress(): Trial[] {
  const address = new URL(location.href)
  const asked = [...address.searchParams].filter(([name]) => name.startsWith(parameter))
  const before = storedTrials()
  if (asked.length === 0) return before
  const named = new Map(before.map(({ name, origin }) => [name, origin]))
  for (const [name, value] of asked) {
    named.set(name.slice(parameter.length), originOf(value.trim()))
    address.searchParams.delete(name)
  }
  const trials = [...named].flatMap(([name, origin]) => (origin ? { name, origin } : []))
  storeTrials(trials)
  history.replaceState(history.state, '', address)
  return trials
}
