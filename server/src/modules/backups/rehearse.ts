import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { verifyAudit } from '../../platform/audit.ts'
import { knownPassphrase } from '../../platform/backup/passphrase.ts'
import { restore } from '../../platform/backup/restore.ts'
import { connectAsIs } from '../../platform/connect.ts'
import type { Database } from '../../platform/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { runAgreement } from '../accounts/agreement-runs.ts'

type Tell = (sentence: string) => void

/** Proves that the audit trail is whole and that the books agree. Answers whether both do. */
export async function prove(sql: Database, occasion: 'restore' | 'command', tell: Tell): Promise<boolean> {
  const { ok, entries, records, head, broken, problem } = await verifyAudit(sql)
  tell(
    ok
      ? `The audit trail is whole: ${entries} entries, chained up to ${head ?? 'nothing'}; ${records} receipts and other records are as it left them.`
      : `The audit trail is broken ${broken === null ? 'after its last entry' : `at entry ${broken}`}: ${problem}.`,
  )
  const { laws } = await runAgreement(sql, occasion)
  for (const law of laws)
    tell(
      law.ok
        ? `${law.says.en}: ${law.left}.`
        : `NOT SO: ${law.says.en}. ${law.left} and ${law.right}, first at ${law.first}: ${law.first_left} and ${law.first_right}.`,
    )
  return ok && laws.every((law) => law.ok)
}

export type Rehearsal = { ok: boolean; ms: number }

/** Restores a backup into a database made for it, proves it there, and takes all of it away again. */
export async function rehearse(
  { data, backups }: Pick<Settings, 'data' | 'backups'>,
  file: string,
  tell: Tell,
): Promise<Rehearsal> {
  const begun = performance.now()
  await mkdir(data, { recursive: true })
  const folder = await mkdtemp(path.join(data, 'rehearsal-'))
  try {
    const { sql, close } = await connectAsIs({ databaseUrl: undefined, data: folder }, () => undefined, {
      poolSize: 1,
    })
    try {
      const { made_at, rows } = await restore(sql, file, await knownPassphrase({ data, backups }))
      tell(`Restored ${rows} rows as of ${made_at}.`)
      const ok = await prove(sql, 'restore', tell)
      return { ok, ms: Math.round(performance.now() - begun) }
    } finally {
      await close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
