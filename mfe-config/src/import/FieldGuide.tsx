import type { Field } from '@samity/shared-api/contract'
import { importableFields, type ImportTarget } from '@samity/shared-api/contract/config/import'
import { useLanguage, useSay, useWords } from '@samity/shared-ui/words'
import styles from './import.module.css'

const words = {
  summary: { en: 'Allowed values of each column', bn: 'কোন কলামে কী থাকতে পারে' },
  column: { en: 'Column', bn: 'কলাম' },
  values: { en: 'Values', bn: 'যা থাকবে' },
  required: { en: 'required', bn: 'আবশ্যক' },
  text: { en: 'text', bn: 'লেখা' },
  day: { en: 'a date, such as 21/11/2026', bn: 'তারিখ, যেমন ২১/১১/২০২৬' },
  flag: { en: 'Yes or No', bn: 'হ্যাঁ অথবা না' },
  money: { en: 'an amount in taka, such as 1,250.50', bn: 'টাকার পরিমাণ, যেমন ১,২৫০.৫০' },
  phone: { en: 'a mobile number of 11 digits', bn: '১১ অঙ্কের মোবাইল নম্বর' },
  email: { en: 'an e-mail address', bn: 'ই-মেইল ঠিকানা' },
  building: { en: 'the name of a registered building', bn: 'নিবন্ধিত ভবনের নাম' },
  advocate: { en: "a member's bar registration number", bn: 'সদস্যের বার নিবন্ধন নম্বর' },
  nid_number: { en: '10, 13 or 17 digits', bn: '১০, ১৩ বা ১৭ অঙ্ক' },
}
const hintsByName = words as Record<string, (typeof words)['text']>

/** A table of all columns: which ones are required, and which values they accept. */
export function FieldGuide({ recordType }: { recordType: ImportTarget }) {
  const t = useWords(words)
  const say = useSay()
  const language = useLanguage()
  const describeField = (name: string, { kind, choices }: Field) =>
    choices
      ? choices.map(({ label }) => label[language]).join(' · ')
      : say(hintsByName[name] ?? hintsByName[kind] ?? words.text)
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
          {importableFields(recordType).map(([name, field]) => (
            <tr key={name}>
              <th scope="row">{say(field.label)}</th>
              <td>
                {describeField(name, field)}
                {field.required && ` (${t.required})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
