import type { Transaction } from '../database/database.ts'
import { encodeFrame, encodeJsonFrame, readTables, type BackupTable } from './tables.ts'

/** Values are written in one way, whatever the settings of the server. */
const sessionSettings = `
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
export async function* dumpTables(sql: Transaction): AsyncGenerator<Buffer> {
  await sql.unsafe(sessionSettings)
  const tables = await readTables(sql)
  // tables keep their shape until the end; rows may change
  await sql`lock table ${sql(tables.map(({ name }) => name))} in access share mode`
  for (const table of tables) yield* dumpRows(sql, table)
  // read after the rows: never behind them
  const sequences = await sql<{ name: string; last: number | null }[]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`
  yield encodeJsonFrame('S', Object.fromEntries(sequences.map(({ name, last }) => [name, last])))
}

const maxBlockBytes = 64 * 1024
const newline = 0x0a

async function* dumpRows(sql: Transaction, table: BackupTable): AsyncGenerator<Buffer> {
  yield encodeJsonFrame('T', table)
  const stream = await sql`copy ${sql(table.name)} (${sql(table.columns)}) to stdout`.readable()
  // the driver stops listening when rows come too fast, also at the very last one, and then would never hear an answer again
  stream.once('end', () => stream._read(0))
  let rows = 0
  let chunks: Buffer[] = []
  let bufferedBytes = 0
  try {
    // a stream that is given up half read would leave the connection waiting for ever
    for await (const row of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      for (let position = row.indexOf(newline); position >= 0; position = row.indexOf(newline, position + 1))
        rows++
      chunks.push(row)
      bufferedBytes += row.length
      if (bufferedBytes < maxBlockBytes) continue
      yield encodeFrame('D', Buffer.concat(chunks))
      chunks = []
      bufferedBytes = 0
    }
  } finally {
    stream.on('error', () => undefined).resume()
  }
  if (bufferedBytes > 0) yield encodeFrame('D', Buffer.concat(chunks))
  yield encodeJsonFrame('E', { rows })
}
