import type { SettingsKey } from '@samity/shared-api/contract/site/settings'
import { createContext, useContext } from 'react'

export type SettingPath = readonly (string | number)[]

export type SettingsEdit = {
  part: SettingsKey
  value: unknown
  /** Error messages by field name, such as 'slides.0.title.en' */
  errors: Record<string, string>
  set: (path: SettingPath, value: unknown) => void
}

export const SettingsEditContext = createContext<SettingsEdit | undefined>(undefined)

export function useSettingsEdit(): SettingsEdit {
  const edit = useContext(SettingsEditContext)
  if (!edit) throw new Error('A settings field is outside of a settings form.')
  return edit
}

export const valueAt = (value: unknown, path: SettingPath): unknown =>
  path.reduce<unknown>(
    (inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step],
    value,
  )

export function textAt(value: unknown, path: SettingPath): string {
  const text = valueAt(value, path)
  return typeof text === 'string' ? text : ''
}

/** Returns a copy of the value with `next` at the path. Objects outside the path are not copied. */
export function withValueAt(value: unknown, [step, ...rest]: SettingPath, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withValueAt(item, rest, next) : item))
  const inside = value as Record<string, unknown>
  return { ...inside, [step]: withValueAt(inside[step], rest, next) }
}

/** Returns the name of a field on the page: 'association.name.en'. */
export const settingName = (part: SettingsKey, path: SettingPath): string => [part, ...path].join('.')
