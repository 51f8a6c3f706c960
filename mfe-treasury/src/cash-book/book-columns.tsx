import { seriesTitle } from '@samity/shared-api/contract/sales/money-record'
import type { PlaceLineReason } from '@samity/shared-api/contract/treasury/cash-book'
import { RecordLink } from '@samity/shared-ui/core'
import type { Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import styles from '../treasury.module.css'
import type { BookLine } from './use-cash-book.ts'

const words = {
  date: { en: 'Date', bn: 'তারিখ' },
  number: { en: 'Number', bn: 'নম্বর' },
  kind: { en: 'For', bn: 'বাবদ' },
  party: { en: 'Name', bn: 'নাম' },
  in: { en: 'In', bn: 'জমা' },
  out: { en: 'Out', bn: 'খরচ' },
  balance: { en: 'Balance', bn: 'স্থিতি' },
  opening: { en: 'Opening balance', bn: 'প্রারম্ভিক স্থিতি' },
  closing: { en: 'Closing balance', bn: 'সমাপনী স্থিতি' },
  transfer: { en: 'Transfer', bn: 'স্থানান্তর' },
}
/** A receipt that was booked and never touched needs no word. */
const reasons: Record<Exclude<PlaceLineReason, 'booked'>, { en: string; bn: string }> = {
  changed: { en: 'changed', bn: 'সংশোধিত' },
  voided: { en: 'void', bn: 'বাতিল' },
  corrected: { en: 'corrected', bn: 'সংশোধনী' },
  confirmed: { en: 'confirmed', bn: 'নিশ্চিত' },
}

export function useBookColumns(): Column<BookLine>[] {
  const say = useSay()
  const show = useShow()
  return useMemo(() => {
    const purposeOf = (line: BookLine) => {
      if (line.kind !== 'line') return say(words[line.kind])
      const title = line.record === 'transfer' ? words.transfer : seriesTitle(line.stream)
      const reason = line.reason === 'booked' ? undefined : reasons[line.reason]
      const purpose = [say(title), line.note].filter(Boolean).join(' · ')
      return reason ? `${purpose} (${say(reason)})` : purpose
    }
    const amountOf = (amount: string) => (amount === '0.00' ? null : amount)
    return [
      { name: 'date', label: words.date, kind: 'day', value: ({ date }) => date },
      {
        name: 'number',
        label: words.number,
        value: (line) => (line.kind === 'line' ? line.receipt_no : ''),
        show: (line) =>
          line.kind === 'line' && (
            <RecordLink
              className={styles.number}
              kind={line.record}
              values={{ id: line.record_id, number: line.number }}
              translate="no"
            >
              {line.receipt_no}
            </RecordLink>
          ),
      },
      {
        name: 'kind',
        label: words.kind,
        value: purposeOf,
        show: (line) => (line.kind === 'line' ? purposeOf(line) : <strong>{purposeOf(line)}</strong>),
      },
      {
        name: 'party',
        label: words.party,
        value: (line) => (line.kind === 'line' ? say(line.party) : ''),
      },
      {
        name: 'in',
        label: words.in,
        kind: 'money',
        value: (line) => (line.kind === 'line' ? amountOf(line.in) : null),
        show: (line) => (line.kind === 'line' && line.in !== '0.00' ? show.amount(line.in) : ''),
      },
      {
        name: 'out',
        label: words.out,
        kind: 'money',
        value: (line) => (line.kind === 'line' ? amountOf(line.out) : null),
        show: (line) => (line.kind === 'line' && line.out !== '0.00' ? show.amount(line.out) : ''),
      },
      {
        name: 'balance',
        label: words.balance,
        kind: 'money',
        isRunning: true,
        value: ({ balance }) => balance,
      },
    ]
  }, [say, show])
}
