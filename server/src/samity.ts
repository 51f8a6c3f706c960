import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import {
  withBackupLock,
  recordBackupStart,
  commandActor as commandLine,
  runBackup,
  findLatestBackup,
  newBackupPath,
} from './features/system/backups/backup-runs.ts'
import { checkIntegrity, rehearse } from './checks/rehearse.ts'
import { recoverAccount } from './features/sign-in/reset-link.ts'
import { audit, hashChainContains } from './audit/audit.ts'
import { addCheckKey } from './paper-codes/check-keys.ts'
import { openArchive } from './backup/archive.ts'
import { backUp } from './backup/backup.ts'
import { backupPassphrase, knownPassphrases } from './backup/passphrase.ts'
import { restoreBackup } from './backup/restore.ts'
import { describeLeftOut } from './backup/tables.ts'
import { WrongPassphrase } from './backup/wrong-passphrase.ts'
import { connect, connectWithoutMigrating, type DatabaseConnection } from './database/connect.ts'
import { openDatabase, type Database } from './database/database.ts'
import { describeFindings, examineInstallation } from './doctor/doctor.ts'
import { describeSchema, schemaFile } from './database/describe-schema.ts'
import { hasEmbeddedDatabase, runningDatabaseUrl } from './database/embedded-postgres.ts'
import { migrate, schemaVersion } from './database/migrate.ts'
import { transaction } from './database/transaction.ts'
import { describeModuleData, purgeModule } from './modules/schemas/purge-module.ts'
import { publishSchemaVersions } from './modules/schemas/schema-versions.ts'
import { StartupError } from './process/startup-error.ts'
import { readEnvironment, type Environment } from './process/environment.ts'
import { writeSupportBundle } from './support/support-bundle.ts'
import { errorMessage } from './process/error-message.ts'
import { upgradeCommand } from './upgrade/command.ts'
import { runDataStep } from './upgrade/data-steps.ts'

/* The command line of an installation. It uses the server's database, also while the server is running. */

const print = (sentence: string): void => console.log(sentence)

async function openDatabaseConnection(): Promise<DatabaseConnection> {
  const environment = readEnvironment()
  const runningUrl =
    environment.databaseUrl === undefined ? await runningDatabaseUrl(environment.data) : undefined
  if (runningUrl === undefined) {
    refuseMissingDatabase(environment)
    return connect(environment, print)
  }
  const sql = openDatabase(runningUrl)
  return { sql, close: () => sql.end() }
}

/**
 * Only the server and a restore create a database: a command in the wrong folder must not back up or check an
 * empty one.
 */
function refuseMissingDatabase({ databaseUrl, data }: Environment): void {
  if (databaseUrl !== undefined || hasEmbeddedDatabase(data)) return
  throw new StartupError(
    `There is no database in ${data}: set SAMITY_DATA to the data folder of your Samity, or DATABASE_URL to its database.`,
  )
}

async function withDatabase(work: (database: DatabaseConnection) => Promise<boolean>): Promise<boolean> {
  const database = await openDatabaseConnection()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const verifyCommand = (head?: string) =>
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

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Resolves a file name against the caller's folder, because npm runs commands in the project folder. */
const resolveFile = (name: string | undefined): string => {
  if (!name) throw new StartupError('Name the backup file.')
  return path.resolve(process.env['INIT_CWD'] ?? '.', name)
}

const backupCommand = (name?: string) =>
  withDatabase(async ({ sql }) => {
    const environment = readEnvironment()
    const startedAtMs = performance.now()
    const request = { cause: 'command', who: commandLine, file: resolveFile(name) } as const
    const result = await withBackupLock(sql, async () =>
      runBackup(sql, environment, await recordBackupStart(sql, environment, request), request),
    )
    if (!result) throw new StartupError('Another backup is under way: wait until it is finished.')
    const encryption = environment.backups.unencrypted ? 'not encrypted' : 'encrypted'
    print(
      `${request.file}: ${formatMegabytes(result.bytes)}, ${encryption}, in ${formatSeconds(performance.now() - startedAtMs)}.`,
    )
    for (const one of Object.entries(result.leftOut)) print(`PROBLEM: ${describeLeftOut(one)}`)
    print(
      `The audit log in this backup ends with the hash ${result.head ?? '(none)'}. Store this hash on another machine.`,
    )
    return true
  })

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
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await prompt.question('Passphrase of the backup: ')).trim()
  } finally {
    prompt.close()
  }
}

async function backUpBefore(sql: Database, environment: Environment): Promise<string | undefined> {
  if ((await schemaVersion(sql)) === 0) return undefined
  const file = newBackupPath(environment.backups)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await backUp(sql, file, await backupPassphrase(environment))
  print(`What is in the database now is in ${file}.`)
  return file
}

const printedLog = { warn: (_details: object, sentence: string) => print(`PROBLEM: ${sentence}`) }

