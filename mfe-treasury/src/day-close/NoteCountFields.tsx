import { toDecimal } from '@samity/shared-api/contract'
import { IntInput, MoneyInput } from '@samity/shared-ui/forms'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import {
  amountOf,
  noteFields,
  pieceFields,
  countTotal,
  wrongFields,
  type CountField,
  type CountTexts,
} from './note-count.ts'
import styles from './day-close.module.css'

const words = {
  note: { en: 'Note', bn: 'নোট' },
  count: { en: 'Number', bn: 'সংখ্যা' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  notesOf: { en: 'Notes of {value} taka', bn: '{value} টাকার নোট' },
  coins: { en: 'Coins', bn: 'কয়েন' },
  coinsAmount: { en: 'Amount in coins', bn: 'কয়েনের মোট পরিমাণ' },
  total: { en: 'Counted', bn: 'গণনা করা মোট' },
  wrong: { en: 'Enter a whole number, such as 12.', bn: 'পূর্ণ সংখ্যা লিখুন, যেমন ১২।' },
  wrongCoins: { en: 'Enter an amount, such as 7.50.', bn: 'পরিমাণ লিখুন, যেমন ৭.৫০।' },
  cheques: { en: 'Cheques', bn: 'চেক' },
  wallets: { en: 'Mobile payments', bn: 'মোবাইল পেমেন্ট' },
  pieces: { en: 'counted by number', bn: 'সংখ্যায় গোনা' },
  numberOf: { en: 'Number of {what}', bn: '{what}-এর সংখ্যা' },
  table: { en: 'Count by note', bn: 'নোট অনুযায়ী গণনা' },
}

type Props = {
  texts: CountTexts
  onChange: (texts: CountTexts) => void
  /** Marks fields with a text that is no number */
  showsErrors: boolean
  disabled?: boolean
}

/** The fields of a count, one for each note, with the live sum. Digits may be Latin or Bengali. */
export function NoteCountFields({ texts, onChange, showsErrors, disabled = false }: Props) {
  const t = useWords(words)
  const show = useShow()
  const wrong = showsErrors ? wrongFields(texts) : []
  return (
    <table className={styles.notes} aria-label={t.table}>
      <thead>
        <tr>
          <th scope="col">{t.note}</th>
          <th scope="col">{t.count}</th>
          <th scope="col" className={styles.figure}>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {noteFields.map((field) => (
          <tr key={field}>
            <th scope="row">{field === 'coins' ? t.coins : `৳ ${show.number(field)}`}</th>
            <td>
              <NoteInput
                field={field}
                label={field === 'coins' ? t.coinsAmount : fill(t.notesOf, { value: show.digits(field) })}
                text={texts[field] ?? ''}
                error={wrong.includes(field) ? (field === 'coins' ? t.wrongCoins : t.wrong) : ''}
                disabled={disabled}
                onChange={(text) => onChange({ ...texts, [field]: text })}
              />
            </td>
            <td className={styles.figure}>{show.amount(toDecimal(amountOf(field, texts[field]) ?? 0))}</td>
          </tr>
        ))}
      </tbody>
      <tbody className={styles.total}>
        <tr>
          <th scope="row" colSpan={2}>
            {t.total}
          </th>
          <td className={styles.figure} aria-live="polite" data-total>
            {show.money(toDecimal(countTotal(texts)))}
          </td>
        </tr>
      </tbody>
      <tbody>
        {pieceFields.map((field) => (
          <tr key={field}>
            <th scope="row">{t[field]}</th>
            <td>
              <NoteInput
                field={field}
                label={fill(t.numberOf, { what: t[field] })}
                text={texts[field] ?? ''}
                error={wrong.includes(field) ? t.wrong : ''}
                disabled={disabled}
                onChange={(text) => onChange({ ...texts, [field]: text })}
              />
            </td>
            <td className={styles.figure}>{t.pieces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type InputProps = {
  field: CountField
  label: string
  text: string
  error: string
  disabled: boolean
  onChange: (text: string) => void
}

function NoteInput({ field, label, text, error, disabled, onChange }: InputProps) {
  const Control = field === 'coins' ? MoneyInput : IntInput
  const id = `note-${field}`
  return (
    <>
      <Control
        id={id}
        name={id}
        aria-label={label}
        value={text}
        disabled={disabled}
        maxLength={field === 'coins' ? 12 : 5}
        {...(error && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
      />
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </>
  )
}
