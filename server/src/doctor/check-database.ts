import { openDatabase, type Database } from '../database/database.ts'
import { runningDatabaseUrl } from '../database/embedded-postgres.ts'
import { latestVersion } from '../database/migrate.ts'
import { readDatabaseInfo } from '../database/postgres-version.ts'
import { errorCode } from '../process/error-code.ts'
import type { Environment } from '../process/environment.ts'
import { findingsOf, type Finding } from './finding.ts'
import { errorMessage } from '../process/error-message.ts'

const { good, warning, error } = findingsOf('database')
const extensions = ['pg_trgm', 'btree_gist']
const hour = 3600

async function checkVersion(sql: Database, environment: Environment): Promise<Finding> {
  const { version, newest_version, outdated, embedded } = await readDatabaseInfo(sql, environment)
  if (Number.parseInt(version) < 15)
    return error(`The database is PostgreSQL ${version}.`, 'Samity needs PostgreSQL 15 or later: upgrade it.')
  return outdated
    ? warning(
        `PostgreSQL ${version} is behind ${newest_version}: corrections are missing.`,
        embedded
          ? 'It comes with Samity: upgrade Samity, or use a PostgreSQL of your own (DATABASE_URL).'
          : 'Update PostgreSQL on its machine.',
      )
    : good(`The database is PostgreSQL ${version}.`)
}

/** A superuser leaves the database: an injected statement would read files and run programs. */
async function checkRole(sql: Database): Promise<Finding[]> {
  const [row] = await sql<{ name: string; rolsuper: boolean }[]>`
    select rolname as name, rolsuper from pg_roles where rolname = current_user`
  return row?.rolsuper
    ? [
        error(
          `The role ${row.name} of DATABASE_URL is a superuser of PostgreSQL: whoever gets a statement into its connection reads files and runs programs there.`,
          'Make a role that owns the database and is no superuser, and name it in DATABASE_URL (see /docs/operate/database of this server).',
        ),
      ]
    : []
}

async function checkExtensions(sql: Database): Promise<Finding[]> {
  const rows = await sql<{ name: string }[]>`
    select name from pg_available_extensions where name in ${sql(extensions)}`
  const available = new Set(rows.map(({ name }) => name))
  return extensions
    .filter((name) => !available.has(name))
    .map((name) =>
      error(
        `The database lacks the extension ${name}.`,
        'Install the package postgresql-contrib of its version.',
      ),
    )
}

/** Lost power must not lose what the product has confirmed. */
async function checkDurability(sql: Database): Promise<Finding[]> {
  const rows = await sql<{ name: string }[]>`
    select name from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`
  return rows.map(({ name }) =>
    error(`${name} is off in the database: a power cut loses books.`, `Set ${name} = on in postgresql.conf.`),
  )
}

async function checkLanguage(sql: Database): Promise<Finding[]> {
  const [row] = await sql<{ encoding: string; knows_dhaka: boolean }[]>`
    select current_setting('server_encoding') as encoding,
      exists (select from pg_timezone_names where name = 'Asia/Dhaka' and utc_offset = '6 hours') as knows_dhaka`
  return [
    ...(row?.encoding === 'UTF8'
      ? []
      : [
          error(
            `The database has the encoding ${row?.encoding}.`,
            'Create a database with the encoding UTF8.',
          ),
        ]),
    ...(row?.knows_dhaka
      ? []
      : [
          error(
            'The database does not know the time zone Asia/Dhaka.',
            'Install the package tzdata on its machine.',
          ),
        ]),
  ]
}

/** Judges how far the clock of this machine is ahead of another one, in seconds. */
export function judgeClock(other: string, ahead: number): Finding {
  const clock = findingsOf('clock')
  const difference = Math.abs(ahead)
  const sentence = `The clock of this machine differs from that of ${other} by ${difference.toFixed(0)} s.`
  const advice = 'Set both by NTP, for example with the package systemd-timesyncd.'
  if (difference > 30) return clock.error(`${sentence} Codes of two-step sign-in fail.`, advice)
  return difference > 5 ? clock.warning(sentence, advice) : clock.good(sentence)
}

async function checkClock(sql: Database): Promise<Finding> {
  const before = Date.now()
  const [row] = await sql<
    { ms: number }[]
  >`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`
  return judgeClock('the database', ((before + Date.now()) / 2 - (row?.ms ?? 0)) / 1000)
}

async function checkSchema(sql: Database): Promise<Finding> {
  const latest = await sql.begin((tx) => latestVersion(tx))
  const [{ exists } = { exists: false }] = await sql<{ exists: boolean }[]>`
    select to_regclass('public.schema_versions') is not null as exists`
  if (!exists) return good('The database is empty; the first start creates its tables.')
  const [{ version } = { version: 0 }] = await sql<{ version: number }[]>`
    select max(version)::int as version from schema_versions`
  if (version > latest)
    return error(
      `The tables have version ${version}; this Samity knows versions up to ${latest}.`,
      'Start the newer Samity, or restore a backup into an empty database.',
    )
  return version < latest
    ? warning(
        `The tables have version ${version} of ${latest}.`,
        'The next start updates them. Make a backup first.',
      )
    : good('The tables are up to date.')
}

