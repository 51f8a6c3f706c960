import { toDecimal } from '@samity/shared-api/contract'
import type { ClosingSlip } from '@samity/shared-api/contract/treasury/cash-day'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { SlipLines, type SlipLine } from './SlipLines.tsx'
import { usePersonOn } from './use-person-on.ts'

const words = {
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
}

export function SlipCash({ slip }: { slip: ClosingSlip }) {
  return (
    <>
      <Totals slip={slip} />
      <Notes slip={slip} />
    </>
  )
}

function Totals({ slip: { day } }: { slip: ClosingSlip }) {
  const t = useWords(words)
  const show = useShow()
  const line = (label: string, amount: string | null, isStrong = false): SlipLine => ({
    key: label,
    cells: [label, show.amount(amount)],
    isStrong,
  })
  return (
    <>
      <SlipLines
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
      <SlipLines
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
      <SlipLines
        caption={t.counts}
        lines={counts.slice(0, -1).map((count) => ({
          key: count.counted_at,
          cells: [nameOf(count.counted_by), show.amount(count.counted)],
        }))}
      />
    </>
  )
}
