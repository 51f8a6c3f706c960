import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '@samity/module-registry'
import { audit } from './audit/audit.ts'
import {
  backupCommand,
  formatMegabytes,
  rehearseCommand,
  restoreCommand,
  verifyCommand,
} from './commands/backup-commands.ts'
import { fromServer, rehearseReleaseCommand } from './commands/rehearsal-command.ts'
import { withDatabase } from './commands/open-database.ts'
import { refuseUnknown } from './commands/refuse-unknown.ts'
import { ask, askToConfirm, print, printedLog, resolveFile } from './commands/terminal.ts'
import { connectWithoutMigrating } from './database/connect.ts'
import { describeSchema, schemaFile } from './database/describe-schema.ts'
import { migrate } from './database/migrate.ts'
import { transaction } from './database/transaction.ts'
import { describeFindings, examineInstallation } from './doctor/doctor.ts'
import { recoverAccount } from './features/sign-in/reset-link.ts'
import { commandActor } from './features/system/backups/backup-runs.ts'
import { exportRecords } from './modules/schemas/export-records.ts'
import { describeModuleData, purgeModule } from './modules/schemas/purge-module.ts'
import { addCheckKey } from './paper-codes/check-keys.ts'
import { readEnvironment } from './process/environment.ts'
import { StartupError } from './process/startup-error.ts'
import { toWriteError } from './process/write-error.ts'
import { writeSupportBundle } from './support/support-bundle.ts'
import { upgradeCommand } from './upgrade/command.ts'
import { runDataStep } from './upgrade/data-steps.ts'

/* The command line of an installation. It uses the server's database, also while the server is running. */

const resetLinkCommand = (username?: string) =>
  withDatabase(async ({ sql }) => {
    if (!username) throw new StartupError('Name the account.')
    const { url, hadTwoFactor } = await recoverAccount(sql, commandActor, username)
    print(
      `This link sets a new password. It works once, within one day:\n  ${readEnvironment().publicUrl}${url}`,
    )
    if (hadTwoFactor) print('Two-step sign-in is now off for this account, and its API tokens have ended.')
    else print('The new password ends the API tokens of this account.')
    return true
  })

const usageOfPurge = 'purge-module NAME [--export FOLDER] [--yes]'

function readPurgeOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { export: { type: 'string' }, yes: { type: 'boolean' } },
    })
  } catch {
    throw new StartupError(`Usage: ${usageOfPurge}.`)
  }
}

const purgeModuleCommand = (...args: string[]) =>
  withDatabase(async ({ sql }) => {
    const { positionals, values } = readPurgeOptions(args)
    const [name, ...others] = positionals
    if (!name) throw new StartupError('Name the module.')
    if (others.length > 0) throw new StartupError(`Usage: ${usageOfPurge}.`)
    const { releases } = readEnvironment()
    const { tables, files, bytes } = await describeModuleData(sql, releases, name)
    print(`The data of ${name}:`)
    for (const { table, title, rows } of tables)
      print(`  ${title ? `${title.en} (${title.bn})` : table}: ${rows} rows`)
    print(`  files: ${files} (${formatMegabytes(bytes)})`)
    const folder =
      values.export ??
      (values.yes || !process.stdin.isTTY
        ? ''
        : await ask('Folder for an export of the tables as CSV (empty for none): '))
    if (folder) {
      const csvFiles = await exportRecords(sql, name, resolveFile(folder)).catch((error: unknown) => {
        throw toWriteError(`The export in ${folder}`, error)
      })
      for (const { file, rows } of csvFiles) print(`${file}: ${rows} rows.`)
    }
    const question = `All of this will be deleted. ${folder ? 'Only the export and a backup have it then, and only the backup has the files.' : 'Only a backup has it then. To export the tables first: --export FOLDER.'}`
    if (!(await askToConfirm(question, values.yes ? '--yes' : undefined))) {
      print('Nothing was deleted.')
      return false
    }
    await purgeModule(sql, releases, commandActor, name, printedLog)
    print(`The data of ${name} is deleted.`)
    return true
  })

const newCheckKeyCommand = () =>
  withDatabase(async ({ sql }) => {
    const version = await transaction(sql, async (tx) => {
      const added = await addCheckKey(tx, null)
      await audit(tx, commandActor, { action: 'create', subject: 'check-keys', subject_id: added })
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

type Command = { usage: string; run: (...args: string[]) => Promise<boolean> }

const commands: Record<string, Command> = {
  verify: { usage: 'verify [HASH]', run: verifyCommand },
  backup: { usage: 'backup FILE', run: backupCommand },
  restore: { usage: 'restore FILE [--replace]', run: restoreCommand },
  rehearse: { usage: 'rehearse [FILE]', run: rehearseCommand },
  'rehearse-release': {
    usage: 'rehearse-release MODULE RELEASE [--all] [--fresh]',
    run: rehearseReleaseCommand,
  },
  'reset-link': { usage: 'reset-link USERNAME', run: resetLinkCommand },
  'purge-module': { usage: usageOfPurge, run: purgeModuleCommand },
  'new-check-key': { usage: 'new-check-key', run: newCheckKeyCommand },
  doctor: { usage: 'doctor [--json]', run: doctorCommand },
  'support-bundle': { usage: 'support-bundle FILE [LOG]', run: supportBundleCommand },
  upgrade: {
    usage: 'upgrade [FOLDER|FILE] [--rolling|--stop] [--control PROGRAM] [--resume]',
    run: (...args) => upgradeCommand(args, print),
  },
  schema: { usage: 'schema', run: schemaCommand },
}

/** Only other processes of Samity run it. */
const upgradeStep: Command = { usage: 'upgrade-step STEP', run: (name) => runDataStep(name, print) }

async function run(name = '', ...args: string[]): Promise<void> {
  const command =
    name === 'upgrade-step' ? upgradeStep : Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || args.includes('--help')) {
    print(
      `Usage: ${Object.values(commands)
        .map(({ usage }) => usage)
        .join(', ')}.`,
    )
    process.exitCode = 2
    return
  }
  refuseUnknown(
    command.usage,
    args.filter((arg) => arg !== fromServer),
  )
  process.exitCode = (await command.run(...args)) ? 0 : 1
}

// a process that a signal ends runs no 'exit' handlers; process.exit runs them
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

run(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartupError || error instanceof CommandError ? error.message : error)
  process.exitCode = 1
})
