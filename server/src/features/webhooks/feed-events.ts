import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { ScopeArea } from '@samity/shared-api/contract/api-tokens/scopes'

export type EventRow = {
  position: number
  event_id: string
  at: string
  kind: string
  area: ScopeArea
  record: string
  number: string | null
  series: string | null
  day: string | null
  version: number | null
}

/** Returns an event as programs see it: ids, kind, version and day, and no private data. */
export function toFeedEvent({
  event_id,
  at,
  kind,
  area,
  record,
  number,
  series,
  day,
  version,
}: EventRow): FeedEvent {
  return {
    id: `evt_${event_id}`,
    type: kind,
    timestamp: at,
    data: {
      area,
      record,
      ...(number !== null && { number }),
      ...(series !== null && { series }),
      ...(day !== null && { day }),
      ...(version !== null && { version }),
    },
  }
}
