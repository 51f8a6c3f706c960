import type { FastifyRequest } from 'fastify'
import type { OpenRegistry } from '@samity/module-registry'
import type { Database, Sql } from '../database/database.ts'
import { withMaskedIds } from './personal-data.ts'
import { pipeline } from '../database/pipeline.ts'
import { afterCommit } from '../database/transaction.ts'

/** The person or program behind a change that comes without a request: the command line, the first set-up. */
export type Actor = { id: number | null; username: string }

declare module 'fastify' {
  interface FastifyInstance {
    /** The modules and their releases; `modules/registry-plugin.ts` opens and watches it */
    registry: OpenRegistry
  }
  interface FastifyRequest {
    /** The release whose code asked. null: the shell, a program with an API token, or nobody is known yet. */
    askingRelease: { module: string; release: string } | null
  }
}

/**
 * `action` is a verb ('create', 'void', 'sign-in'), and `subject` the kind of record, named as in the API
 * path ('banks', 'users'). The hash chain protects the rows of `record` ('receipts/12') with this entry;
 * `previousDigest` is their digest before the change (`recordDigest`), null for the first entry about it.
 */
export type AuditEvent = {
  action: string
  subject: string
  subject_id?: number | string | null
  number?: string | null
  before?: object | null
  after?: object | null
  reason?: string
  record?: string
  previousDigest?: Buffer | null
}

export const systemActor: Actor = { id: null, username: 'system' }

/**
 * A program with an API token is in the log under the name of the token's owner, with the name of the token.
 * A module that acts for nobody is there under its own name, with its release.
 */
function actorOf(who: FastifyRequest | Actor): Actor {
  if (!('server' in who)) return who
  const { service } = who
  if (service?.sub === 'system') return { id: null, username: `${service.aud} ${service.release}` }
  if (!who.user) return { id: null, username: who.member ? `member ${who.member.number}` : 'anonymous' }
  const { id, username } = who.user
  return { id, username: who.apiToken ? `${username} (API token: ${who.apiToken.name})` : username }
}

/** The code that asked for a change; `composition` is the revision of the module registry. */
const provenanceOf = ({ server, askingRelease }: FastifyRequest) => ({
  ...askingRelease,
  composition: server.registry.stored().revision,
})

/** Writes one event to the audit log, in the same transaction as the change. */
export async function audit(sql: Sql, who: FastifyRequest | Actor, event: AuditEvent): Promise<void> {
  const { id: actor_id, username: actor } = actorOf(who)
  const entry = {
    actor_id,
    actor,
    action: event.action,
    subject: event.subject,
    subject_id: event.subject_id == null ? null : String(event.subject_id),
    number: event.number ?? null,
    before: event.before ? sql.json(asJson(event.before)) : null,
    after: event.after ? sql.json(asJson(event.after)) : null,
    reason: event.reason ?? '',
    // a service works for the request that it answers
    request_id: 'server' in who ? (who.service?.request ?? who.id) : null,
    record: event.record ?? null,
    previous_digest: event.previousDigest ?? null,
    ...('server' in who && provenanceOf(who)),
  }
  await pipeline(
    sql,
    sql`
      with event as (insert into audit_events ${sql(entry)} returning id)
      insert into audit_chain_queue (event_id) select id from event`,
  )
  afterCommit(sql, extendHashChainSoon)
}

/** Returns a hash of the current rows of a record. Lock the record first, and call this before the change. */
export async function recordDigest(sql: Sql, record: string): Promise<Buffer | null> {
  const [row] = await sql<{ digest: Buffer | null }[]>`select record_digest(${record}) as digest`
  return row?.digest ?? null
}

type Json = Parameters<Sql['json']>[0]
// records contain only JSON values: text, numbers, flags, null, lists of records
// the log outlives the records and more people read it, so it must not contain a whole national ID
const asJson = (value: object) => withMaskedIds(value) as Json

type RecordState = Record<string, unknown>

/** Returns the fields in which two states of a record differ. The audit log stores only these. */
export function difference(
  before: RecordState,
  after: RecordState,
): { before: RecordState; after: RecordState } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'version' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pickChanges = (state: RecordState) =>
    Object.fromEntries(names.map((name) => [name, state[name] ?? null]))
  return { before: pickChanges(before), after: pickChanges(after) }
}

const timers = new WeakMap<Database, NodeJS.Timeout>()
const chainDelayMs = 100
const maxChainedEvents = 5000

/** Extends the hash chain after a short delay, so that many writes share one extension. */
export function extendHashChainSoon(sql: Database): void {
  if (timers.has(sql)) return
  // the next extension makes up for a failed one: the events stay in audit_chain_queue
  const timer = setTimeout(() => void extendHashChain(sql).catch(() => undefined), chainDelayMs)
  timer.unref()
  timers.set(sql, timer)
}

export async function extendHashChain(sql: Database): Promise<void> {
  clearTimeout(timers.get(sql))
  timers.delete(sql)
  for (;;) {
    const [{ sealed } = { sealed: 0 }] = await sql<{ sealed: number }[]>`select extend_hash_chain() as sealed`
    if (sealed < maxChainedEvents) return
  }
}

/**
 * Returns the last hash of the chain. A copy in another place proves later that nothing up to it was
 * rewritten or cut off.
 */
export async function hashChainHead(sql: Sql): Promise<string | null> {
  const [lastSeal] = await sql<{ head: string }[]>`
    select encode(hash, 'hex') as head from audit_chain order by position desc limit 1`
  return lastSeal?.head ?? null
}

export async function hashChainContains(sql: Database, head: string): Promise<boolean> {
  return (
    (await sql`select 1 from audit_chain where encode(hash, 'hex') = ${head.trim().toLowerCase()}`).length > 0
  )
}
