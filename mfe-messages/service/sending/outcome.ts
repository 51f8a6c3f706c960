import type { ModuleSql } from '@samity/module-service/postgres'
import type { Reason } from '../../contract/message.ts'
import { pauseChannel, type Claim } from './claim-messages.ts'

/**
 * The outcome of a try. `held`: certainly nothing was sent, and the channel pauses. `unknown`: perhaps
 * it was sent, so nobody sends it again but a person who has decided so.
 */
export type Outcome =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'unknown'; reason: Reason }
  | { outcome: 'held'; reason: Reason }

/** Longer than any request: the process that claimed them has ended */
const abandonedMinutes = 3

export async function saveOutcome(
  sql: ModuleSql,
  { id, try: number, channel }: Claim,
  outcome: Outcome,
): Promise<void> {
  // a delivery report may have come before the answer, and a slow answer after the message counted as unknown
  const own = sql`id = ${id} and try = ${number} and state in ('sending', 'unknown')`
  switch (outcome.outcome) {
    case 'sent': {
      const { reference } = outcome
      await sql`
        update messages set reference = ${reference}, sent_at = coalesce(sent_at, now()),
          state = case when state in ('sending', 'unknown') then 'sent' else state end,
          reason = case when state in ('sending', 'unknown') then '' else reason end
        where id = ${id} and try = ${number}`
      break
    }
    case 'held':
      await sql`update messages set state = 'planned', claimed_at = null, way = '' where ${own} and state = 'sending'`
      await pauseChannel(sql, channel, outcome.reason)
      break
    case 'failed':
    case 'unknown':
      await sql`update messages set state = ${outcome.outcome}, reason = ${outcome.reason} where ${own}`
  }
}

/** The messages that a killed process, or a clock that was ahead, has left behind: perhaps they were sent. */
export const sweepAbandoned = (sql: ModuleSql) => sql`
  update messages set state = 'unknown', reason = 'interrupted'
  where state = 'sending' and claimed_at not between now() - make_interval(mins => ${abandonedMinutes})
    and now() + make_interval(mins => ${abandonedMinutes})`
