import type { Database } from '../database/database.ts'

export type LoadReport = {
  module: string
  release: string
  screen: string
  outcome: string
  detail: string
}

/** The networks that are counted for one release. It is more than a website's visitors of some days. */
const maxNetworksPerRelease = 5000
const maxFailuresPerRelease = { user: 200, address: 100 }

/**
 * Records how a load went for this person. Repeated failures of one screen are listed once in five minutes.
 */
export async function recordLoad(
  sql: Database,
  person: string,
  { module, release, screen, outcome, detail }: LoadReport,
): Promise<void> {
  const key = { module, release, screen, person }
  const isUser = person.startsWith('user:')
  const sameKey = sql`module = ${module} and release = ${release} and screen = ${screen} and person = ${person}`
  if (!isUser) {
    const [{ isFull } = { isFull: false }] = await sql<{ isFull: boolean }[]>`
      select not exists (select from module_loads where ${sameKey}) and (
        select count(*) from (
          select from module_loads
          where module = ${module} and release = ${release} and person like 'address:%'
          limit ${maxNetworksPerRelease}
        ) networks
      ) = ${maxNetworksPerRelease} as "isFull"`
    if (isFull) return
  }
  if (outcome === 'loaded') {
    await sql`
      insert into module_loads ${sql({ ...key, loaded_at: new Date() })}
      on conflict (module, release, screen, person) do update set loaded_at = now()`
    return
  }
  const repeats = await sql`
    update module_loads set failed_at = now()
    where ${sameKey} and failed_at > now() - interval '5 minutes' returning 1`
  if (repeats.length > 0) return
  const rows = await sql`
    insert into module_loads ${sql({ ...key, failed_at: new Date() })}
    on conflict (module, release, screen, person) do update set failed_at = now()
      where module_loads.failed_at is null or module_loads.failed_at <= now() - interval '5 minutes'
    returning 1`
  if (rows.length === 0) return
  await sql`
    insert into module_failures (module, release, screen, person, reason, detail)
    select ${module}, ${release}, ${screen}, ${person}, ${outcome}, ${detail}
    where (
      select count(*) from module_failures
      where module = ${module} and release = ${release} and at > now() - interval '1 day'
        and (person like 'user:%') = ${isUser}
    ) < ${maxFailuresPerRelease[isUser ? 'user' : 'address']}`
}

export async function sweepLoadReports(sql: Database): Promise<void> {
  await sql`delete from module_loads where greatest(loaded_at, failed_at) < now() - interval '14 days'`
  await sql`delete from module_failures where at < now() - interval '14 days'`
}
