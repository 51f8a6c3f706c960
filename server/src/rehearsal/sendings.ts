import type { RehearsalSending } from '@samity/shared-api/contract/system/rehearsals'
import type { Sql } from '../database/database.ts'
import { sequenceEvents } from '../features/webhooks/sequence-events.ts'
import { recordedConnection } from '../modules/services/recorded-connection.ts'

/* What would leave the system: deliveries wait in the copy, and services cannot connect to other machines. */

export type RecordedSending = Pick<RehearsalSending, 'kind' | 'receiver' | 'event'>

/** The position of the feed after everything that has happened. */
export async function feedPosition(sql: Sql): Promise<number> {
  await sequenceEvents(sql)
  const [feed] = await sql<[{ last_position: number }]>`select last_position from event_feed`
  return feed.last_position
}

/**
 * The deliveries of events after `position` to webhooks that no person has paused. The path of an address may
 * have a secret: only its origin is named.
 */
export async function sendingsAfter(sql: Sql, position: number): Promise<RecordedSending[]> {
  await sequenceEvents(sql)
  const rows = await sql<{ name: string; url: string; event: string }[]>`
    select p.name, p.url, e.kind as event
    from webhook_deliveries d
    join events e on e.position = d.position
    join webhook_endpoints p on p.id = d.endpoint_id and p.module is null
    where d.position > ${position} and p.pause_reason is distinct from 'person'
    order by d.position, d.id`
  return rows.map(({ name, url, event }) => ({
    kind: 'webhook',
    receiver: `${name} (${new URL(url).origin})`,
    event,
  }))
}

const mailPorts = ['25', '465', '587', '2525']

/** The connection that a line of the server's log is about, if any. */
export function connectionIn(line: string): RecordedSending | undefined {
  if (!line.startsWith('{') || !line.includes(recordedConnection)) return undefined
  // a line of the server's log
  const { module, line: output = '' } = JSON.parse(line) as { module?: string; line?: string }
  if (!module || !output.startsWith(recordedConnection)) return undefined
  const target = output.slice(recordedConnection.length)
  const isMail = mailPorts.includes(target.replace(/.*:/, ''))
  return { kind: isMail ? 'mail' : 'connection', receiver: `${module}: ${target}`, event: '' }
}

/** Counts equal ones of both releases. */
export function countSendings(
  active: readonly RecordedSending[],
  candidate: readonly RecordedSending[],
): RehearsalSending[] {
  const counts = new Map<string, RehearsalSending>()
  for (const [side, sendings] of Object.entries({ active, candidate }))
    for (const sending of sendings) {
      const key = JSON.stringify(sending)
      const count = counts.get(key) ?? { ...sending, active: 0, candidate: 0 }
      counts.set(key, count)
      // a key of the object above
      count[side as 'active' | 'candidate']++
    }
  return [...counts.values()]
}
