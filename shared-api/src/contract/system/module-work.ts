import type { Words } from '@samity/shared-api/contract'
import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import type { EventKind } from '../webhooks/event-kinds.ts'

/** An event that a module's service refused for a day. Only an administrator sends it again. */
export type ParkedEvent = {
  id: number
  /** 'evt_…', as the service received it */
  event_id: string
  kind: EventKind
  record: string
  at: Instant
  /** 'timeout', 'connection', the service's own message, or 'status 500' */
  problem: string
}

/** A row of `GET module-events/`: a module whose active release hears events. */
export type ModuleEvents = {
  module: string
  title: Words
  kinds: EventKind[]
  waiting: number
  /** When the oldest event that waits happened */
  oldest: Instant | null
  /** Why the last attempt failed, as in `ParkedEvent`; null if it did not */
  problem: string | null
  parked: number
  /** The oldest of them, at most 50 */
  parked_events: ParkedEvent[]
}

/**
 * The response of `module-work/`: approvals that wait, modules with parked events, and jobs whose last run
 * failed
 */
export type ModuleWork = { waiting: number }

/** The body of `POST module-events/{module}/hear/`: the service gets what it lacks since that day. */
export type HearFrom = { from: Day }

export type JobRun = {
  due_at: Instant
  /** The administrator who asked for it; null at the time of the job */
  asked_by: string | null
  /** null while it waits */
  started_at: Instant | null
  finished_at: Instant | null
  release: string | null
  duration_ms: number | null
  /** As in `ParkedEvent`; null unless it failed */
  problem: string | null
}

/** A row of `GET module-jobs/`: a job that an active release declares. */
export type ModuleJob = {
  /** '<module>/<name>' */
  id: string
  module: string
  name: string
  title: Words
  /** The time of day in Dhaka: '02:30' */
  at: string
  is_running: boolean
  /** When it is due next; null before the server has planned it */
  next_due_at: Instant | null
  /** The last five that have ended, the newest first */
  runs: JobRun[]
}
