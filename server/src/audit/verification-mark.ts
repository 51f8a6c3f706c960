import { z } from 'zod'
import type { Sql } from '../database/database.ts'

const verificationMark = z.object({
  full_at: z.string(),
  slices: z.record(z.string(), z.string()),
})
/**
 * The state of PostgreSQL when a verification found nothing; `full_at` is when one last read everything. The
 * next verification reads what was written since.
 */
export type VerificationMark = z.infer<typeof verificationMark>

export type KeyedHash = { mac(value: Buffer, purpose: string): Buffer }

const purpose = 'verification of the audit log'

/** Returns the last mark; undefined without one, and when it does not come from a server with this key. */
export async function readMark(sql: Sql, secretBox: KeyedHash): Promise<VerificationMark | undefined> {
  const [row] = await sql<{ content: string; mac: Buffer }[]>`select content, mac from audit_mark`
  if (!row || !secretBox.mac(Buffer.from(row.content), purpose).equals(row.mac)) return undefined
  // a later version may write another mark
  return verificationMark.safeParse(JSON.parse(row.content)).data
}

export async function saveMark(sql: Sql, secretBox: KeyedHash, mark: VerificationMark): Promise<void> {
  const content = JSON.stringify(mark)
  const mac = secretBox.mac(Buffer.from(content), purpose)
  await sql`
    insert into audit_mark (content, mac) values (${content}, ${mac})
    on conflict (single_row) do update set content = excluded.content, mac = excluded.mac`
}

/** After a finding, everything is read until nothing is found. */
export const deleteMark = (sql: Sql): Promise<unknown> => sql`delete from audit_mark`
