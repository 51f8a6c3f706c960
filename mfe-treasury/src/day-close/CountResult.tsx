import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import type { CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './day-close.module.css'

const words = {
  agrees: { en: 'The count agrees.', bn: 'গণনা মিলেছে।' },
  missing: { en: '{amount} is missing', bn: '{amount} কম' },
  over: { en: '{amount} too much', bn: '{amount} বেশি' },
  opening: { en: 'Opening', bn: 'প্রারম্ভিক জের' },
  received: { en: 'plus received', bn: 'যোগ জমা' },
  paid: { en: 'less paid', bn: 'বাদ খরচ' },
  expected: { en: 'Expected', bn: 'থাকার কথা' },
  counted: { en: 'Counted', bn: 'গোনা হয়েছে' },
  cheques: { en: 'Cheques', bn: 'চেক' },
  wallets: { en: 'Mobile payments', bn: 'মোবাইল পেমেন্ট' },
  pieces: { en: '{counted} of {expected}', bn: '{expected}টির মধ্যে {counted}টি' },
  booked: { en: 'Receipts of this day less vouchers', bn: 'এই দিনের রসিদ, ভাউচার বাদে' },
}

/** The difference in one large line, and how the expected amount follows. */
export function CountResult({ day }: { day: CashDayDetails }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const difference = day.difference ?? '0.00'
  const isMissing = difference.startsWith('-')
  const amount = show.money(difference.replace('-', ''))
  const lines = [
    [t.opening, day.opening, ''],
    [t.received, day.received, ''],
    [t.paid, day.paid, ''],
    [t.expected, day.expected, styles.strong],
    [t.counted, day.counted, styles.strong],
  ] as const
  const pieces = [
    [t.cheques, day.cheques_counted, day.cheques_expected],
    [t.wallets, day.wallets_counted, day.wallets_expected],
  ] as const
  return (
    <>
      <p
        className={`${styles.difference} ${difference === '0.00' ? '' : styles.differs}`}
        role="status"
        data-difference={difference}
      >
        {difference === '0.00' ? t.agrees : fill(isMissing ? t.missing : t.over, { amount })}
      </p>
      <table className={styles.facts}>
        <tbody>
          {lines.map(([label, value, className]) => (
            <tr key={label} className={className}>
              <th scope="row">{label}</th>
              <td>{show.amount(value)}</td>
            </tr>
          ))}
          {pieces.map(
            ([label, counted, expected]) =>
              (counted !== 0 || expected !== 0) && (
                <tr key={label} className={counted === expected ? '' : styles.strong}>
                  <th scope="row">{label}</th>
                  <td>
                    {fill(t.pieces, { counted: show.number(counted), expected: show.number(expected) })}
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      {day.payments.length > 0 && (
        <table className={styles.facts}>
          <caption>{t.booked}</caption>
          <tbody>
            {day.payments.map(({ payment_type, records, amount: booked }) => (
              <tr key={payment_type}>
                <th scope="row">
                  {say(paymentTypes.find(({ value }) => value === payment_type)?.label)} (
                  {show.number(records)})
                </th>
                <td>{show.amount(booked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
