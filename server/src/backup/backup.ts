import type { Database, Transaction } from '../database/database.ts'
import { hashChainHead, extendHashChain } from '../audit/audit.ts'
import { writeArchive } from './archive.ts'
import { dumpTables } from './dump.ts'
import { readFingerprints } from './restore.ts'

/** `head` is the last hash of the audit log in the file, and in a database that is restored from it. */
export type BackupResult = { made_at: string; bytes: number; head: string | null }

/**
 * Writes the content of the database at this moment into one file, while people continue to work. With a passphrase the file
 * is encrypted. The file gets its name only when all of it is on disk. Throws StartupError.
 */
export async function backUp(
  sql: Database,
  file: string,
  passphrase: string | undefined,
): Promise<BackupResult> {
  await extendHashChain(sql)
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const migrations = await readFingerprints(tx)
    const schema = Math.max(...Object.keys(migrations).map(Number))
    const made_at = await currentTime(tx)
    const head = await hashChainHead(tx)
    const bytes = await writeArchive(file, { made_at, schema, migrations }, passphrase, dumpTables(tx))
    return { made_at, bytes, head }
  })
}

async function currentTime(sql: Transaction): Promise<string> {
  const [{ now } = { now: '' }] = await sql<{ now: string }[]>`select now() as now`
  return now
}
