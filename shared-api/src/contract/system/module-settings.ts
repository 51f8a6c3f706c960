import type { Words } from '../words.ts'

type SettingValue = string | number | boolean
/** One field of a module's settings, from its JSON Schema. */
export type ModuleSettingField = {
  name: string
  type: 'integer' | 'number' | 'string' | 'boolean'
  label: Words
  help?: Words
  default: SettingValue
  /** The values of a select */
  enum?: string[]
  /** The words for its values */
  choices?: Record<string, Words>
  format?: 'day' | 'amount' | 'secret'
  /** Of a secret: whether there is one. Its value is always empty here. */
  is_stored?: boolean
  maxLength?: number
  /** The bounds of a number */
  minimum?: number
  maximum?: number
}
/** The response of `modules/<name>/settings/`. A save sends `{ values, version }`. */
export type ModuleSettingsResponse = {
  module: string
  title: Words
  version: number
  fields: ModuleSettingField[]
  values: Record<string, SettingValue>
}
