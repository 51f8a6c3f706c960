import { fillWords, type Words } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict, unprocessable } from '../http/errors.ts'
import { lockSubjects } from './lock-order.ts'

/**
 * The period that a payment covers, both ends included. Months count from year 0, years are calendar years,
 * the entry fee is paid once (0).
 */
export type PaidPeriodRow = {
  kind: 'rent' | 'monthly' | 'yearly' | 'entry' | 'benevolent' | 'relief'
  subject: string
  /** Under which the same room was paid before its building was registered */
  earlierSubjects?: string[]
  first: number
  last: number
  field: string
}

export const monthIndex = (year: number, month: number): number => year * 12 + month - 1
const showMonth = (index: number) => `${String((index % 12) + 1).padStart(2, '0')}/${Math.floor(index / 12)}`

type PeriodOverlap = {
  receipt_id: number
  position: number
  number: string
  first: number
  last: number
}

function alreadyPaidMessage(kind: PaidPeriodRow['kind'], { number, first, last }: PeriodOverlap): Words {
  if (kind === 'entry')
    return fillWords(
      { en: 'The entry fee is already paid on receipt {number}', bn: 'ভর্তি ফি রসিদ {number}-এ পরিশোধিত' },
      { number },
    )
  const isMonth = kind === 'monthly' || kind === 'rent'
  const [from, to] = isMonth ? [showMonth(first), showMonth(last)] : [String(first), String(last)]
  const period = from === to ? from : `${from}–${to}`
  return fillWords(
    { en: '{period} is already paid on receipt {number}', bn: '{period} রসিদ {number}-এ পরিশোধিত' },
    { period, number },
  )
}

const duplicateMessage: Words = {
  en: 'This period overlaps another period on this receipt',
  bn: 'এই সময়কাল রসিদের অন্য একটির সঙ্গে মিলে যাচ্ছে',
}

function refuseDuplicates(periods: PaidPeriodRow[]): void {
  const duplicates = periods.filter(({ kind, subject, first, last }, position) =>
    periods
      .slice(0, position)
      .some(
        (earlier) =>
          earlier.kind === kind &&
          earlier.subject === subject &&
          earlier.first <= last &&
          first <= earlier.last,
      ),
  )
  if (duplicates.length > 0)
    throw unprocessable(
      Object.fromEntries(duplicates.map(({ field }) => [field, duplicateMessage])),
      duplicateMessage,
    ).as('period.twice')
}

/** The members and rooms of periods, for `lockSubjects`. */
export const subjectsOf = (periods: readonly PaidPeriodRow[]): string[] =>
  periods.flatMap(({ kind, subject, earlierSubjects = [] }) =>
    kind === 'rent' ? [subject, ...earlierSubjects] : [`advocate ${subject}`],
  )

/**
 * Reserves the periods that a receipt pays. A period that is already paid is refused (409); the error names
 * its receipt.
 */
export async function reservePeriods(sql: Sql, receiptId: number, periods: PaidPeriodRow[]): Promise<void> {
  if (periods.length === 0) return
  refuseDuplicates(periods)
  const rows = periods.map(({ kind, subject, earlierSubjects = [], first, last }, position) => ({
    position,
    kind,
    subjects: [subject, ...earlierSubjects],
    first,
    last,
  }))
  const findOverlaps = sql<PeriodOverlap[]>`
    select n.position, r.id as receipt_id, r.number, lower(p.span) as first, upper(p.span) - 1 as last
    from jsonb_to_recordset(${sql.json(rows)}) as n (position int, kind text, subjects text[], first int, last int)
    join paid_periods p on p.live and p.kind = n.kind and p.subject = any(n.subjects) and p.span && int4range(n.first, n.last, '[]')
    join receipts r on r.id = p.receipt_id
    where p.receipt_id <> ${receiptId}
    order by n.position, first`
  const [, overlaps] = await Promise.all([
    lockSubjects(sql, subjectsOf(periods)).execute(),
    findOverlaps.execute(),
  ])
  if (overlaps.length > 0) {
    const messages = overlaps.map(
      (overlap) =>
        [
          periods[overlap.position]!.field,
          alreadyPaidMessage(periods[overlap.position]!.kind, overlap),
        ] as const,
    )
    throw conflict(messages[0]![1], Object.fromEntries(messages)).as('period.paid', {
      path: 'receipts',
      id: overlaps[0]!.receipt_id,
      number: overlaps[0]!.number,
    })
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
