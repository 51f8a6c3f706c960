import { paymentTypes, type PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { ClosingSlip } from '@samity/shared-api/contract/treasury/cash-day'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { SlipLines } from './SlipLines.tsx'
import { usePersonOn } from './use-person-on.ts'

const words = {
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
}

const paymentWords = (type: PaymentType) => paymentTypes.find(({ value }) => value === type)?.label

export function SlipRecords({ slip }: { slip: ClosingSlip }) {
  return (
    <>
      <Bookings slip={slip} />
      <Events slip={slip} />
    </>
  )
}

function Bookings({ slip: { heads, payments, series } }: { slip: ClosingSlip }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <>
      <SlipLines
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
      <SlipLines
        caption={t.payments}
        lines={payments.map(({ payment_type, records, amount }) => ({
          key: payment_type,
          cells: [`${say(paymentWords(payment_type))} (${show.number(records)})`, show.amount(amount)],
          isStrong: true,
        }))}
      />
      <SlipLines
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
      <SlipLines
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
      <SlipLines
        caption={t.transfers}
        lines={transfers.map(({ number, other_place, amount }) => ({
          key: number,
          cells: [number, say(other_place), show.amount(amount)],
        }))}
      />
      <SlipLines
        caption={t.voids}
        lines={voids.map(({ number, reason, voided_by, amount }) => ({
          key: number,
          cells: [number, [reason, nameOf(voided_by)].filter(Boolean).join(' · '), show.amount(amount)],
        }))}
      />
      <SlipLines
        caption={t.reprints}
        lines={reprints.map(({ number, reprints: count }) => ({
          key: number,
          cells: [number, count === 1 ? t.once : fill(t.times, { count: show.number(count) })],
        }))}
      />
    </>
  )
}
