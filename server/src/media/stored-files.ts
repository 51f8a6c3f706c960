import type { Sql } from '../database/database.ts'
import type { UploadedFile } from '../http/uploaded-file.ts'

/**
 * Sends a file to the database in pieces, so that this process never has all of it in memory. `insert`
 * receives the SQL expression for the bytes. Call it in a transaction, so that an error leaves nothing
 * behind.
 */
export async function storeFile(
  sql: Sql,
  file: UploadedFile,
  insert: (bytes: ReturnType<Sql>) => Promise<unknown>,
): Promise<void> {
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`select lo_create(0) as id`
  let offset = 0
  for await (const piece of file.pieces()) {
    await sql`select lo_put(${id}, ${offset}, ${piece})`
    offset += piece.length
  }
  await insert(sql`lo_get(${id})`)
  await sql`select lo_unlink(${id})`
}
