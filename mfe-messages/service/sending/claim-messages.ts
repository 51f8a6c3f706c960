import type { ModuleDatabase, ModuleSql } from '@samity/module-service/postgres'
import type { Channel } from '../../contract/message.ts'
import type { SendingState } from '../../contract/sending.ts'
import { isQuiet, type Terms } from '../terms.ts'

/** So many leave at once, and so many may still go out after somebody has stopped the sending. */
export const maxClaims = 10

export type Claim = {
  id: number
  try: number
  channel: Channel
  address: string
  subject: string
  body: string
  parts: number
}
type Control = { is_stopped: boolean; is_paused: boolean }
type Claimed = { state: SendingState; claims: Claim[]; provider: string }

/**
 * Parts of this month in Dhaka that went to the provider, and those that wait. A refused message costs
 * nothing.
 */
export async function monthParts(sql: ModuleSql): Promise<{ used: number; waiting: number }> {
  const [row] = await sql<{ used: number; waiting: number }[]>`
    select
      coalesce(sum(parts) filter (where state <> 'planned'
        and claimed_at >= date_trunc('month', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
        and (state <> 'failed' or sent_at is not null)), 0)::bigint as used,
      coalesce(sum(parts) filter (where state = 'planned'), 0)::bigint as waiting
    from messages where channel = 'sms'`
  return row! // an aggregate always has a row
}

const pauseMinutes = 5
/** A pause that is longer began under a clock that was ahead. */
export const isPaused = (sql: ModuleSql) =>
  sql`coalesce(c.paused_until between now() and now() + make_interval(mins => ${pauseMinutes}), false)`
export const pauseChannel = (sql: ModuleSql, channel: Channel, problem: string) => sql`
  update channels set paused_until = now() + make_interval(mins => ${pauseMinutes}), problem = ${problem}
  where channel = ${channel}`

/** Why nothing of a channel may leave; 'ready' when it may. */
const stateOf = ({ is_stopped, is_paused }: Control, way: string, terms: Terms, now: Date): SendingState => {
  if (way === 'off') return 'off'
  if (is_stopped) return 'stopped'
  if (isQuiet(terms, now)) return 'quiet'
  return is_paused ? 'paused' : 'ready'
}

/**
 * Takes the next messages of a channel: from here on they count as sent, so that nobody sends them again,
 * also after a crash. Processes that claim at once wait for each other, and pace and ceiling hold for all.
 */
export const claimMessages = (
  sql: ModuleDatabase,
  { channel, way, terms, now }: { channel: Channel; way: string; terms: Terms; now: Date },
): Promise<Claimed> =>
  sql.begin(async (tx) => {
    const [control] = await tx<(Control & { provider: string })[]>`
      select s.stopped_at is not null as is_stopped, ${isPaused(tx)} as is_paused,
        s.provider
      from channels c, sending s where c.channel = ${channel} for update of c for share of s`
    const { provider } = control! // the migration has both rows
    const state = stateOf(control!, way, terms, now)
    if (state !== 'ready') return { state, claims: [], provider }
    const [pace] = await tx<{ claimed: number }[]>`
      select count(*) as claimed from messages
      -- what a clock that was ahead has noted says nothing about this minute
      where channel = ${channel} and claimed_at between now() - interval '1 minute' and now()`
    const room = Math.min(maxClaims, terms.perMinute - pace!.claimed)
    if (room <= 0) return { state, claims: [], provider }
    const next = await tx<Claim[]>`
      select id, try, channel, address, subject, body, parts from messages
      where channel = ${channel} and state = 'planned' order by id limit ${room} for update skip locked`
    const { used } = await monthParts(tx)
    const claims = withinCeiling(next, terms.maxMonthParts - used)
    if (claims.length > 0)
      await tx`
        update messages set state = 'sending', claimed_at = now(), way = ${way}, reason = ''
        where id = any(${claims.map(({ id }) => id)})`
    return { state: next.length > 0 && claims.length === 0 ? 'ceiling' : state, claims, provider }
  }) as Promise<Claimed> // the driver unwraps arrays of queries only

function withinCeiling(next: readonly Claim[], partsLeft: number): Claim[] {
  let roomLeft = partsLeft
  const claims: Claim[] = []
  for (const claim of next) {
    roomLeft -= claim.parts
    // an e-mail has no parts
    if (roomLeft < 0 && claim.parts > 0) break
    claims.push(claim)
  }
  return claims
}

/** The state of a channel without taking anything. */
export async function readState(
  sql: ModuleSql,
  { channel, way, terms, now }: { channel: Channel; way: string; terms: Terms; now: Date },
): Promise<SendingState> {
  const [control] = await sql<(Control & { next_parts: number | null })[]>`
    select s.stopped_at is not null as is_stopped, ${isPaused(sql)} as is_paused,
      (select parts from messages m where m.channel = c.channel and m.state = 'planned' order by id limit 1) as next_parts
    from channels c, sending s where c.channel = ${channel}`
  const state = stateOf(control!, way, terms, now)
  const nextParts = control!.next_parts ?? 0
  if (state !== 'ready' || nextParts === 0) return state
  return (await monthParts(sql)).used + nextParts > terms.maxMonthParts ? 'ceiling' : state
}
