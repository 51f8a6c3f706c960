import { roles, type Role } from '@samity/shared-api/contract'
import type { Instant } from '@samity/shared-api/contract/moment'
import { openSession } from '../auth/sessions.ts'
import { restoreBackup } from '../backup/restore.ts'
import { openDatabase, type Database, type Sql } from '../database/database.ts'
import { runningDatabaseUrl, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { reconcile } from '../features/accounts/reconciliation.ts'
import { StartupError } from '../process/startup-error.ts'
import { feedPosition, sendingsAfter, type RecordedSending } from './sendings.ts'

/** Both releases start from the same rows: this database is what the backup had. */
const untouched = 'untouched'

export type RestoredCopy = {
  backup: Instant
  tokens: Record<Role, string>
  /** Of the feed: what comes after it is of the rehearsal */
  position: number
  receipts: string[]
  /** An advocate and a renter, whose dialogs have slots */
  advocate: { id: number; number: string } | undefined
  renter: number | undefined
}

async function withAdministrator(
  data: string,
  work: (admin: Database, url: string) => Promise<void>,
): Promise<void> {
  const embedded = await startEmbeddedPostgres(data)
  const url = new URL(embedded.superuserUrl)
  url.pathname = '/postgres'
  const admin = openDatabase(url.href, { poolSize: 1 })
  try {
    await work(admin, embedded.url)
  } finally {
    await admin.end()
    await embedded.stop()
  }
}

/** Restores a backup into the new data folder `data`, with a session for each role. */
export async function restoreCopy(
  data: string,
  { file, passphrase }: { file: string; passphrase: string | undefined },
  module: string,
  rights: string[],
): Promise<RestoredCopy> {
  let copy: RestoredCopy | undefined
  await withAdministrator(data, async (admin, url) => {
    const sql = openDatabase(url, { poolSize: 1, noDelay: true })
    try {
      const { made_at } = await restoreBackup(sql, file, passphrase)
      copy = {
        backup: made_at as Instant, // an ISO timestamp of the archive
        ...(await openCopy(sql, module, rights)),
      }
    } finally {
      await sql.end()
    }
    await admin.unsafe(`create database ${untouched} template samity`)
  })
  return copy!
}

/** Puts the restored rows back in place of what a release did to them. */
export const resetCopy = (data: string): Promise<void> =>
  withAdministrator(data, async (admin) => {
    await admin.unsafe('drop database samity with (force)')
    await admin.unsafe(`alter database ${untouched} rename to samity`)
  })

async function openCopy(sql: Sql, module: string, rights: string[]): Promise<Omit<RestoredCopy, 'backup'>> {
  // a second step cannot be taken by a program
  await sql`delete from two_factor_roles`
  const tokens: Partial<Record<Role, string>> = {}
  for (const role of roles) {
    const user = await accountOf(sql, role)
    tokens[role] = await openSession(sql, user, 'Rehearsal')
    // an activation approves what the release asks for
    if (role === 'admin' && rights.length > 0)
      await sql`
        insert into module_rights ${sql({ module, rights, approved_by: user })}
        on conflict (module) do update set rights = array(
          select distinct unnest(module_rights.rights || excluded.rights))`
  }
  const receipts = await sql<{ number: string }[]>`
    select distinct on (series) number from receipts where voided_at is null order by series, id desc`
  const [advocate] = await sql<{ id: number; number: string }[]>`
    select id, bar_registration_number as number from advocates where archived_at is null order by id limit 1`
  const [renter] = await sql<
    { id: number }[]
  >`select id from renters where archived_at is null order by id limit 1`
  return {
    // the loop has set each
    tokens: tokens as Record<Role, string>,
    position: await feedPosition(sql),
    receipts: receipts.map(({ number }) => number),
    advocate,
    renter: renter?.id,
  }
}

/** The account of the role that worked last: its pages have the most content. Without one, a new account. */
async function accountOf(sql: Sql, role: Role): Promise<number> {
  const [user] = await sql<{ id: number }[]>`
    select u.id from users u
    left join (select actor_id, max(id) as last from audit_events group by actor_id) e on e.actor_id = u.id
    where u.role = ${role} and u.status = 'active' and u.archived_at is null
    order by e.last desc nulls last, u.id limit 1`
  if (user) return user.id
  const username = `rehearsal-${role}`
  const [created] = await sql<{ id: number }[]>`
    insert into users ${sql({ username, username_key: username, role, status: 'active' })} returning id`
  return created!.id
}

export async function failingChecks(sql: Database): Promise<string[]> {
  const { laws } = await reconcile(sql)
  return laws
    .filter(({ ok }) => !ok)
    .map(({ says, left, right, first }) => `${says.en}: ${left} and ${right}, first at ${first}`)
}

/** The checks that fail in the running copy, and the deliveries that wait there. */
export async function readOutcome(
  data: string,
  { position }: RestoredCopy,
): Promise<{ failing: string[]; deliveries: RecordedSending[] }> {
  const url = await runningDatabaseUrl(data)
  if (url === undefined) throw new StartupError('The database of the rehearsal has stopped.')
  const sql = openDatabase(url, { poolSize: 1 })
  try {
    return { failing: await failingChecks(sql), deliveries: await sendingsAfter(sql, position) }
  } finally {
    await sql.end()
  }
}
