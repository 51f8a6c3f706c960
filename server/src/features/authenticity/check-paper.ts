import type { Day } from '@samity/shared-api/contract'
import type {
  CheckedPaper,
  PaperStatus,
  PublicAdvocate,
} from '@samity/shared-api/contract/authenticity/check'
import { showSerial } from '@samity/shared-api/contract/sales/serials'
import type { Sql } from '../../database/database.ts'
import { nameOfPaper } from './paper-kinds.ts'

type PaperRow = {
  sold_on: Day | null
  advocate_number: string | null
  name_english: string | null
  name_bengali: string | null
  void_on: Day | null
  removed_on: Day | null
  removed_as: 'spoiled' | 'returned' | null
  is_received: boolean
  /** The lowest serial ever received; null while the association does not count this stock */
  first_received: number | null
  width: number
  case_count: number
  first_case_day: Day | null
}

const readPaper = async (sql: Sql, stationery: string, serial: number): Promise<PaperRow> => {
  const [row] = await sql<[PaperRow]>`
    select sale.day as sold_on, a.bar_registration_number as advocate_number, card.name_english, card.name_bengali,
      void.day as void_on, removal.day as removed_on, removal.kind as removed_as, entry.width is not null as is_received,
      opening.first_received, greatest(sale.width, entry.width, removal.width, void.width, 1) as width,
      shown.count as case_count, shown.first_day as first_case_day
    from (select ${stationery}::text as stationery, ${serial}::bigint as serial) asked
    left join lateral (
      select r.day, r.advocate_id, s.width
      from serial_ranges s
      join receipts r on r.id = s.receipt_id
      where s.live and s.stationery = asked.stationery and s.serials @> asked.serial
    ) sale on true
    left join advocates a on a.id = sale.advocate_id
    left join public_advocates card on card.id = sale.advocate_id
    left join lateral (
      select (r.voided_at at time zone 'Asia/Dhaka')::date as day, s.width
      from serial_ranges s
      join receipts r on r.id = s.receipt_id
      where not s.live and s.stationery = asked.stationery and s.serials @> asked.serial and r.voided_at is not null
      order by r.voided_at desc
      limit 1
    ) void on true
    left join lateral (
      select e.day, e.kind, e.width
      from paper_stock e
      where e.voided_at is null and e.kind <> 'received' and e.stationery = asked.stationery
        and e.serials @> asked.serial
    ) removal on true
    left join lateral (
      select e.width
      from paper_stock e
      where e.voided_at is null and e.kind = 'received' and e.stationery = asked.stationery
        and e.serials @> asked.serial
    ) entry on true
    cross join lateral (
      select min(lower(e.serials)) as first_received
      from paper_stock e
      where e.voided_at is null and e.kind = 'received' and e.stationery = asked.stationery
    ) opening
    cross join lateral (
      select count(*)::int as count, (min(c.created_at) at time zone 'Asia/Dhaka')::date as first_day
      from check_cases c
      where c.stationery = asked.stationery and c.serial = asked.serial and not c.set_aside
    ) shown`
  return row
}

function statusOf(row: PaperRow, serial: number): PaperStatus {
  if (row.sold_on) return 'sold'
  // only what is on hand can be spoiled or lost: this is newer than any void
  if (row.removed_on) return 'removed'
  if (row.void_on) return 'void'
  if (row.is_received) return 'in_stock'
  if (row.first_received === null) return 'unknown'
  return serial < row.first_received ? 'before_stock' : 'not_received'
}

/** An archived advocate has no public card, so only the number is left. */
const advocateOf = ({ advocate_number, name_english, name_bengali }: PaperRow): PublicAdvocate | null =>
  advocate_number === null ? null : { number: advocate_number, name_english, name_bengali }

export async function checkPaper(sql: Sql, stationery: string, serial: number): Promise<CheckedPaper> {
  const [row, paper_name] = await Promise.all([
    readPaper(sql, stationery, serial),
    nameOfPaper(sql, stationery),
  ])
  return {
    kind: 'paper',
    paper: stationery,
    paper_name,
    serial: showSerial(serial, row.width),
    status: statusOf(row, serial),
    sold_on: row.sold_on,
    void_on: row.void_on,
    removed_on: row.sold_on ? null : row.removed_on,
    removed_as: row.sold_on ? null : row.removed_as,
    advocate: advocateOf(row),
    cases: row.first_case_day ? { count: row.case_count, first_day: row.first_case_day } : null,
  }
}
