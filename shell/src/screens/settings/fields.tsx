import type { Words } from '@samity/shared-api/contract'
import { Input } from '@samity/shared-ui/core'
import { useSay } from '@samity/shared-ui/words'
import { nameOf, textAt, useDraft, type Path } from './draft.ts'
import styles from './settings.module.css'

type Props = {
  path: Path
  label: Words
  /** Several lines */
  long?: boolean
  hint?: Words
  inputMode?: 'decimal' | 'tel' | 'email' | 'url'
  lang?: 'bn' | 'en'
}

/** One text of the settings. */
export function TextField({ path, label, long = false, hint, inputMode, lang }: Props) {
  const say = useSay()
  const { of, value, errors, set } = useDraft()
  const name = nameOf(of, path)
  const wrong = errors[name]?.join(' ')
  const described = [wrong && `${name}-wrong`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const given = {
    id: name,
    name,
    lang,
    value: textAt(value, path),
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': described || undefined,
    ...(wrong && { status: 'error' as const }),
    onChange: ({ target }: { target: { value: string } }) => set(path, target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{say(label)}</label>
      {long ? (
        <Input.TextArea {...given} rows={3} className={styles.long} />
      ) : (
        <Input {...given} inputMode={inputMode} />
      )}
      {wrong && (
        <span id={`${name}-wrong`} className={styles.wrong}>
          {wrong}
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

const inBoth = ({ en, bn }: Words, english: string, bengali: string): Words => ({
  en: `${en} (${english})`,
  bn: `${bn} (${bengali})`,
})

/** A text in both languages, side by side. */
export function WordsField({ path, label, long = false }: Pick<Props, 'path' | 'label' | 'long'>) {
  return (
    <div className={styles.pair}>
      <TextField path={[...path, 'en']} label={inBoth(label, 'English', 'ইংরেজি')} long={long} lang="en" />
      <TextField path={[...path, 'bn']} label={inBoth(label, 'Bengali', 'বাংলা')} long={long} lang="bn" />
    </div>
  )
}
