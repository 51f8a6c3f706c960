import type { Words } from '@samity/shared-api/contract'
import type { RollbackReason } from './rollback-reason.ts'

export type ReleaseStatus = {
  release: string
  made: string
  /** A local build, not made by the release command */
  local: boolean
  state: 'active' | 'canary' | 'previous' | null
  /** People who had it in the last day, and those of them for whom it failed last */
  people: number
  failing: number
}
export type ModuleStatus = {
  name: string
  title: Words
  active: string | null
  changed: string | null
  by: string | null
  canary: { release: string; share: number; since: string; by: string } | null
  /** What the asking administrator is given, and whether by choice */
  mine: string | null
  chosen: string | null
  mayGoBack: boolean
  releases: ReleaseStatus[]
}
export type ModuleChange = {
  id: string
  at: string
  module: string
  action: 'activate' | 'canary' | 'end-canary' | 'rollback' | 'remove'
  from: string | null
  to: string
  share: number | null
  by: string
  through: 'command' | 'screen' | 'build' | 'system'
  /** In a person's own text; of an automatic rollback the English sentence made from `rollback` */
  why: string
  rollback?: RollbackReason | undefined
}
export type ModuleFailureRow = {
  id: number
  at: string
  module: string
  release: string
  screen: string
  reason: string
  detail: string
}
export type ModulesResponse = {
  revision: number
  /** Why the registry in use is not what its file says; null when it is */
  problem: string | null
  limits: { share: number; people: number; minutes: number }
  modules: ModuleStatus[]
  history: ModuleChange[]
  failures: ModuleFailureRow[]
}
