import type { ModuleSettingField } from '@samity/shared-api/contract/system/module-settings'
import { Button, Checkbox, Input } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { SelectField } from '@samity/shared-ui/forms'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useId } from 'react'
import styles from './module-settings.module.css'

const words = {
  between: { en: '{minimum} to {maximum}.', bn: '{minimum} থেকে {maximum}।' },
  atLeast: { en: '{minimum} or more.', bn: '{minimum} বা তার বেশি।' },
  atMost: { en: '{maximum} or less.', bn: '{maximum} বা তার কম।' },
  initial: { en: 'Default: {value}.', bn: 'শুরুর মান: {value}।' },
  stored: { en: 'Stored. Type to replace it.', bn: 'সংরক্ষিত আছে। বদলাতে নতুন করে লিখুন।' },
  removed: { en: 'Is removed with Save.', bn: 'সংরক্ষণ করলে মুছে যাবে।' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
  yes: { en: 'yes', bn: 'হ্যাঁ' },
  no: { en: 'no', bn: 'না' },
}

type Props = {
  field: ModuleSettingField
  /** null: a secret that is to be removed */
  value: string | boolean | null
  error: string | undefined
  onChange: (value: string | boolean | null) => void
}

export function ModuleSettingInput({ field, value, error, onChange }: Props) {
  const say = useSay()
  const id = useId()
  const hint = useHint(field)
  const describedBy = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined
  const { name, type, label, enum: choices, maxLength, format } = field
  const isNumeric = type === 'integer' || type === 'number'
  const common = { name, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }
  return (
    <div className={styles.field}>
      {type === 'boolean' ? (
        <Checkbox {...common} checked={value === true} onChange={({ target }) => onChange(target.checked)}>
          {say(label)}
        </Checkbox>
      ) : (
        <>
          <label htmlFor={id}>{say(label)}</label>
          {choices ? (
            <SelectField
              {...common}
              id={id}
              value={String(value)}
              options={choices.map((choice) => ({
                value: choice,
                label: say(field.choices?.[choice]) || choice,
              }))}
              onChange={onChange}
            />
          ) : format === 'day' ? (
            <DayInput {...common} id={id} value={String(value)} onChange={onChange} />
          ) : format === 'secret' ? (
            <SecretInput {...common} id={id} field={field} value={value} onChange={onChange} />
          ) : (
            <Input
              {...common}
              id={id}
              value={String(value)}
              status={error ? 'error' : ''}
              onChange={({ target }) => onChange(target.value)}
              {...((isNumeric || format === 'amount') && {
                inputMode: type === 'integer' ? 'numeric' : 'decimal',
              })}
              {...(maxLength && { maxLength })}
            />
          )}
        </>
      )}
      {error && (
        <span id={`${id}error`} className={styles.error}>
          {error}
        </span>
      )}
      {hint && (
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

type SecretProps = Pick<Props, 'field' | 'value' | 'onChange'> & {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

/** A stored secret is not shown: it can be replaced or removed. */
function SecretInput({ field, value, onChange, ...rest }: SecretProps) {
  const t = useWords(words)
  const isStored = field.is_stored && value !== null
  return (
    <span className={styles.secret}>
      <Input.Password
        {...rest}
        value={String(value ?? '')}
        autoComplete="off"
        placeholder={isStored ? t.stored : value === null ? t.removed : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      {isStored && <Button onClick={() => onChange(null)}>{t.remove}</Button>}
    </span>
  )
}

/** The module's own sentence, the bounds of a number and the default. */
function useHint(field: ModuleSettingField): string {
  const { help, minimum, maximum, default: initial } = field
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const bounds = { minimum: show.digits(minimum), maximum: show.digits(maximum) }
  const range =
    minimum !== undefined && maximum !== undefined
      ? t.between
      : minimum !== undefined
        ? t.atLeast
        : maximum !== undefined && t.atMost
  const value =
    typeof initial === 'boolean'
      ? initial
        ? t.yes
        : t.no
      : typeof initial === 'number'
        ? show.digits(initial)
        : say(field.choices?.[initial]) || initial
  return [say(help), range && fill(range, bounds), value !== '' && fill(t.initial, { value })]
    .filter(Boolean)
    .join(' ')
}
