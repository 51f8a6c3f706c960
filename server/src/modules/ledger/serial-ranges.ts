import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import { showSerial } from '@samity/shared-api/contract/sales/serials'
import type { Sql } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'

type Holder = { position: number; number: string; from_serial: number; to_serial: number; width: number }

/**
 * Holds ranges of serials of one paper for a receipt. The database refuses an overlap with any live sale; asking first
 * is only for the sentence, which names the receipt that holds them.
 */
export async function holdSerials(
  sql: Sql,
  receiptId: number,
  paper: string,
  field: string,
  ranges: SerialRange[],
): Promise<void> {
  const wanted = ranges.map((range, position) => ({
    position,
    first: range.from_serial,
    last: range.to_serial,
  }))
  const held = await sql<Holder[]>`
    select w.position, r.number, lower(s.serials) as from_serial, upper(s.serials) - 1 as to_serial, s.width
    from jsonb_to_recordset(${sql.json(wanted)}) as w (position int, first bigint, last bigint)
    join serial_ranges s on s.live and s.paper = ${paper} and s.serials && int8range(w.first, w.last, '[]')
    join receipts r on r.id = s.receipt_id
    where s.receipt_id <> ${receiptId}
    order by w.position, from_serial`
  if (held.length > 0) {
    const sentences = held.map(({ number, from_serial, to_serial, width }) => {
      const serials = `${showSerial(from_serial, width)}–${showSerial(to_serial, width)}`
      return {
        en: `Serials ${serials} are on receipt ${number}`,
        bn: `ক্রমিক ${serials} রসিদ ${number}-এ আছে`,
      }
    })
    throw conflict(
      sentences[0]!,
      Object.fromEntries(
        held.map((row, index) => [`${field}.${row.position}.from_serial`, sentences[index]!]),
      ),
    )
  }
  await sql`
    insert into serial_ranges ${sql(
      ranges.map((range, position) => ({
        receipt_id: receiptId,
        position,
        paper,
        serials: `[${range.from_serial},${range.to_serial}]`,
        width: range.width,
      })),
    )}`
}

export const releaseSerials = (sql: Sql, receiptId: number) =>
  sql`delete from serial_ranges where receipt_id = ${receiptId}`
