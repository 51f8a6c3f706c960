import type { Transaction } from '../database.ts'
import { framed, framedJson, tablesOf, type Table } from './tables.ts'

/** Values are written in one way, whatever the settings of the server. */
const oneSpelling = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * All rows of all tables as of one moment, while others go on writing. `sql` is a REPEATABLE READ transaction. Memory stays
 * flat: rows are fetched as fast as they are taken.
 */
export async function* dump(sql: Transaction): AsyncGenerator<Buffer> {
  await sql.unsafe(oneSpelling)
  const tables = await tablesOf(sql)
  // tables keep their shape until the end; rows may change
  await sql`lock table ${sql(tables.map(({ name }) => name))} in access share mode`
  for (const table of tables) yield* rowsOf(sql, table)
  // read after the rows: never behind them
  const sequences = await sql<{ name: string; last: number | null }[]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`
  yield framedJson('S', Object.fromEntries(sequences.map(({ name, last }) => [name, last])))
}

const blockLength = 64 * 1024
const newline = 0x0a

async function* rowsOf(sql: Transaction, table: Table): AsyncGenerator<Buffer> {
  yield framedJson('T', table)
  const stream = await sql`copy ${sql(table.name)} (${sql(table.columns)}) to stdout`.readable()
  // the driver stops listening when rows come too fast, also at the very last one, and then would never hear an answer again
  stream.once('end', () => stream._read(0))
  let rows = 0
  let waiting: Buffer[] = []
  let held = 0
  try {
    // a stream that is given up half read would leave the connection waiting for ever
    for await (const row of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      for (let at = row.indexOf(newline); at >= 0; at = row.indexOf(newline, at + 1)) rows++
      waiting.push(row)
      held += row.length
      if (held < blockLength) continue
      yield framed('D', Buffer.concat(waiting))
      waiting = []
      held = 0
    }
  } finally {
    stream.on('error', () => undefined).resume()
  }
  if (held > 0) yield framed('D', Buffer.concat(waiting))
  yield framedJson('E', { rows })
}
