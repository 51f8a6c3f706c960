import { http } from '@samity/shared-api/client'
import { latinDigits } from '@samity/shared-api/contract'
import type {
  ModuleSettingField,
  ModuleSettingsResponse,
} from '@samity/shared-api/contract/system/module-settings'
import type { ModuleStatus } from '@samity/shared-api/contract/system/modules'
import { Card, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useQuery } from '@samity/shared-ui/query'
import { fillWords, useSay } from '@samity/shared-ui/words'
import { VersionedForm } from '@samity/shared-ui/admin'
import { ModuleSettingInput } from './ModuleSettingInput.tsx'
import styles from './module-settings.module.css'

const words = {
  heading: { en: 'Settings of {module}', bn: '{module}-এর সেটিংস' },
}

/** null removes a secret */
type Value = string | boolean | null

const isNumeric = ({ type }: ModuleSettingField) => type === 'integer' || type === 'number'

/** The values as the fields show them: a number is the text that a person types. */
const valuesOf = ({ values }: ModuleSettingsResponse): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )

/**
 * The number of a text in Latin or Bengali digits. The server refuses any other text with a sentence, so it
 * is sent as it is.
 */
function numberIn(text: Value): Value | number {
  const digits = latinDigits(String(text)).trim()
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text
}
/** A release may have a field that the saved values lack. */
const valueIn = (values: Record<string, Value>, { name }: ModuleSettingField): Value => {
  const { [name]: value = '' } = values
  return value
}
const toWire = (fields: ModuleSettingField[], values: Record<string, Value>) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = valueIn(values, field)
      if (field.format === 'amount') return [field.name, latinDigits(String(value)).trim()]
      return [field.name, isNumeric(field) ? numberIn(value) : value]
    }),
  )

export const declaresSettings = ({ active, releases }: ModuleStatus): boolean =>
  releases.find(({ release }) => release === active)?.asks?.some(({ kind }) => kind === 'setting') === true

export function ModuleSettingsCard({ module: { name, title, active } }: { module: ModuleStatus }) {
  const say = useSay()
  return (
    <Card heading={fillWords(words.heading, { module: say(title) })}>
      <SettingsForm module={name} release={active} />
    </Card>
  )
}

function SettingsForm({ module, release }: { module: string; release: string | null }) {
  const path = `modules/${module}/settings/`
  const {
    data: saved,
    error,
    refresh,
    set,
  } = useQuery<ModuleSettingsResponse>(
    // each release has its own fields
    [path, release],
    async (signal) => (await http.get<ModuleSettingsResponse>(path, { signal })).data,
    // the form stays with what was typed when another release becomes active
    { snapshot: true, keepPrevious: true },
  )
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!saved) return <LoadingState />
  return (
    <VersionedForm
      path={path}
      saved={saved}
      valuesOf={valuesOf}
      bodyOf={(values) => ({ values: toWire(saved.fields, values) })}
      onSaved={set}
    >
      {({ values, errors, change }) => (
        <div className={styles.settings}>
          {saved.fields.map((field) => (
            <ModuleSettingInput
              key={field.name}
              field={field}
              value={valueIn(values, field)}
              error={errors[field.name]}
              onChange={(value) => change(field.name, value)}
            />
          ))}
        </div>
      )}
    </VersionedForm>
  )
}
