import type { Words } from '@samity/shared-api/contract'
import { Input } from '@samity/shared-ui/core'
import { useSay } from '@samity/shared-ui/words'
import { settingName, textAt, useSettingsEdit, type SettingPath } from './settings-edit.ts'
import styles from './settings.module.css'

type Props = {
  path: SettingPath
  label: Words
  long?: boolean
  hint?: Words
  inputMode?: 'decimal' | 'tel' | 'email' | 'url'
  lang?: 'bn' | 'en'
}

export function TextField({ path, label, long = false, hint, inputMode, lang }: Props) {
  const say = useSay()
  const { part, value, errors, set } = useSettingsEdit()
  const name = settingName(part, path)
  const error = errors[name]
  const descriptionIds = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const inputProps = {
    id: name,
    name,
    lang,
    value: textAt(value, path),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptionIds || undefined,
    ...(error && { status: 'error' as const }),
    onChange: ({ target }: { target: { value: string } }) => set(path, target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{say(label)}</label>
      {long ? (
        <Input.TextArea {...inputProps} rows={3} className={styles.long} />
      ) : (
        <Input {...inputProps} inputMode={inputMode} />
      )}
      {error && (
        <span id={`${name}-error`} className={styles.error}>
          {error}
        </span>
      )}
      {hint && (
        <span id={`${name}-hint`} className={styles.hint}>
          {say(hint)}
        </span>
      )}
    </div>
  )
}

const withLanguage = ({ en, bn }: Words, english: string, bengali: string): Words => ({
  en: `${en} (${english})`,
  bn: `${bn} (${bengali})`,
})

export function WordsField({ path, label, long = false }: Pick<Props, 'path' | 'label' | 'long'>) {
  return (
    <div className={styles.pair}>
      <TextField
        path={[...path, 'en']}
        label={withLanguage(label, 'English', 'ইংরেজি')}
        long={long}
        lang="en"
      />
      <TextField
        path={[...path, 'bn']}
        label={withLanguage(label, 'Bengali', 'বাংলা')}
        long={long}
        lang="bn"
      />
    </div>
  )
}
