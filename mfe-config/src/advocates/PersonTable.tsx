import { advocate, childGenders, type Child, type Nominee } from '@samity/shared-api/contract/config/advocate'
import { cellTranslateAttribute, useFormatCell } from '@samity/shared-ui/data'
import { useSay, useWords } from '@samity/shared-ui/words'
import styles from './details.module.css'

const words = {
  nothing: { en: 'কোনো তথ্য পাওয়া যায়নি', bn: 'কোনো তথ্য পাওয়া যায়নি' },
}
const name = { key: 'name', label: { en: 'Name', bn: 'নাম' }, kind: 'text' } as const
const columns = {
  children: [
    name,
    { key: 'gender', label: { en: 'Gender', bn: 'লিঙ্গ' }, kind: 'choice', choices: childGenders },
    { key: 'dob', label: { en: 'Date of Birth', bn: 'জন্ম তারিখ' }, kind: 'day' },
  ],
  nominees: [
    name,
    { key: 'relation', label: { en: 'Relation', bn: 'সম্পর্ক' }, kind: 'text' },
    { key: 'contact', label: { en: 'Contact', bn: 'যোগাযোগ' }, kind: 'text' },
    { key: 'birth_year', label: { en: 'Birth Year', bn: 'জন্ম সাল' }, kind: 'int' },
    { key: 'nid', label: { en: 'National ID', bn: 'জাতীয় পরিচয়পত্র' }, kind: 'text' },
    { key: 'birth_certificate', label: { en: 'Birth Certificate', bn: 'জন্ম সনদ' }, kind: 'text' },
    { key: 'address', label: { en: 'Address', bn: 'ঠিকানা' }, kind: 'text' },
  ],
} as const

const cellValue = (row: Child | Nominee, key: string) => (row as Record<string, string | null>)[key]

type Props = { kind: 'children'; rows: readonly Child[] } | { kind: 'nominees'; rows: readonly Nominee[] }

export function PersonTable({ kind, rows }: Props) {
  const t = useWords(words)
  const say = useSay()
  const formatCell = useFormatCell()
  const heading = say(advocate.fields[kind].label)
  return (
    <section className={styles.people}>
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <div className={styles.scroll}>
          <table aria-label={heading}>
            <thead>
              <tr>
                {columns[kind].map(({ key, label }) => (
                  <th key={key} scope="col">
                    {say(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {columns[kind].map((column) => (
                    <td
                      key={column.key}
                      translate={cellTranslateAttribute(column, cellValue(row, column.key))}
                    >
                      {formatCell(column, cellValue(row, column.key)) || '—'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
