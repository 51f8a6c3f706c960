import { toDecimal, toMessage } from '@samity/shared-api/contract'
import { cashDayCount, type CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { actionFormFor, IntInput, MoneyInput } from '@samity/shared-ui/forms'
import { amountInWords, fillWords, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import type { FocusEvent } from 'react'
import formStyles from '../components/form.module.css'
import styles from './day-close.module.css'
import {
  amountOf,
  countTotal,
  isUncounted,
  noteFields,
  textsOf,
  type CountTexts,
  type NoteField,
} from './note-count.ts'

const { Form, Field, useValue } = actionFormFor(cashDayCount)

const words = {
  explain: {
    en: 'Count everything in the box and type how many of each note there are. Enter goes to the next one. What the books expect appears after you send the count. The slip shows every count of the day.',
    bn: 'বাক্সের সব টাকা গুনে প্রতিটি নোটের সংখ্যা লিখুন। এন্টার চাপলে পরেরটিতে যাবে। গণনা পাঠানোর পরে হিসাব অনুযায়ী কত থাকার কথা তা দেখা যাবে। দিনের প্রতিটি গণনা স্লিপে থাকে।',
  },
  send: { en: 'Send the count', bn: 'গণনা পাঠান' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  nothing: {
    en: 'Type how many of each note there are. Type 0 as coins when the box is empty.',
    bn: 'কোন নোট কয়টি আছে লিখুন। বাক্স খালি হলে কয়েনের ঘরে ০ লিখুন।',
  },
  note: { en: 'Note', bn: 'নোট' },
  count: { en: 'Number', bn: 'সংখ্যা' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  notesOf: { en: 'Notes of {value} taka', bn: '{value} টাকার নোট' },
  coins: { en: 'Coins', bn: 'কয়েন' },
  coinsAmount: { en: 'Amount in coins', bn: 'কয়েনের মোট পরিমাণ' },
  total: { en: 'Counted', bn: 'গোনা হয়েছে' },
  sum: { en: 'Sum of the count', bn: 'গণনার যোগফল' },
  cheques: { en: 'Cheques', bn: 'চেক' },
  wallets: { en: 'Mobile payments', bn: 'মোবাইল পেমেন্ট' },
  pieces: { en: 'counted by number', bn: 'সংখ্যায় গোনা' },
  numberOf: { en: 'Number of {what}', bn: '{what}-এর সংখ্যা' },
  table: { en: 'Count by note', bn: 'নোট অনুযায়ী গণনা' },
}

type Props = {
  day: CashDayDetails
  onCounted: (day: CashDayDetails) => void
  /** Shows a Cancel button: the day already has a count */
  onCancel?: () => void
}

/**
 * Counts the box by note. Each key is stored at once, so that neither a reload nor a power cut loses the
 * count. A later count starts from the one before.
 */
export function CountForm({ day, onCounted, onCancel }: Props) {
  const t = useWords(words)
  return (
    <>
      <p className={formStyles.explain}>{t.explain}</p>
      <Form
        ids={{ id: day.id }}
        {...(day.count && { initial: textsOf(day.count) })}
        draftName={`cash-count ${day.id} ${day.counts}`}
        labels={{ submit: words.send, cancel: words.cancel }}
        prepare={({ cheques, wallets, ...money }) => ({
          ...money,
          cheques: cheques || 0,
          wallets: wallets || 0,
        })}
        check={(values): Record<string, string> =>
          isUncounted(values as CountTexts) ? { 'notes.1000': toMessage(words.nothing) } : {}
        }
        onDone={onCounted}
        onCancel={onCancel}
      >
        <Count />
      </Form>
    </>
  )
}

const select = ({ target }: FocusEvent<HTMLInputElement>) => target.select()

/** The fields of a count beside the live sum, which stays in sight. Digits may be Latin or Bengali. */
function Count() {
  const texts = { notes: useValue('notes'), coins: useValue('coins') } as CountTexts
  return (
    <div className={styles.count}>
      <CountTable texts={texts} />
      <CountSum texts={texts} />
    </div>
  )
}

function CountSum({ texts }: { texts: CountTexts }) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const total = countTotal(texts)
  return (
    <div className={styles.sum}>
      <table aria-label={t.sum}>
        <tbody>
          <tr>
            <th scope="row">{t.total}</th>
            <td aria-live="polite" data-total>
              {show.money(toDecimal(total))}
            </td>
          </tr>
        </tbody>
      </table>
      {total > 0 && <p>{amountInWords(total, language)}</p>}
    </div>
  )
}

function CountTable({ texts }: { texts: CountTexts }) {
  const t = useWords(words)
  const show = useShow()
  const formatAmount = (field: NoteField) => {
    const amount = amountOf(texts, field)
    return amount > 0 && show.amount(toDecimal(amount))
  }
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
              {field === 'coins' ? (
                <Field name="coins" label={words.coinsAmount}>
                  <MoneyInput maxLength={12} onFocus={select} />
                </Field>
              ) : (
                <Field
                  name={`notes.${field}`}
                  label={fillWords(words.notesOf, { value: show.digits(field) })}
                >
                  <IntInput maxLength={5} onFocus={select} />
                </Field>
              )}
            </td>
            <td className={styles.figure}>{formatAmount(field)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {(['cheques', 'wallets'] as const).map((field) => (
          <tr key={field}>
            <th scope="row">{t[field]}</th>
            <td>
              <Field name={field} label={fillWords(words.numberOf, { what: t[field] })}>
                <IntInput maxLength={5} onFocus={select} />
              </Field>
            </td>
            <td className={styles.figure}>{t.pieces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