async function restoreCommand(name?: string, option?: string): Promise<boolean> {
  if (option !== undefined && option !== '--replace')
    throw new StartupError('Usage: restore FILE [--replace].')
  const replace = option === '--replace'
  const file = resolveFile(name)
  const environment = readEnvironment()
  const { sql, close } = await connectWithoutMigrating(environment, print, {
    poolSize: 1,
    noDelay: true,
  })
  try {
    const startedAtMs = performance.now()
    const passphrase = await passphraseFor(file, environment)
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
    await publishSchemaVersions(sql, environment.releases, printedLog)
    return (await checkIntegrity(sql, 'restore', print)) && problems.length === 0
  } finally {
    await close()
  }
}

const rehearseCommand = (name?: string) =>
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

const resetLinkCommand = (username?: string) =>
  withDatabase(async ({ sql }) => {
    if (!username) throw new StartupError('Name the account.')
    const { url, hadTwoFactor } = await recoverAccount(sql, commandLine, username)
    print(
      `This link sets a new password. It works once, within one day:\n  ${readEnvironment().publicUrl}${url}`,
    )
    if (hadTwoFactor) print('Two-step sign-in is now off for this account, and its API tokens have ended.')
    else print('The new password ends the API tokens of this account.')
    return true
  })

async function isConfirmed(question: string, option: string | undefined): Promise<boolean> {
  if (option === '--yes') return true
  if (!process.stdin.isTTY) throw new StartupError(`${question} Add --yes to do it without a question.`)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(y|yes|হ্যাঁ)$/i.test((await prompt.question(`${question} Type yes: `)).trim())
  } finally {
    prompt.close()
  }
}

const purgeModuleCommand = (name?: string, option?: string) =>
  withDatabase(async ({ sql }) => {
    if (!name) throw new StartupError('Name the module.')
    const { releases } = readEnvironment()
    const { tables, rows } = await describeModuleData(sql, releases, name)
    const question = `All data of ${name} will be deleted: ${tables} tables with about ${rows} rows. Only a backup has it then.`
    if (!(await isConfirmed(question, option))) {
      print('Nothing was deleted.')
      return false
    }
    await purgeModule(sql, releases, commandLine, name, printedLog)
    print(`The data of ${name} is deleted.`)
    return true
  })

const newCheckKeyCommand = () =>
  withDatabase(async ({ sql }) => {
    const version = await transaction(sql, async (tx) => {
      const added = await addCheckKey(tx, null)
      await audit(tx, commandLine, { action: 'create', subject: 'check-keys', subject_id: added })
      return added
    })
    print(`Key ${version} makes the codes from now on. Codes that are already printed stay genuine.`)
    return true
  })

async function doctorCommand(option?: string): Promise<boolean> {
  const findings = await examineInstallation(process.env)
  if (option === '--json') print(JSON.stringify(findings, null, 2))
  else for (const line of describeFindings(findings)) print(line)
  return findings.every(({ state }) => state !== 'error')
}

/**
 * `logFile`: a file with the log, or '-' for the standard input; without it the journal of the packaged
 * service
 */
async function supportBundleCommand(name?: string, logFile?: string): Promise<boolean> {
  if (!name) throw new StartupError('Name the file of the bundle.')
  const file = resolveFile(name)
  const log = logFile === undefined || logFile === '-' ? logFile : resolveFile(logFile)
  const { files, logLines, leftOut } = await writeSupportBundle(process.env, file, log)
  print(`${file}: ${files.join(', ')}.`)
  print(`It has ${logLines} lines of the log; ${leftOut} lines of other kinds were left out.`)
  print('It contains no personal data. Read it before you send it.')
  return true
}

/**
 * For developers: describes a freshly migrated database, which exists only for this command, in
 * server/db/generated/schema.sql.
 */
async function schemaCommand(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-schema-'))
  try {
    const location = { databaseUrl: undefined, data: folder }
    const { sql, close } = await connectWithoutMigrating(location, () => undefined)
    try {
      await migrate(sql)
      await writeFile(schemaFile, await describeSchema(sql))
    } finally {
      await close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  print(`Wrote ${schemaFile}.`)
  return true
}

const commands: Record<string, (...args: string[]) => Promise<boolean>> = {
  verify: verifyCommand,
  backup: backupCommand,
  restore: restoreCommand,
  rehearse: rehearseCommand,
  'reset-link': resetLinkCommand,
  'purge-module': purgeModuleCommand,
  'new-check-key': newCheckKeyCommand,
  doctor: doctorCommand,
  'support-bundle': supportBundleCommand,
  schema: schemaCommand,
  upgrade: (...args) => upgradeCommand(args, print),
  'upgrade-step': (name) => runDataStep(name, print),
}

async function run(name = '', ...args: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    print(
      'Usage: verify [HASH], backup FILE, restore FILE [--replace], rehearse [FILE], reset-link USERNAME, purge-module NAME [--yes], new-check-key, doctor [--json], support-bundle FILE [LOG], upgrade [FOLDER|FILE] [--rolling|--stop] [--control PROGRAM] [--resume], schema.',
    )
    process.exitCode = 2
    return
  }
  process.exitCode = (await command(...args)) ? 0 : 1
}

// a process that a signal ends runs no 'exit' handlers; process.exit runs them
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

run(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
