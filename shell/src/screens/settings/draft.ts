import type { SettingsKey } from '@samity/shared-api/contract/site/settings'
import { createContext, useContext } from 'react'

export type Path = readonly (string | number)[]

/** The part of the settings that a form is changing, for the fields inside it. */
export type Draft = {
  of: SettingsKey
  value: unknown
  /** Sentences by path: 'slides.0.title.en' */
  errors: Record<string, string[]>
  set: (path: Path, value: unknown) => void
}

export const DraftContext = createContext<Draft | undefined>(undefined)

export function useDraft(): Draft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('A settings field stands outside of a settings form.')
  return draft
}

/** What stands at a path inside a value. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step],
    value,
  )

export function textAt(value: unknown, path: Path): string {
  const text = at(value, path)
  return typeof text === 'string' ? text : ''
}

/** The value with something else at a path; what is not on the way stays the same object. */
export function put(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? put(item, rest, next) : item))
  const inside = value as Record<string, unknown>
  return { ...inside, [step]: put(inside[step], rest, next) }
}

/** A field's name on the page: 'association.name.en'. */
export const nameOf = (of: SettingsKey, path: Path): string => [of, ...path].join('.')
