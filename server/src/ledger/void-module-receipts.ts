import type { Sql } from '../database/database.ts'

export const voidReceiptsChange = 'void module receipts'
/** The newest ones; a service that heard nothing for so many would have more serious problems. */
const maxNumbers = 10_000

export const notifyVoidReceipt = (sql: Sql) => sql`select notify_server(${voidReceiptsChange})`

/** The numbers of the void receipts of a module's series, the newest first. */
export async function readVoidReceipts(sql: Sql, module: string): Promise<string[]> {
  const rows = await sql<{ number: string }[]>`
    select r.number
    from receipts r
    join receipt_series s on s.code = r.series
    where s.module = ${module} and r.voided_at is not null
    order by r.voided_at desc
    limit ${maxNumbers}`
  return rows.map(({ number }) => number)
}
