import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { verifyAudit, type VerificationProgress } from '../audit/verify-audit.ts'
import { existingPassphrase } from '../backup/passphrase.ts'
import { restoreBackup } from '../backup/restore.ts'
import { connectWithoutMigrating } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { isAlive, runningPostmaster } from '../database/postgres-cluster.ts'
import type { Environment } from '../process/environment.ts'
import { runReconciliation } from '../features/accounts/reconciliation-runs.ts'

type Print = (sentence: string) => void

export async function checkIntegrity(
  sql: Database,
  trigger: 'restore' | 'command',
  print: Print,
): Promise<boolean> {
  const { ok, entries, records, head, broken, problem } = await verifyAudit(sql, progressPrinter(print))
  print(
    ok
      ? `The audit log is intact: ${entries} entries, chained up to ${head ?? 'nothing'}. ${records} receipts and other records match it.`
      : `The audit log is broken ${broken === null ? 'after its last entry' : `at entry ${broken}`}: ${problem}.`,
  )
  const { laws: checks } = await runReconciliation(sql, trigger)
  for (const check of checks)
    print(
      check.ok
        ? `ok  ${check.says.en}`
        : `PROBLEM: ${check.says.en}. ${check.left} and ${check.right}, first difference at ${check.first}: ${check.first_left} and ${check.first_right}.`,
    )
  const differing = checks.filter((check) => !check.ok).length
  const isIntact = ok && differing === 0
  print(
    isIntact
      ? 'Everything agrees.'
      : `${differing} of ${checks.length} checks differ${ok ? '.' : ', and the audit log is broken.'}`,
  )
  return isIntact
}

const progressIntervalMs = 5_000

function progressPrinter(print: Print): (progress: VerificationProgress) => void {
  let printedAtMs = performance.now()
  return ({ done, total }) => {
    if (performance.now() - printedAtMs < progressIntervalMs) return
    printedAtMs = performance.now()
    print(`The audit log is being verified: ${Math.floor((100 * done) / total)} %.`)
  }
}

export type RehearsalResult = { ok: boolean; durationMs: number }

export async function rehearse(
  { data, backups }: Pick<Environment, 'data' | 'backups'>,
  file: string,
  print: Print,
): Promise<RehearsalResult> {
  const startedAt = performance.now()
  await mkdir(data, { recursive: true })
  await removeLeftovers(data)
  const folder = await mkdtemp(path.join(data, `rehearsal-${process.pid}-`))
  // a signal ends this process without the code below
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  try {
    const { sql, close } = await connectWithoutMigrating(
      { databaseUrl: undefined, data: folder },
      () => undefined,
      {
        poolSize: 1,
        noDelay: true,
      },
    )
    try {
      const passphrase = await existingPassphrase({ data, backups })
      const { made_at, rows, problems } = await restoreBackup(sql, file, passphrase)
      print(`Restored ${rows} rows as of ${made_at}.`)
      for (const problem of problems) print(`PROBLEM: ${problem}`)
      const ok = (await checkIntegrity(sql, 'restore', print)) && problems.length === 0
      return { ok, durationMs: Math.round(performance.now() - startedAt) }
    } finally {
      await close()
    }
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** Removes the copies of all data that killed rehearsals left, and their database servers. */
async function removeLeftovers(data: string): Promise<void> {
  for (const name of await readdir(data)) {
    const [isFolder, pid] = /^rehearsal-(?:(\d+)-)?\w{6}$/.exec(name) ?? []
    if (!isFolder || (pid && isAlive(Number(pid)))) continue
    const folder = path.join(data, name)
    const postmaster = await runningPostmaster(path.join(folder, 'postgres'))
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
