import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import {
  alone,
  begin,
  command as commandLine,
  finish,
  lastBackup,
} from './modules/backups/recorded-backup.ts'
import { prove, rehearse } from './modules/backups/rehearse.ts'
import { helpIn } from './modules/users/reset-link.ts'
import { holdsHead } from './platform/audit.ts'
import { openArchive } from './platform/backup/archive.ts'
import { knownPassphrase } from './platform/backup/passphrase.ts'
import { restore } from './platform/backup/restore.ts'
import { WrongPassphrase } from './platform/backup/sealing.ts'
import { connect, connectAsIs, type Connected } from './platform/connect.ts'
import { openDatabase } from './platform/database.ts'
import { runningDatabase } from './platform/embedded-postgres.ts'
import { Problem } from './platform/problem.ts'
import { readSettings, type Settings } from './platform/settings.ts'

/* The command line of an installation: it works on the same database as the server, also while that runs. */

const tell = (sentence: string): void => console.log(sentence)

/** The database of the running server, or else the one that the settings name. */
async function open(): Promise<Connected> {
  const settings = readSettings()
  const running = settings.databaseUrl === undefined ? await runningDatabase(settings.data) : undefined
  if (running === undefined) return connect(settings, tell)
  const sql = openDatabase(running)
  return { sql, close: () => sql.end({ timeout: 5 }) }
}

async function withDatabase(work: (database: Connected) => Promise<boolean>): Promise<boolean> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const verify = (head?: string) =>
  withDatabase(async ({ sql }) => {
    const proved = await prove(sql, 'command', tell)
    if (head === undefined) return proved
    const held = await holdsHead(sql, head)
    tell(
      held
        ? 'The chain holds the hash that you kept: nothing up to there was rewritten.'
        : 'NOT SO: the chain does not hold the hash that you kept. It was rewritten or cut off.',
    )
    return proved && held
  })

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** The caller's own folder: npm runs commands in the project's. */
const fileNamed = (name: string | undefined): string => {
  if (!name) throw new Problem('Name the file of the backup.')
  return path.resolve(process.env['INIT_CWD'] ?? '.', name)
}

const backup = (name?: string) =>
  withDatabase(async ({ sql }) => {
    const settings = readSettings()
    const begun = performance.now()
    const asked = { cause: 'command', who: commandLine, file: fileNamed(name) } as const
    const made = await alone(sql, async () => finish(sql, settings, await begin(sql, settings, asked), asked))
    if (!made) throw new Problem('Another backup is under way: wait until it is finished.')
    const how = settings.backups.unencrypted ? 'not encrypted' : 'encrypted'
    tell(`${asked.file}: ${inMegabytes(made.bytes)}, ${how}, in ${inSeconds(performance.now() - begun)}.`)
    tell(`The audit trail is chained up to ${made.head ?? 'nothing'} in it: keep this hash elsewhere.`)
    return true
  })

/** What the file is opened with: the passphrase that this machine knows, or one that the person types in. */
async function passphraseFor(file: string, settings: Settings): Promise<string | undefined> {
  const known = await knownPassphrase(settings)
  try {
    await openArchive(file, known)
    return known
  } catch (error) {
    if (!(error instanceof WrongPassphrase) || !process.stdin.isTTY) throw error
    tell('This backup is encrypted with a passphrase that this machine does not know.')
    const reading = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return (await reading.question('Passphrase of the backup: ')).trim()
    } finally {
      reading.close()
    }
  }
}

async function restoreFile(name?: string): Promise<boolean> {
  const file = fileNamed(name)
  const settings = readSettings()
  const { sql, close } = await connectAsIs(settings, tell, { poolSize: 1 })
  try {
    const begun = performance.now()
    const passphrase = await passphraseFor(file, settings)
    const { made_at, rows, migrated } = await restore(sql, file, passphrase)
    tell(`Restored ${rows} rows as of ${made_at} in ${inSeconds(performance.now() - begun)}.`)
    if (migrated.length > 0) tell(`Updated the database's tables: ${migrated.join(', ')}.`)
    tell('Nobody is signed in; everyone signs in again with the password of that time.')
    return await prove(sql, 'restore', tell)
  } finally {
    await close()
  }
}

const rehearseLast = (name?: string) =>
  withDatabase(async ({ sql }) => {
    const last = name === undefined ? await lastBackup(sql) : { id: null, file: fileNamed(name) }
    if (!last) throw new Problem('There is no backup on this machine yet: make one first.')
    tell(`Rehearsing with ${last.file}.`)
    const settings = readSettings()
    const noted = (ms: number | null, problem: string | null) => sql`
      update backups set rehearsed_at = now(), rehearsal_ms = ${ms}, rehearsal_problem = ${problem}
      where id = ${last.id} or (${last.id}::int is null and file = ${last.file})`
    try {
      const { ok, ms } = await rehearse(settings, last.file, tell)
      await noted(ms, ok ? null : 'The books or the audit trail of the backup do not agree.')
      tell(`The rehearsal took ${inSeconds(ms)}${ok ? '' : ' and FOUND A PROBLEM'}.`)
      return ok
    } catch (error) {
      await noted(null, error instanceof Error ? error.message : String(error))
      throw error
    }
  })

const resetLink = (username?: string) =>
  withDatabase(async ({ sql }) => {
    if (!username) throw new Problem('Name the account.')
    const { url, twoStepsEnded } = await helpIn(sql, commandLine, username)
    tell(`With this link a new password is set, once and within a day:\n  ${readSettings().publicUrl}${url}`)
    if (twoStepsEnded) tell('Two-step sign-in of this account is off.')
    return true
  })

const commands: Record<string, (argument?: string) => Promise<boolean>> = {
  verify,
  backup,
  restore: restoreFile,
  rehearse: rehearseLast,
  'reset-link': resetLink,
}

async function run(name = '', argument?: string): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    tell('Usage: verify [HASH], backup FILE, restore FILE, rehearse [FILE], reset-link USERNAME.')
    process.exitCode = 2
    return
  }
  process.exitCode = (await command(argument)) ? 0 : 1
}

// an end by a signal would leave out what is to be done at the end of the process
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
})
