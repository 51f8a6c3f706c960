import type { Words } from '@samity/shared-api/contract'
import { useLanguage, useSay, useWords } from '../words/index.ts'
import styles from './import.module.css'
import type { ImportField } from './import-field.ts'

const words = {
  summary: { en: 'Allowed values of each column', bn: 'কোন কলামে কী থাকতে পারে' },
  column: { en: 'Column', bn: 'কলাম' },
  values: { en: 'Values', bn: 'যা থাকবে' },
  required: { en: 'required', bn: 'আবশ্যক' },
}
const textHint: Words = { en: 'text', bn: 'লেখা' }
const hintsByKind: Partial<Record<string, Words>> = {
  day: { en: 'a date, such as 21/11/2026', bn: 'তারিখ, যেমন ২১/১১/২০২৬' },
  flag: { en: 'Yes or No', bn: 'হ্যাঁ অথবা না' },
  int: { en: 'a whole number', bn: 'পূর্ণসংখ্যা' },
  money: { en: 'an amount in taka, such as 1,250.50', bn: 'টাকার পরিমাণ, যেমন ১,২৫০.৫০' },
  phone: { en: 'a mobile number of 11 digits', bn: '১১ অঙ্কের মোবাইল নম্বর' },
  email: { en: 'an e-mail address', bn: 'ই-মেইল ঠিকানা' },
  advocate: { en: "a member's bar registration number", bn: 'সদস্যের বার নিবন্ধন নম্বর' },
}

type Props = {
  /** The fields in the order of the template */
  fields: readonly ImportField[]
}

/** A table of all columns: which ones are required, and which values they accept. */
export function FieldGuide({ fields }: Props) {
  const t = useWords(words)
  const say = useSay()
  const language = useLanguage()
  const describeField = ({ kind, choices, hint }: ImportField) =>
    hint || !choices
      ? say(hint ?? hintsByKind[kind] ?? textHint)
      : choices.map(({ label }) => label[language]).join(' · ')
  return (
    <details className={styles.guide}>
      <summary>{t.summary}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.column}</th>
            <th scope="col">{t.values}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">{say(field.label)}</th>
              <td>
                {describeField(field)}
                {field.required && ` (${t.required})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
