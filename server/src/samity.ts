import { runAgreement } from './modules/accounts/agreement-runs.ts'
import { verifyAudit } from './platform/audit.ts'
import { connect, type Connected } from './platform/connect.ts'
import { openDatabase } from './platform/database.ts'
import { runningDatabase } from './platform/embedded-postgres.ts'
import { Problem } from './platform/problem.ts'
import { readSettings } from './platform/settings.ts'

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

/** Proves that the audit trail is whole and that the books agree. Answers whether both do. */
async function verify({ sql }: Connected): Promise<boolean> {
  const { ok, entries, head, broken, problem } = await verifyAudit(sql)
  tell(
    ok
      ? `The audit trail is whole: ${entries} entries, chained up to ${head ?? 'nothing'}.`
      : `The audit trail is broken at entry ${broken}: ${problem}.`,
  )
  const { laws } = await runAgreement(sql, 'command')
  for (const law of laws)
    tell(
      law.ok
        ? `${law.says.en}: ${law.left}.`
        : `NOT SO: ${law.says.en}. ${law.left} and ${law.right}, first at ${law.first}.`,
    )
  return ok && laws.every((law) => law.ok)
}

const commands: Record<string, (database: Connected) => Promise<boolean>> = { verify }

async function run(name = ''): Promise<void> {
  const command = commands[name]
  if (!command) {
    tell(`Say one of: ${Object.keys(commands).join(', ')}.`)
    process.exitCode = 2
    return
  }
  const database = await open()
  try {
    process.exitCode = (await command(database)) ? 0 : 1
  } finally {
    await database.close()
  }
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
})
