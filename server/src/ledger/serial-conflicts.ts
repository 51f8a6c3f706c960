import { fillWords, showDay, type Day, type ErrorBody, type Words } from '@samity/shared-api/contract'
import type { StockKind } from '@samity/shared-api/contract/sales/paper-stock'
import { showSerial, type SerialRange } from '@samity/shared-api/contract/sales/serials'
import type { Sql } from '../database/database.ts'

/**
 * A requested range, by its index, with serials that cannot be sold. `number` and `receipt_id` are those of
 * the receipt that has them; '' and null when no receipt has them. Until any serials of the stationery have
 * been received (`opened`), missing ones are only a warning.
 */
export type SerialConflict = {
  position: number
  why: 'sold' | 'missing' | Exclude<StockKind, 'received'>
  number: string
  receipt_id: number | null
  day: Day
  from_serial: number
  to_serial: number
  width: number
  opened: boolean
}

type SerialRequest = {
  stationery: string
  /** Under which the same form was sold before it was registered */
  earlier?: string[]
  ranges: Pick<SerialRange, 'from_serial' | 'to_serial' | 'width'>[]
  /** Serials that need not have been received, because the receipt being changed already has them */
  ownSerials?: string
  receiptId?: number
}

const stockLockKey = (stationery: string) => `paper stock ${stationery}`

/**
 * Sales of one stationery run concurrently with each other, but not with a change of its stock, because
 * neither would see the uncommitted rows of the other.
 */
export const lockStockForSale = (sql: Sql, stationery: string) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${stockLockKey(stationery)}, 0))`
export const lockStockForChange = (sql: Sql, stationery: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${stockLockKey(stationery)}, 0))`

/**
 * Finds requested serials that are sold, spoiled, returned or were never received. Lock the stationery's
 * stock first.
 */
export const findSerialConflicts = (
  sql: Sql,
  { stationery, earlier = [], ranges, ownSerials = '{}', receiptId = 0 }: SerialRequest,
) => sql<SerialConflict[]>`
  with requested as (
    select position, int8range(first, last, '[]') as serials, width
    from jsonb_to_recordset(${sql.json(
      ranges.map(({ from_serial, to_serial, width }, position) => ({
        position,
        first: from_serial,
        last: to_serial,
        width,
      })),
    )}) as w (position int, first bigint, last bigint, width int)
  ), conflicts as (
    select w.position, 'sold' as why, r.number, r.id as receipt_id, r.day, s.serials, s.width
    from requested w
    join serial_ranges s on s.live and s.stationery in ${sql([stationery, ...earlier])} and s.serials && w.serials
    join receipts r on r.id = s.receipt_id
    where s.receipt_id <> ${receiptId}
    union all
    select w.position, e.kind, '', null, e.day, e.serials * w.serials, e.width
    from requested w
    join paper_stock e on e.kind <> 'received' and e.voided_at is null and e.stationery = ${stationery} and e.serials && w.serials
    union all
    select w.position, 'missing', '', null, null, missing, w.width
    from requested w, unnest(int8multirange(w.serials) - ${ownSerials}::int8multirange - coalesce((
      select range_agg(e.serials) from paper_stock e
      where e.kind = 'received' and e.voided_at is null and e.stationery = ${stationery} and e.serials && w.serials
    ), '{}')) as missing
  )
  select position, why, number, receipt_id, day, lower(serials) as from_serial, upper(serials) - 1 as to_serial, width,
    exists (
      select from paper_stock e where e.kind = 'received' and e.voided_at is null and e.stationery = ${stationery}
    ) as opened
  from conflicts
  order by position, why = 'missing', lower(serials)`

export const receiptInTheWay = ({ receipt_id, number }: SerialConflict): ErrorBody['conflict'] =>
  receipt_id === null ? undefined : { path: 'receipts', id: receipt_id, number }

type Range = Omit<SerialRange, 'total'>

/** '000120–000139', or '000120' for a single serial. */
export const showRange = ({ from_serial, to_serial, width }: Range): string =>
  from_serial === to_serial
    ? showSerial(from_serial, width)
    : `${showSerial(from_serial, width)}–${showSerial(to_serial, width)}`

/** 'Serials 1–5 were …', 'Serial 7 was …', completed with the status of the serials. */
export const rangeMessage = (range: Range, status: Words): Words => {
  const serials = showRange(range)
  const isSingle = range.from_serial === range.to_serial
  return fillWords(
    {
      en: isSingle ? 'Serial {serials} was {status}' : 'Serials {serials} were {status}',
      bn: 'ক্রমিক {serials} {status}',
    },
    { serials, status },
  )
}

export function serialConflictMessage({
  why,
  number,
  day,
  ...range
}: Omit<SerialConflict, 'position' | 'opened' | 'receipt_id'>): Words {
  if (why === 'sold') {
    // both ends, even of a single serial, as on the receipt print
    const serials = `${showSerial(range.from_serial, range.width)}–${showSerial(range.to_serial, range.width)}`
    return fillWords(
      { en: 'Serials {serials} are on receipt {number}', bn: 'ক্রমিক {serials} রসিদ {number}-এ আছে' },
      { serials, number },
    )
  }
  return rangeMessage(range, stockStatusText(why, day))
}

export function stockStatusText(kind: 'missing' | StockKind, day: Day): Words {
  const dayText = showDay(day)
  const texts = {
    received: fillWords({ en: 'received on {day}', bn: '{day} তারিখে গ্রহণ করা হয়েছে' }, { day: dayText }),
    spoiled: fillWords({ en: 'spoiled on {day}', bn: '{day} তারিখে নষ্ট হয়েছে' }, { day: dayText }),
    returned: fillWords({ en: 'returned on {day}', bn: '{day} তারিখে ফেরত দেওয়া হয়েছে' }, { day: dayText }),
    missing: { en: 'never received', bn: 'কখনো গ্রহণ করা হয়নি' },
  }
  return texts[kind]
}
