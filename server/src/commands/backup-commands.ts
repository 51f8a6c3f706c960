import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { hashChainContains } from '../audit/audit.ts'
import { openArchive } from '../backup/archive.ts'
import { backUp } from '../backup/backup.ts'
import { backupPassphrase, knownPassphrases } from '../backup/passphrase.ts'
import { restoreBackup } from '../backup/restore.ts'
import { describeLeftOut } from '../backup/tables.ts'
import { WrongPassphrase } from '../backup/wrong-passphrase.ts'
import { checkIntegrity, rehearse } from '../checks/rehearse.ts'
import { connectWithoutMigrating } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { schemaVersion } from '../database/migrate.ts'
import { backUpForCommand, findLatestBackup, newBackupPath } from '../features/system/backups/backup-runs.ts'
import { publishSchemaVersions } from '../modules/schemas/schema-versions.ts'
import { readEnvironment, type Environment } from '../process/environment.ts'
import { errorMessage } from '../process/error-message.ts'
import { StartupError } from '../process/startup-error.ts'
import { withDatabase } from './open-database.ts'
import { ask, print, printedLog, resolveFile } from './terminal.ts'

export const verifyCommand = (head?: string) =>
  withDatabase(async ({ sql }) => {
    const isProven = await checkIntegrity(sql, 'command', print)
    if (head === undefined) return isProven
    const isInChain = await hashChainContains(sql, head)
    print(
      isInChain
        ? 'The hash chain contains this hash. No entry up to it was rewritten.'
        : 'PROBLEM: the hash chain does not contain this hash. The chain was rewritten or cut off.',
    )
    return isProven && isInChain
  })

export const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const backupCommand = (name?: string) =>
  withDatabase(async ({ sql }) => {
    const environment = readEnvironment()
    const startedAtMs = performance.now()
    const file = resolveFile(name)
    const result = await backUpForCommand(sql, environment, file)
    const encryption = environment.backups.unencrypted ? 'not encrypted' : 'encrypted'
    print(
      `${file}: ${formatMegabytes(result.bytes)}, ${encryption}, in ${formatSeconds(performance.now() - startedAtMs)}.`,
    )
    for (const one of Object.entries(result.leftOut)) print(`PROBLEM: ${describeLeftOut(one)}`)
    print(
      `The audit log in this backup ends with the hash ${result.head ?? '(none)'}. Store this hash on another machine.`,
    )
    return true
  })

/** Returns the passphrase of the file: the one that this machine knows, or one that the person types. */
async function passphraseFor(file: string, environment: Environment): Promise<string | undefined> {
  const known = await knownPassphrases(environment)
  for (const passphrase of known.length > 0 ? known.map((one) => one.passphrase) : [undefined])
    try {
      await openArchive(file, passphrase)
      return passphrase
    } catch (error) {
      if (!(error instanceof WrongPassphrase)) throw error
    }
  const tried = known.map(({ from }) => from).join(' and ')
  const problem = `The backup ${file} is encrypted, and ${tried ? `not with the passphrase of ${tried}` : 'this machine knows no passphrase'}.`
  if (!process.stdin.isTTY)
    throw new StartupError(`${problem} Set BACKUP_PASSPHRASE to the passphrase that it was made with.`)
  print(problem)
  return ask('Passphrase of the backup: ')
}

/** Everything in the database as a backup; undefined when there is nothing. */
async function backUpBefore(sql: Database, environment: Environment): Promise<string | undefined> {
  if ((await schemaVersion(sql)) === 0) return undefined
  const file = newBackupPath(environment.backups)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await backUp(sql, file, await backupPassphrase(environment))
  print(`What is in the database now is in ${file}.`)
  return file
}

export async function restoreCommand(name?: string, option?: string): Promise<boolean> {
  if (option !== undefined && option !== '--replace')
    throw new StartupError('Usage: restore FILE [--replace].')
  const replace = option === '--replace'
  const file = resolveFile(name)
  const environment = readEnvironment()
  // before a database is created, in which other commands would find nothing and succeed
  const passphrase = await passphraseFor(file, environment)
  const { sql, close } = await connectWithoutMigrating(environment, print, {
    poolSize: 1,
    noDelay: true,
  })
  try {
    const startedAtMs = performance.now()
    const former = replace ? await backUpBefore(sql, environment) : undefined
    const { made_at, rows, migrated, problems } = await restoreBackup(sql, file, passphrase, {
      replace,
    }).catch((error: unknown) => {
      if (former !== undefined) print(`To have the former data back: samity restore ${former} --replace`)
      throw error
    })
    print(`Restored ${rows} rows as of ${made_at} in ${formatSeconds(performance.now() - startedAtMs)}.`)
    if (migrated.length > 0) print(`Updated the database's tables: ${migrated.join(', ')}.`)
    print('All sessions have ended. Everyone signs in again, with the password from the time of the backup.')
    for (const problem of problems) print(`PROBLEM: ${problem}`)
    // on a new machine the server creates the folder at its start, and writes the versions
    if (existsSync(environment.releases)) await publishSchemaVersions(sql, environment.releases, printedLog)
    return (await checkIntegrity(sql, 'restore', print)) && problems.length === 0
  } finally {
    await close()
  }
}

export const rehearseCommand = (name?: string) =>
  withDatabase(async ({ sql }) => {
    const target = name === undefined ? await findLatestBackup(sql) : { id: null, file: resolveFile(name) }
    if (!target) throw new StartupError('There is no backup on this machine yet: make one first.')
    print(`Rehearsing with ${target.file}.`)
    const environment = readEnvironment()
    const recordRehearsal = (ms: number | null, problem: string | null) => sql`
      update backups set rehearsed_at = now(), rehearsal_ms = ${ms}, rehearsal_problem = ${problem}
      where id = ${target.id} or (${target.id}::int is null and file = ${target.file})`
    try {
      const { ok, durationMs } = await rehearse(environment, target.file, print)
      await recordRehearsal(
        durationMs,
        ok ? null : 'The books, the audit log or the data of a module in the backup have an error.',
      )
      print(`The rehearsal took ${formatSeconds(durationMs)}${ok ? '' : ' and FOUND A PROBLEM'}.`)
      return ok
    } catch (error) {
      await recordRehearsal(null, errorMessage(error))
      throw error
    }
  })
