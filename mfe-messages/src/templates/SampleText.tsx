import type { Language } from '@samity/shared-api/contract'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { smsLength } from '../../contract/parts.ts'
import { variables, type Template, type Variable } from '../../contract/template.ts'
import styles from '../messages.module.css'

const words = {
  length: {
    en: '{units} characters, {encoding}, parts: {parts}',
    bn: '{units} অক্ষর, {encoding}, অংশ: {parts}',
  },
}

/** With the samples in place of the variables. The service renders what is sent. */
export const sampleOf = (text: string, language: Language): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    // one of the keys
    Object.hasOwn(variables, name) ? variables[name as Variable].sample[language] : whole,
  )

/** A text as a member reads it, and how long it is as an SMS. */
export function SampleText({
  template,
  language,
}: {
  template: Pick<Template, 'text_en' | 'text_bn'>
  language: Language
}) {
  const t = useWords(words)
  const show = useShow()
  const text = sampleOf(language === 'bn' ? template.text_bn : template.text_en, language)
  const { units, encoding, parts } = smsLength(text)
  return (
    <div>
      <p className={styles.text} translate="no" lang={language}>
        {text}
      </p>
      <p className={styles.soft}>
        {fill(t.length, { units: show.number(units), encoding, parts: show.number(parts) })}
      </p>
    </div>
  )
}
