import { identifier, type Sql, type Transaction } from '../database/database.ts'
import { schemaOf } from '../database/module-roles.ts'
import type { BackupItem, BackupTable } from './tables.ts'

export const relation = (sql: Sql, { name, module }: BackupTable) =>
  identifier(sql, module === undefined ? 'public' : schemaOf(module), name)

export const columnList = (sql: Sql, columns: string[]) =>
  sql`(${columns.flatMap((name, index) => [...(index > 0 ? [sql`, `] : []), identifier(sql, name)])})`

const maxChunkBytes = 64 * 1024
const newline = 0x0a

/** Yields the rows of a table, in pieces that end after a row. */
export async function* dumpRows(sql: Transaction, table: BackupTable): AsyncGenerator<BackupItem, number> {
  const stream =
    await sql`copy ${relation(sql, table)} ${columnList(sql, table.columns)} to stdout`.readable()
  // the driver pauses when rows arrive too fast, also at the last row; without this read it would never
  // receive a message again
  stream.once('end', () => stream._read(0))
  let rows = 0
  let chunks: Buffer[] = []
  let bufferedBytes = 0
  try {
    yield { kind: 'table', table }
    // an abandoned stream must be read to its end (below), or the connection would wait for ever
    for await (const row of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      for (let position = row.indexOf(newline); position >= 0; position = row.indexOf(newline, position + 1))
        rows++
      chunks.push(row)
      bufferedBytes += row.length
      if (bufferedBytes < maxChunkBytes) continue
      yield { kind: 'rows', bytes: Buffer.concat(chunks) }
      chunks = []
      bufferedBytes = 0
    }
  } finally {
    stream.on('error', () => undefined).resume()
  }
  if (bufferedBytes > 0) yield { kind: 'rows', bytes: Buffer.concat(chunks) }
  return rows
}
