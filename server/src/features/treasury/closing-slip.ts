import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, toDecimal, type Day, type Words } from '@samity/shared-api/contract'
import {
  receiptSeries,
  seriesTitle,
  type PaymentType,
  type ReceiptSeries,
} from '@samity/shared-api/contract/sales/money-record'
import type { CashDayDetails, ClosingSlip } from '@samity/shared-api/contract/treasury/cash-day'
import { readPeople } from '../../auth/people.ts'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { loadLetterhead } from '../../settings/settings.ts'
import { readCashDay, readCounts, showCashDay } from './cash-day-records.ts'

/**
 * Reads the closing slip of a counted or closed day. That of a closed day is what was signed: it was stored
 * with the close. Throws 409 for a day that nobody has counted, because a slip would tell what the count
 * should find.
 */
export async function readClosingSlip(sql: Sql, request: FastifyRequest, id: number): Promise<ClosingSlip> {
  const day = await readCashDay(sql, request, id)
  const shown = await showCashDay(sql, request, day)
  if (shown.state === 'open' || shown.expected === null)
    throw conflict(notCountedMessage(day)).as('day.not_counted')
  const [signed] = await sql<
    { slip: ClosingSlip }[]
  >`select slip from cash_day_slips where cash_day_id = ${id}`
  // a day that was closed before slips were stored has its figures of the close, with the names of today
  return signed?.slip ?? makeClosingSlip(sql, day)
}

export async function makeClosingSlip(sql: Sql, day: CashDayDetails): Promise<ClosingSlip> {
  const { id } = day
  const [names, counts, heads, series, voids, reprints, serials, transfers, [stored], letterhead] =
    await Promise.all([
      readPeople(sql),
      readCounts(sql, id),
      readHeads(sql, day),
      readSeries(sql, day),
      readVoids(sql, day),
      readReprints(sql, day),
      readSerials(sql, day),
      readTransfers(sql, day),
      sql<{ audit_head: string | null }[]>`select audit_head from cash_days where id = ${id}`,
      loadLetterhead(sql),
    ])
  const { last_handover: _, ...printed } = day
  const people = new Map(names.map(({ username, name }) => [username, name]))
  const nameOf = (username: string | null) =>
    username === null ? null : (people.get(username)?.en ?? username)
  return {
    day: {
      ...printed,
      holder_name: nameOf(day.holder_name) ?? '',
      counted_by: nameOf(day.counted_by),
      closed_by: nameOf(day.closed_by),
      count: day.count && { ...day.count, counted_by: nameOf(day.count.counted_by) ?? '' },
      handover: withoutState(day.handover),
    },
    counts: counts.map((count) => ({ ...count, counted_by: nameOf(count.counted_by) ?? '' })),
    heads,
    payments: day.payments,
    series,
    voids: voids.map((row) => ({ ...row, voided_by: nameOf(row.voided_by) ?? '' })),
    reprints,
    serials,
    transfers,
    audit_head: stored?.audit_head ?? null,
    bengali_names: Object.fromEntries(names.map(({ name }) => [name.en, name.bn])),
    ...letterhead,
  }
}

const withoutState = (handover: CashDayDetails['handover']): ClosingSlip['day']['handover'] =>
  handover && { id: handover.id, number: handover.number, amount: handover.amount }

const notCountedMessage = ({ name_english, name_bengali, date }: CashDayDetails): Words =>
  digitWords(
    fillWords(
      {
        en: '{name} is not counted for {date}. The slip comes after the count.',
        bn: '{name}-এর {date} তারিখের নগদ গোনা হয়নি। গোনার পরে স্লিপ পাওয়া যাবে।',
      },
      { name: { en: name_english, bn: name_bengali }, date: showDay(date) },
    ),
  )

type AmountRow = { amount: number }
const withDecimal = <R extends AmountRow>({ amount, ...row }: R) => ({ ...row, amount: toDecimal(amount) })

async function readHeads(sql: Sql, { place, date }: CashDayDetails): Promise<ClosingSlip['heads']> {
  const rows = await sql<(AmountRow & { label: Words; payment_type: PaymentType; records: number })[]>`
    select jsonb_build_object('en', coalesce(h.name_en, c.category), 'bn', coalesce(h.name_bn, nullif(c.category_bengali, ''), c.category)) as label,
      l.payment_type, count(*)::int as records, sum(l.amount)::bigint as amount
    from (
      select receipt_id, head_id, expense_category_id, payment_type, sum(amount) as amount
      from cash_day_ledger(${place}, ${date}) group by 1, 2, 3, 4 having sum(amount) <> 0
    ) l
    left join heads h on h.id = l.head_id
    left join expense_categories c on c.id = l.expense_category_id
    group by h.id, c.id, l.payment_type
    order by h.id nulls last, c.id, array_position('{cash,bank,check,mobile_banking}', l.payment_type)`
  return rows.map(withDecimal)
}

