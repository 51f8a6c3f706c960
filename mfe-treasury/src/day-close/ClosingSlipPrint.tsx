import { toDecimal } from '@samity/shared-api/contract'
import { paymentTypes, type PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { ClosingSlip } from '@samity/shared-api/contract/treasury/cash-day'
import { AssociationLogo } from '@samity/shared-ui/core'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from '../components/slip.module.css'
import { placeName } from '../treasury-api.ts'

const words = {
  title: { en: 'Closing Slip', bn: 'সমাপনী স্লিপ' },
  draft: { en: 'Not closed yet', bn: 'এখনো বন্ধ হয়নি' },
  box: { en: 'Cash box', bn: 'ক্যাশ বাক্স' },
  date: { en: 'Date', bn: 'তারিখ' },
  cashier: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  countedBy: { en: 'Counted by', bn: 'গুনেছেন' },
  closedBy: { en: 'Closed by', bn: 'বন্ধ করেছেন' },
  opening: { en: 'Opening', bn: 'প্রারম্ভিক জের' },
  received: { en: 'Received', bn: 'জমা' },
  paid: { en: 'Paid', bn: 'খরচ' },
  expected: { en: 'Expected', bn: 'থাকার কথা' },
  counted: { en: 'Counted', bn: 'গোনা হয়েছে' },
  difference: { en: 'Difference', bn: 'গরমিল' },
  handedOver: { en: 'Handed over', bn: 'হস্তান্তর' },
  closing: { en: 'Stays in the box', bn: 'বাক্সে থাকল' },
  reason: { en: 'Reason', bn: 'কারণ' },
  notes: { en: 'Notes', bn: 'নোট' },
  coins: { en: 'Coins', bn: 'কয়েন' },
  pieces: {
    en: 'Cheques: {cheques} · Mobile payments: {wallets}',
    bn: 'চেক: {cheques} · মোবাইল পেমেন্ট: {wallets}',
  },
  counts: { en: 'Earlier counts', bn: 'আগের গণনা' },
  heads: { en: 'By head', bn: 'খাত অনুযায়ী' },
  payments: { en: 'By payment type', bn: 'পরিশোধের ধরন অনুযায়ী' },
  series: { en: 'Numbers', bn: 'নম্বর' },
  voidCount: { en: '{count} void', bn: '{count}টি বাতিল' },
  voids: { en: 'Void', bn: 'বাতিল' },
  reprints: { en: 'Printed again', bn: 'আবার ছাপানো' },
  once: { en: 'once', bn: 'একবার' },
  times: { en: '{count} times', bn: '{count} বার' },
  serials: { en: 'Serials sold', bn: 'বিক্রীত সিরিয়াল' },
  transfers: { en: 'Transfers', bn: 'স্থানান্তর' },
  digest: { en: 'Digest of the day', bn: 'দিনের যাচাই-সংকেত' },
  auditHead: { en: 'Audit log', bn: 'নিরীক্ষা লগ' },
  cashierSign: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  treasurer: { en: 'Treasurer', bn: 'কোষাধ্যক্ষ' },
  secretary: { en: 'General Secretary', bn: 'সাধারণ সম্পাদক' },
}

const paymentWords = (type: PaymentType) => paymentTypes.find(({ value }) => value === type)?.label

/**
 * Returns a function from a name on the slip to that of the reader's language. The slip keeps the names of
 * its day.
 */
function usePersonOn({ bengali_names }: ClosingSlip): (name: string | null) => string {
  const language = useLanguage()
  return (name) => (language === 'bn' && bengali_names?.[name ?? '']) || (name ?? '')
}

/** The closing slip of a counted or closed day, for A5 or the 80 mm roll. */
export function ClosingSlipPrint({ slip }: { slip: ClosingSlip }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { day, association } = slip
  const nameOf = usePersonOn(slip)
  const facts: [string, string | null][] = [
    [t.box, say(placeName(day))],
    [t.date, show.day(day.date)],
    [t.cashier, nameOf(day.holder_name)],
    [t.countedBy, nameOf(day.counted_by)],
    [t.closedBy, nameOf(day.closed_by)],
  ]
  return (
    <article aria-label={`${t.title} ${show.day(day.date)}`}>
      <header className={styles.head}>
        <AssociationLogo size={40} />
        <strong className={styles.association}>
          {say({ en: association.name_en, bn: association.name_bn })}
        </strong>
        <h2 className={styles.title}>{t.title}</h2>
      </header>
      <dl className={styles.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {day.state !== 'closed' && <p className={styles.state}>{t.draft}</p>}
      <Cash slip={slip} />
      <Notes slip={slip} />
      <Bookings slip={slip} />
      <Events slip={slip} />
      {day.digest && (
        <p className={styles.digest}>
          {t.digest}: {day.digest}
          {slip.audit_head && (
            <>
              <br />
              {t.auditHead}: {slip.audit_head}
            </>
          )}
        </p>
      )}
      <footer className={styles.signed}>
        {/* the signatures may be alone on their page */}
        <p className={styles.signedDay}>
          {t.title}: {say(placeName(day))}, {show.day(day.date)}
        </p>
        <div className={styles.signatures}>
          <span>{t.cashierSign}</span>
          <span>{t.treasurer}</span>
          <span>{t.secretary}</span>
        </div>
      </footer>
    </article>
  )
}

type Line = { key: string; cells: readonly ReactNode[]; isStrong?: boolean }

/** A table of the slip; nothing without lines. The last cell of each line is a figure. */
function Lines({ caption, lines }: { caption?: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <table className={styles.lines}>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {lines.map(({ key, cells, isStrong }) => (
          <tr key={key} className={isStrong ? styles.strong : undefined}>
            {cells.map((cell, index) => (
              <td key={index} className={index === cells.length - 1 ? styles.figure : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cash({ slip: { day } }: { slip: ClosingSlip }) {
  const t = useWords(words)
  const show = useShow()
  const line = (label: string, amount: string | null, isStrong = false): Line => ({
    key: label,
    cells: [label, show.amount(amount)],
    isStrong,
  })
  return (
    <>
      <Lines
        lines={[
          line(t.opening, day.opening),
          line(t.received, day.received),
          line(t.paid, day.paid),
          line(t.expected, day.expected, true),
          line(t.counted, day.counted, true),
          line(t.difference, day.difference, true),
          ...(day.handed_over && day.handed_over !== '0.00' ? [line(t.handedOver, day.handed_over)] : []),
          ...(day.closing === null ? [] : [line(t.closing, day.closing, true)]),
        ]}
      />
      {day.reason && (
        <p>
          {t.reason}: {day.reason}
        </p>
      )}
    </>
  )
}

function Notes({ slip }: { slip: ClosingSlip }) {
  const { counts } = slip
  const nameOf = usePersonOn(slip)
  const t = useWords(words)
  const show = useShow()
  const last = counts.at(-1)
  if (!last) return null
  return (
    <>
      <Lines
        caption={t.notes}
        lines={[
          ...last.notes
            .filter(({ count }) => count > 0)
            .map(({ note, count }) => ({
              key: String(note),
              cells: [
                `৳ ${show.number(note)} × ${show.number(count)}`,
                show.amount(toDecimal(note * count * 100)),
              ],
            })),
          ...(last.coins === '0.00' ? [] : [{ key: 'coins', cells: [t.coins, show.amount(last.coins)] }]),
        ]}
      />
      {(last.cheques_counted > 0 || last.wallets_counted > 0) && (
        <p>
          {fill(t.pieces, {
            cheques: show.number(last.cheques_counted),
            wallets: show.number(last.wallets_counted),
          })}
        </p>
      )}
      <Lines
        caption={t.counts}
        lines={counts.slice(0, -1).map((count) => ({
          key: count.counted_at,
          cells: [nameOf(count.counted_by), show.amount(count.counted)],
        }))}
      />
    </>
  )
}

function Bookings({ slip: { heads, payments, series } }: { slip: ClosingSlip }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <>
      <Lines
        caption={t.heads}
        lines={heads.map(({ label, payment_type, records, amount }, index) => ({
          key: String(index),
          cells: [
            say(label),
            `${say(paymentWords(payment_type))} (${show.number(records)})`,
            show.amount(amount),
          ],
        }))}
      />
      <Lines
        caption={t.payments}
        lines={payments.map(({ payment_type, records, amount }) => ({
          key: payment_type,
          cells: [`${say(paymentWords(payment_type))} (${show.number(records)})`, show.amount(amount)],
          isStrong: true,
        }))}
      />
      <Lines
        caption={t.series}
        lines={series.map(({ stream, title, first, last, records, voided }) => ({
          key: stream,
          cells: [
            say(title),
            <span key="numbers" translate="no">
              {first === last ? first : `${first} – ${last}`}
            </span>,
            [show.number(records), voided > 0 && fill(t.voidCount, { count: show.number(voided) })]
              .filter(Boolean)
              .join(', '),
          ],
        }))}
      />
    </>
  )
}

function Events({ slip }: { slip: ClosingSlip }) {
  const { voids, reprints, serials, transfers } = slip
  const nameOf = usePersonOn(slip)
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <>
      <Lines
        caption={t.serials}
        lines={serials.map(({ paper, name, total, ranges }) => ({
          key: paper,
          cells: [
            say(name),
            ranges
              .map(({ from_serial, to_serial }) =>
                from_serial === to_serial
                  ? show.digits(from_serial)
                  : `${show.digits(from_serial)}–${show.digits(to_serial)}`,
              )
              .join(', '),
            show.number(total),
          ],
        }))}
      />
      <Lines
        caption={t.transfers}
        lines={transfers.map(({ number, other_place, amount }) => ({
          key: number,
          cells: [number, say(other_place), show.amount(amount)],
        }))}
      />
      <Lines
        caption={t.voids}
        lines={voids.map(({ number, reason, voided_by, amount }) => ({
          key: number,
          cells: [number, [reason, nameOf(voided_by)].filter(Boolean).join(' · '), show.amount(amount)],
        }))}
      />
      <Lines
        caption={t.reprints}
        lines={reprints.map(({ number, reprints: count }) => ({
          key: number,
          cells: [number, count === 1 ? t.once : fill(t.times, { count: show.number(count) })],
        }))}
      />
    </>
  )
}
