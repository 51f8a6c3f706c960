import type { Instant } from '../moment.ts'
import type { Role, Words } from '@samity/shared-api/contract'
import type { RehearsalSummary } from './rehearsals.ts'
import type { RollbackReason } from './rollback-reason.ts'

/** Something that a release asks for besides its screens. */
export type ReleaseAsk = {
  kind:
    | 'slot'
    | 'service'
    | 'unconfined'
    | 'right'
    | 'module'
    | 'event'
    | 'job'
    | 'schema'
    | 'series'
    | 'files'
    | 'public-files'
    | 'permission'
    | 'setting'
  /**
   * The slot, the file or URL of the service, the right, the module, the kind of event, the job and its
   * time, the versions, the code, the room for files, the permission, or the setting; empty for 'unconfined'
   * and 'public-files'
   */
  name: string
  title?: Words
  /** The roles that see an extension, or have a permission until an administrator changes them */
  roles?: Role[]
  /** True if the active release does not ask for it in this way */
  isNew: boolean
}
/** The service of a release in the server process that was asked: with several, each runs its own. */
export type ServiceStatus = {
  state: 'starting' | 'running' | 'restarting' | 'failed'
  /** It runs elsewhere: the server checks its health and cannot start it */
  remote: boolean
  restarts: number
  /** Why it failed last, in English, from its process; null if it never did */
  error: string | null
}
export type ReleaseStatus = {
  /**
   * The rights that activating the release grants; empty for an unreadable release, absent in responses of an
   * older server
   */
  asks?: ReleaseAsk[]
  release: string
  made: Instant
  /** A local build, not one of the release command */
  local: boolean
  state: 'active' | 'canary' | 'previous' | null
  /** True if the server rolled it back or ended its canary; absent in responses of an older server */
  ended?: boolean
  /** Number of people who had the release in the last day, and of those whose last load failed */
  people: number
  failing: number
  /** Number of events in the audit log that the release wrote; absent in responses of an older server */
  written?: number
  /** null without a service, or if nobody receives the release */
  service: ServiceStatus | null
  /** The last rehearsal; null without one; absent in responses of an older server */
  rehearsal?: RehearsalSummary | null
}
export type ModuleStatus = {
  name: string
  title: Words
  active: string | null
  changed: Instant | null
  by: string | null
  canary: { release: string; share: number; since: Instant; by: string } | null
  /** The release that the requesting administrator gets, and the one that they chose for themselves */
  mine: string | null
  chosen: string | null
  mayGoBack: boolean
  releases: ReleaseStatus[]
}
export type ModuleChange = {
  id: string
  at: Instant
  module: string
  action: 'activate' | 'canary' | 'end-canary' | 'rollback' | 'remove'
  from: string | null
  to: string
  share: number | null
  by: string
  through: 'command' | 'screen' | 'build' | 'system'
  /** A person's own text, or for an automatic rollback the English sentence with the facts of `rollback` */
  why: string
  rollback?: RollbackReason | undefined
}
export type ModuleFailureRow = {
  id: number
  at: Instant
  module: string
  release: string
  screen: string
  reason: string
  detail: string
}
export type ModulesResponse = {
  revision: number
  /** Why the registry in use differs from its file; null when it does not */
  problem: string | null
  limits: { share: number; people: number; minutes: number }
  modules: ModuleStatus[]
  history: ModuleChange[]
  failures: ModuleFailureRow[]
}

/** A composition with a name. `revision` is null when it came from another installation. */
export type NamedCompositionRow = {
  id: number
  name: string
  revision: number | null
  at: Instant
  by: string
}
/** A release of one side of a comparison; `isThere` says whether its files are on this system. */
export type ComposedRelease = {
  release: string
  isThere: boolean
  asks: string[]
  schema: { oldest: number; newest: number } | null
}
export type CompositionComparison = {
  differences: { module: string; one: ComposedRelease | null; other: ComposedRelease | null }[]
  /** Settings that differ; null when a side keeps none, as one without a name */
  settings: { module: string; name: string; one: unknown; other: unknown }[] | null
  /** Why nobody can return to the first of the two; empty if everything fits */
  problems: Words[]
}
