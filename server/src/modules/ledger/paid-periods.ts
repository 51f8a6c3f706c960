import type { Words } from '@samity/shared-api/contract'
import type { Sql } from '../../platform/database.ts'
import { conflict, unmet } from '../../platform/errors.ts'

/** What a payment covers. Months count from year 0, years are themselves, the entry fee is paid once. Both ends included. */
export type PaidPeriod = {
  kind: 'rent' | 'monthly' | 'yearly' | 'entry'
  subject: string
  first: number
  last: number
  field: string
}

export const monthIndex = (year: number, month: number): number => year * 12 + month - 1
const showMonth = (index: number) => `${String((index % 12) + 1).padStart(2, '0')}/${Math.floor(index / 12)}`

type Holder = { position: number; number: string; first: number; last: number }

function sentence(kind: PaidPeriod['kind'], { number, first, last }: Holder): Words {
  if (kind === 'entry')
    return {
      en: `The entry fee is already paid on receipt ${number}`,
      bn: `ভর্তি ফি রসিদ ${number}-এ পরিশোধিত`,
    }
  const [from, to] = kind === 'yearly' ? [String(first), String(last)] : [showMonth(first), showMonth(last)]
  const period = from === to ? from : `${from}–${to}`
  return { en: `${period} is already paid on receipt ${number}`, bn: `${period} রসিদ ${number}-এ পরিশোধিত` }
}

const twice: Words = {
  en: 'This period overlaps another one of the receipt',
  bn: 'এই সময়কাল রসিদের অন্য একটির সঙ্গে মিলে যাচ্ছে',
}

/** What one receipt would pay twice is refused on the later of the two (422). */
function refuseTwice(periods: PaidPeriod[]): void {
  const again = periods.filter(({ kind, subject, first, last }, position) =>
    periods
      .slice(0, position)
      .some(
        (before) =>
          before.kind === kind && before.subject === subject && before.first <= last && first <= before.last,
      ),
  )
  if (again.length > 0) throw unmet(Object.fromEntries(again.map(({ field }) => [field, twice])), twice)
}

/** Holds the periods that a receipt pays; one that is already paid is refused (409), naming the receipt that holds it. */
export async function holdPeriods(sql: Sql, receiptId: number, periods: PaidPeriod[]): Promise<void> {
  if (periods.length === 0) return
  refuseTwice(periods)
  const wanted = periods.map(({ kind, subject, first, last }, position) => ({
    position,
    kind,
    subject,
    first,
    last,
  }))
  const held = await sql<Holder[]>`
    select w.position, r.number, lower(p.span) as first, upper(p.span) - 1 as last
    from jsonb_to_recordset(${sql.json(wanted)}) as w (position int, kind text, subject text, first int, last int)
    join paid_periods p on p.live and p.kind = w.kind and p.subject = w.subject and p.span && int4range(w.first, w.last, '[]')
    join receipts r on r.id = p.receipt_id
    where p.receipt_id <> ${receiptId}
    order by w.position, first`
  if (held.length > 0) {
    const said = held.map(
      (holder) =>
        [periods[holder.position]!.field, sentence(periods[holder.position]!.kind, holder)] as const,
    )
    throw conflict(said[0]![1], Object.fromEntries(said))
  }
  await sql`
    insert into paid_periods ${sql(
      periods.map(({ kind, subject, first, last }, position) => ({
        receipt_id: receiptId,
        position,
        kind,
        subject,
        span: `[${first},${last}]`,
      })),
    )}`
}

export const releasePeriods = (sql: Sql, receiptId: number) =>
  sql`delete from paid_periods where receipt_id = ${receiptId}`
