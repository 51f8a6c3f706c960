import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database.ts'

export type Load = {
  module: string
  release: string
  screen: string
  outcome: string
  detail: string
}

/** Whoever owns one IPv6 address owns all that begin like it. */
const network = (ip: string) => (isIPv6(ip) && !ip.includes('.') ? ip.split(':').slice(0, 3).join(':') : ip)

/** Who asks or reports, the same each time: an account, or else an address, of which nothing readable is kept. */
export const personOf = ({ user, ip }: Pick<FastifyRequest, 'user' | 'ip'>): string =>
  user
    ? `user:${user.id}`
    : `address:${createHash('sha256').update(network(ip)).digest('base64url').slice(0, 22)}`

/** Notes how a load went, for this person. */
export async function noteLoad(
  sql: Database,
  person: string,
  { module, release, screen, outcome, detail }: Load,
): Promise<void> {
  const key = { module, release, screen, person }
  if (outcome === 'loaded') {
    await sql`
      insert into module_loads ${sql({ ...key, loaded_at: new Date() })}
      on conflict (module, release, screen, person) do update set loaded_at = now()`
    return
  }
  await sql`
    insert into module_loads ${sql({ ...key, failed_at: new Date() })}
    on conflict (module, release, screen, person) do update set failed_at = now()`
  await sql`insert into module_failures ${sql({ ...key, reason: outcome, detail })}`
}

/** What is older says nothing about today's releases. */
export async function sweepLoads(sql: Database): Promise<void> {
  await sql`delete from module_loads where greatest(loaded_at, failed_at) < now() - interval '14 days'`
  await sql`delete from module_failures where at < now() - interval '14 days'`
}
