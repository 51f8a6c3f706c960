import type { Sql } from '../database/database.ts'
import type { UploadedFile } from '../http/uploaded-file.ts'

/**
 * Sends a file to the database piece by piece, so that this process never holds all of it; `insert` gets the expression
 * that stands for its bytes. Call it in a transaction: what goes wrong leaves nothing behind.
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
