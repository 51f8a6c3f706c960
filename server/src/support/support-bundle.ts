import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { readStoredRegistry } from '@samity/module-registry'
import { pack } from 'tar-stream'
import { openDatabase } from '../database/database.ts'
import { runningDatabaseUrl } from '../database/embedded-postgres.ts'
import { describeFindings, examineInstallation } from '../doctor/doctor.ts'
import { readEnvironment, type Environment } from '../process/environment.ts'
import { cleanLogLine } from './clean-log.ts'
import { readDatabaseFigures } from './database-figures.ts'
import { errorMessage } from '../process/error-message.ts'
import { toWriteError } from '../process/write-error.ts'

const maxLogLines = 50_000
const folder = 'samity-support/'
const packageFile = path.join(import.meta.dirname, '../../../package.json')

const readme = `This is a support bundle of Samity. It contains no names, numbers, amounts or texts of the association, except its address
(PUBLIC_URL) in doctor.txt.

doctor.txt          what 'samity doctor' finds
installation.json   versions, machine, and the names of the settings that are set
modules.json        the active releases
database.json       sizes, estimated row counts and settings of the database
metrics.txt         the metrics, if METRICS_PORT is set and the server runs
log.ndjson          the newest lines of the log: known fields, sentences of the product, and where errors came from.
                    What people typed, messages of errors, and lines of other programs are left out.
error-*.txt         why a part is missing

Read the files before you send them.
`

export type SupportBundle = {
  files: string[]
  logLines: number
  leftOut: number
}

type CleanLog = { text: string; lines: number; leftOut: number }

/** Settings whose values say nothing about people and open nothing */
const shownSettings = [
  'BACKUP_AT',
  'BACKUP_KEEP',
  'LOG_LEVEL',
  'METRICS_PORT',
  'NODE_ENV',
  'OPEN_REQUESTS_PER_MINUTE',
  'PORT',
  'ROLLBACK_MINUTES',
  'ROLLBACK_PEOPLE',
  'ROLLBACK_SHARE',
  'WEBSITE_MODULE',
]
const knownSettings =
  /^(SAMITY|BACKUP|DATABASE|ADMIN|METRICS|ROLLBACK|SECRET|DEV|OIDC)_|^(HOST|PUBLIC_URL|TRUST_PROXY)/

function describeInstallation(variables: Record<string, string | undefined>): object {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const set = Object.keys(variables).filter((name) => variables[name]?.trim())
  return {
    version,
    node: process.version,
    machine: {
      platform: platform(),
      release: release(),
      arch: arch(),
      cpus: cpus().length,
      memory_bytes: totalmem(),
    },
    settings: Object.fromEntries(
      set
        .filter((name) => shownSettings.includes(name) || knownSettings.test(name))
        .sort()
        .map((name) => [name, shownSettings.includes(name) ? variables[name] : '(set)']),
    ),
  }
}

/** The releases of each module, without the people who activated them. */
const describeModules = (releases: string): object =>
  Object.fromEntries(
    Object.entries(readStoredRegistry(releases).modules).map(
      ([name, { active, previous, canary, changed }]) => [
        name,
        { active, previous, changed, canary: canary && { release: canary.release, share: canary.share } },
      ],
    ),
  )

async function describeDatabase(environment: Environment): Promise<object> {
  const url = environment.databaseUrl ?? (await runningDatabaseUrl(environment.data))
  if (url === undefined) throw new Error('The embedded database does not run.')
  const sql = openDatabase(url, { poolSize: 1 })
  try {
    return await readDatabaseFigures(sql)
  } finally {
    await sql.end()
  }
}

async function readMetrics({ metrics }: Environment): Promise<string> {
  if (!metrics) throw new Error('METRICS_PORT is not set.')
  const host = metrics.host === '0.0.0.0' ? '127.0.0.1' : metrics.host
  const response = await fetch(`http://${host}:${metrics.port}/metrics`, {
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The server responds with ${response.status}.`)
  return response.text()
}

async function readJournal(): Promise<Readable> {
  const units = ['-u', 'samity', '-u', 'samity@*']
  const { stdout } = await promisify(execFile)(
    'journalctl',
    [...units, '--output=cat', '--no-pager', '--quiet', '--lines', String(maxLogLines)],
    { maxBuffer: 256 * 1024 * 1024 },
  )
  return Readable.from([stdout])
}

const openLog = async (logFile: string | undefined): Promise<Readable> => {
  if (logFile === undefined) return readJournal()
  return logFile === '-' ? process.stdin : createReadStream(logFile)
}

async function readCleanLog(logFile: string | undefined): Promise<CleanLog> {
  const input = await openLog(logFile)
  const lines: string[] = []
  let leftOut = 0
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const clean = cleanLogLine(line)
    if (clean) lines.push(JSON.stringify(clean))
    else leftOut++
    if (lines.length > 2 * maxLogLines) lines.splice(0, lines.length - maxLogLines)
  }
  const newest = lines.slice(-maxLogLines)
  return { text: newest.map((line) => `${line}\n`).join(''), lines: newest.length, leftOut }
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`
async function writeArchive(file: string, contents: Map<string, string>): Promise<void> {
  const partial = `${file}.part`
  const packer = pack()
  for (const [name, text] of contents) packer.entry({ name: folder + name, mode: 0o600 }, text)
  packer.finalize()
  try {
    await pipeline(packer, createGzip(), createWriteStream(partial, { mode: 0o600 }))
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw toWriteError(`The file ${file}`, error)
  }
}

/**
 * Writes what a person far away needs to find a fault into one compressed tar file: findings of the doctor,
 * versions, sizes, metrics and the log without personal data. A part that cannot be read becomes a file with
 * the reason. `logFile` is a file with the log, or '-' for the standard input; undefined reads the journal of
 * the packaged service. Throws StartupError for settings that are wrong.
 */
export async function writeSupportBundle(
  variables: Record<string, string | undefined>,
  file: string,
  logFile?: string,
): Promise<SupportBundle> {
  const environment = readEnvironment(variables)
  const contents = new Map([['README.txt', readme]])
  const add = async (name: string, read: () => Promise<string>) => {
    try {
      contents.set(name, await read())
    } catch (error) {
      contents.set(`error-${name.replace(/\.\w+$/, '')}.txt`, `${errorMessage(error)}\n`)
    }
  }
  let log: CleanLog = { text: '', lines: 0, leftOut: 0 }
  await add('doctor.txt', async () =>
    describeFindings(await examineInstallation(variables, { isForOthers: true })).join('\n'),
  )
  await add('installation.json', async () => toJson(describeInstallation(variables)))
  await add('modules.json', async () => toJson(describeModules(environment.releases)))
  await add('database.json', async () => toJson(await describeDatabase(environment)))
  await add('metrics.txt', () => readMetrics(environment))
  await add('log.ndjson', async () => {
    log = await readCleanLog(logFile)
    return log.text
  })
  await writeArchive(file, contents)
  return { files: [...contents.keys()], logLines: log.lines, leftOut: log.leftOut }
}