type BackupAges = {
  backup_age: number | null
  rehearsal_age: number | null
  last_problem: string | null
  left_out: string[]
}

async function checkBackups(sql: Database): Promise<Finding[]> {
  const backup = findingsOf('backups')
  const [ages] = await sql<[BackupAges]>`
    select
      extract(epoch from now() - max(finished_at) filter (where problem is null))::float8 as backup_age,
      extract(epoch from now() - max(rehearsed_at) filter (where rehearsal_problem is null))::float8 as rehearsal_age,
      (array_agg(problem order by started_at desc) filter (where finished_at is not null))[1] as last_problem,
      coalesce(
        (select left_out from backups where finished_at is not null and problem is null order by started_at desc limit 1), '{}'
      ) as left_out
    from backups`
  const { backup_age, rehearsal_age, last_problem, left_out } = ages
  const findings: Finding[] = []
  if (last_problem !== null)
    findings.push(
      backup.error(`The last backup failed: ${last_problem}`, 'Mend the cause, and run: samity backup FILE'),
    )
  if (left_out.length > 0)
    findings.push(
      backup.error(
        `The last backup lacks tables of modules: ${left_out.join(', ')}.`,
        'Account → Audit has the reason. Tell it the people who release the module.',
      ),
    )
  if (backup_age === null) findings.push(backup.error('There is no good backup.', 'Run: samity backup FILE'))
  else if (backup_age > 36 * hour)
    findings.push(
      backup.error(
        `The last good backup is ${Math.floor(backup_age / hour)} hours old.`,
        'See BACKUP_AT and the log, and run: samity backup FILE',
      ),
    )
  if (backup_age !== null && (rehearsal_age === null || rehearsal_age > 100 * 24 * hour))
    findings.push(backup.warning('No restore was rehearsed in the last 100 days.', 'Run: samity rehearse'))
  return findings.length > 0 ? findings : [backup.good('The last backup and its rehearsal are recent.')]
}

async function checkWebhooks(sql: Database): Promise<Finding[]> {
  const webhook = findingsOf('webhooks')
  const [{ exists } = { exists: false }] = await sql<{ exists: boolean }[]>`
    select to_regclass('public.webhook_deliveries') is not null as exists`
  if (!exists) return []
  const rows = await sql<{ name: string; module: string | null; waiting: number; paused: boolean }[]>`
    select e.name, to_jsonb(e) ->> 'module' as module, e.paused_at is not null as paused, count(*)::int as waiting
    from webhook_deliveries d
    join webhook_endpoints e on e.id = d.endpoint_id
    join events v on v.position = d.position
    where d.state = 'pending' and v.at < now() - interval '1 hour'
    group by e.id
    order by e.id`
  return rows.map(({ name, module, waiting, paused }) => {
    if (module !== null)
      return webhook.warning(
        `${waiting} events for the module ${module} wait for more than an hour.`,
        'Settings → Modules shows its service, Module Settings the events.',
      )
    return webhook.warning(
      `${waiting} deliveries to the webhook '${name}' wait for more than an hour${paused ? ': it is paused' : ''}.`,
      paused
        ? 'Resume or delete it under Settings → Webhooks.'
        : 'Settings → Webhooks shows the answers of its receiver.',
    )
  })
}

async function examine(sql: Database, environment: Environment): Promise<Finding[]> {
  const schema = await checkSchema(sql)
  const [{ exists } = { exists: false }] = await sql<{ exists: boolean }[]>`
    select to_regclass('public.backups') is not null as exists`
  return [
    await checkVersion(sql, environment),
    ...(await checkRole(sql)),
    ...(await checkExtensions(sql)),
    ...(await checkDurability(sql)),
    ...(await checkLanguage(sql)),
    schema,
    await checkClock(sql),
    ...(exists ? await checkBackups(sql) : []),
    ...(await checkWebhooks(sql)),
  ]
}

/** Checks the database without changing it. An embedded database is examined only while its server runs. */
export async function checkDatabase(environment: Environment): Promise<Finding[]> {
  const url = environment.databaseUrl ?? (await runningDatabaseUrl(environment.data))
  if (url === undefined)
    return [
      warning(
        'The embedded database does not run, so it was not examined.',
        'Start the server, and ask the doctor again.',
      ),
    ]
  const sql = openDatabase(url, { poolSize: 2 })
  try {
    return await examine(sql, environment)
  } catch (cause) {
    return [
      error(
        `The database cannot be used (${errorCode(cause) ?? errorMessage(cause)}).`,
        'Start it, and check DATABASE_URL: host, port, name, user and password.',
      ),
    ]
  } finally {
    await sql.end()
  }
}
