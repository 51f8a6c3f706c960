import type { FastifyRequest } from 'fastify'
import type { Database, Sql } from '../database/database.ts'
import { withMaskedIds } from './personal-data.ts'
import { pipeline } from '../database/pipeline.ts'
import { afterCommit } from '../database/transaction.ts'

/** Who did something when no request stands behind it: the command line, the set-up. */
export type Actor = { id: number | null; username: string }

export type AuditEvent = {
  /** A verb: 'create', 'update', 'void', 'sign-in', 'role' */
  action: string
  /** What it was done to, as the path names it: 'banks', 'vokalotnama', 'users' */
  subject: string
  subject_id?: number | string | null
  /** A receipt's number */
  number?: string | null
  before?: object | null
  after?: object | null
  reason?: string
  /** Whose rows the seal of this entry proves: 'receipts/12' */
  record?: string
  /** The digest of those rows before the change (`recordDigest`); the first entry about a record has none */
  previousDigest?: Buffer | null
}

export const systemActor: Actor = { id: null, username: 'system' }

const actorOf = (who: FastifyRequest | Actor): Actor =>
  'server' in who ? (who.user ?? { id: null, username: 'anonymous' }) : who

/** Writes one line of the audit trail, in the transaction of what it tells about. */
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
    request_id: 'server' in who ? who.id : null,
    record: event.record ?? null,
    was: event.previousDigest ?? null,
  }
  await pipeline(
    sql,
    sql`
      with entry as (insert into audit_entries ${sql(entry)} returning id)
      insert into audit_unsealed (audit_id) select id from entry`,
  )
  afterCommit(sql, extendHashChainSoon)
}

/** What a record's rows are now, as a hash. Ask it with the record held, before changing it. */
export async function recordDigest(sql: Sql, record: string): Promise<Buffer | null> {
  const [row] = await sql<{ digest: Buffer | null }[]>`select record_digest(${record}) as digest`
  return row?.digest ?? null
}

type Json = Parameters<Sql['json']>[0]
// records are made of what JSON has: text, numbers, flags, null, lists of records
// the log outlives what it tells about, and more people read it: it holds no whole national ID
const asJson = (value: object) => withMaskedIds(value) as Json

type RecordState = Record<string, unknown>

/** What two states of a record differ in: the trail holds the difference, not the whole. */
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

/** Seals a moment from now; many writes in that moment share one sealing. */
export function extendHashChainSoon(sql: Database): void {
  if (timers.has(sql)) return
  // a failed sealing is made up by the next: what waits stays in audit_unsealed
  const timer = setTimeout(() => void extendHashChain(sql).catch(() => undefined), chainDelayMs)
  timer.unref()
  timers.set(sql, timer)
}

/** Chains every entry that was committed and not yet sealed. */
export async function extendHashChain(sql: Database): Promise<void> {
  clearTimeout(timers.get(sql))
  timers.delete(sql)
  for (;;) {
    const [{ sealed } = { sealed: 0 }] = await sql<{ sealed: number }[]>`select seal_audit() as sealed`
    if (sealed === 0) return
  }
}

export type AuditVerification = {
  ok: boolean
  entries: number
  sealed: number
  /** How many receipts and the like were compared with what their last entry left behind */
  records: number
  /** The last hash of the chain: noted outside, it proves later that nothing was cut off */
  head: string | null
  /** The first entry that does not fit; null also for a receipt that stands in none */
  broken: number | null
  problem: string | null
}

/** Recomputes the whole chain, and compares every receipt with what the chain says of it. */
export async function verifyAudit(sql: Database): Promise<AuditVerification> {
  await extendHashChain(sql)
  const [result] = await sql<
    Omit<AuditVerification, 'ok'>[]
  >`select entries, sealed, records, head, broken, problem from verify_audit()`
  if (!result) throw new Error('verify_audit answered nothing')
  return { ...result, ok: result.problem === null }
}

/** The hash that the sealed chain ends with: kept elsewhere, it proves later that nothing up to here was rewritten or cut off. */
export async function hashChainHead(sql: Sql): Promise<string | null> {
  const [lastSeal] = await sql<{ head: string }[]>`
    select encode(hash, 'hex') as head from audit_seals order by position desc limit 1`
  return lastSeal?.head ?? null
}

/** Does the chain still hold a hash that it once ended with? */
export async function hashChainContains(sql: Database, head: string): Promise<boolean> {
  return (
    (await sql`select 1 from audit_seals where encode(hash, 'hex') = ${head.trim().toLowerCase()}`).length > 0
  )
}