const receiptsOfDay = (sql: Sql, { place, date, closed_at }: CashDayDetails) => sql`
  select r.id, r.number, r.series, r.serial, r.voided_at <= coalesce(${closed_at}::timestamptz, now()) as is_void
  from receipts r
  where r.day = ${date} and r.id in (select receipt_id from cash_day_ledger(${place}, ${date}))`

type SeriesRow = {
  stream: ReceiptSeries
  stored_title: Words | null
  first: string
  last: string
  records: number
  voided: number
}

async function readSeries(sql: Sql, day: CashDayDetails): Promise<ClosingSlip['series']> {
  const rows = await sql<SeriesRow[]>`
    select r.series as stream, jsonb_build_object('en', s.title_en, 'bn', s.title_bn) as stored_title,
      (array_agg(r.number order by r.serial))[1] as first, (array_agg(r.number order by r.serial desc))[1] as last,
      count(*)::int as records, count(*) filter (where r.is_void)::int as voided
    from (${receiptsOfDay(sql, day)}) r
    left join receipt_series s on s.code = r.series
    group by r.series, s.title_en, s.title_bn
    order by r.series`
  return rows.map(({ stored_title, ...row }) => ({
    ...row,
    title: seriesTitle(row.stream, stored_title?.en ? stored_title : undefined),
  }))
}

type VoidRow = AmountRow & Omit<ClosingSlip['voids'][number], 'amount' | 'date'> & { day: Day }

async function readVoids(
  sql: Sql,
  { place, date, closed_at }: CashDayDetails,
): Promise<ClosingSlip['voids']> {
  const rows = await sql<VoidRow[]>`
    select r.number, r.day,
      -sum(case when r.series = 'INT' and l.expense_category_id is not null then -l.amount else l.amount end)::bigint as amount,
      coalesce(r.void_reason, '') as reason,
      coalesce(u.username, '') as voided_by, r.voided_at, bool_or(l.reason = 'corrected') as correction
    from cash_day_ledger(${place}, ${date}) l
    join receipts r on r.id = l.receipt_id
    left join users u on u.id = r.voided_by
    where l.reason in ('voided', 'corrected') and r.voided_at <= coalesce(${closed_at}::timestamptz, now())
    group by r.id, u.username
    order by r.voided_at, r.id`
  return rows.map(({ day, ...row }) => ({ ...withDecimal(row), date: day }))
}

const readReprints = (sql: Sql, day: CashDayDetails): Promise<ClosingSlip['reprints']> => sql<
  ClosingSlip['reprints']
>`
  select r.number, count(*)::int - 1 as reprints
  from (${receiptsOfDay(sql, day)}) r
  join audit_events e on e.subject = 'receipts' and e.subject_id = r.id::text and e.action = 'print'
  where e.at <= coalesce(${day.closed_at}::timestamptz, now())
  group by r.id, r.number
  having count(*) > 1
  order by r.number`

type SerialRow = Omit<ClosingSlip['serials'][number], 'name'> & { form_name: string | null }

async function readSerials(sql: Sql, day: CashDayDetails): Promise<ClosingSlip['serials']> {
  const rows = await sql<SerialRow[]>`
    select s.stationery as paper, f.form_name, count_serials(s.serials)::int as total,
      (
        select jsonb_agg(
          jsonb_build_object('from_serial', lower(one), 'to_serial', upper(one) - 1, 'width', s.width) order by one)
        from unnest(s.serials) one
      ) as ranges
    from (
      select g.stationery, range_agg(g.serials) as serials, max(g.width) as width
      from (${receiptsOfDay(sql, day)}) r join serial_ranges g on g.receipt_id = r.id
      where r.is_void is not true
      group by g.stationery
    ) s
    left join forms f on 'FRM:' || f.id = s.stationery
    order by s.stationery`
  return rows.map(({ form_name, ...row }) => ({
    ...row,
    name: form_name === null ? nameOfPaper(row.paper) : { en: form_name, bn: form_name },
  }))
}

const nameOfPaper = (paper: string): Words =>
  Object.entries(receiptSeries).find(([code]) => code === paper)?.[1] ?? { en: paper, bn: paper }

type TransferRow = AmountRow & Omit<ClosingSlip['transfers'][number], 'amount'>

async function readTransfers(sql: Sql, day: CashDayDetails): Promise<ClosingSlip['transfers']> {
  const rows = await sql<TransferRow[]>`
    select t.number, sum(l.amount)::bigint as amount,
      jsonb_build_object('en', p.name_english, 'bn', p.name_bengali) as other_place,
      case t.id when c.difference_transfer_id then 'difference' when c.handover_transfer_id then 'handover' else 'transfer' end as kind
    from cash_days c
    join place_lines l on l.place_id = c.place_id and l.day = c.day
    join transfers t on t.id = l.transfer_id
    join money_places p on p.id = case when t.from_place_id = c.place_id then t.to_place_id else t.from_place_id end
    where c.id = ${day.id}
    group by t.id, p.id, c.id
    having sum(l.amount) <> 0
    order by t.id`
  return rows.map(withDecimal)
}
