import type { Role, Words } from '@samity/shared-api/contract'
import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'

/** A row of `GET tasks/`: what a module asks people to do. */
export type Task = {
  id: number
  module: string
  module_title: Words
  /** The module's own name for it: 'overdue/12' */
  key: string
  title: Words
  text: Words | null
  /** The page of the module where people do it: '/dashboard/library/loans?search=B-12' */
  path: string
  /** Who sees it: these roles, or the roles with the permission */
  roles: Role[] | null
  permission: string | null
  due_on: Day | null
  created_at: Instant
  /** The person in whose request the module gave it; null for an event or a job */
  given_by: string | null
  closed_at: Instant | null
  /** The person who did it; null while it is open, and when the module itself closed it */
  closed_by: string | null
}

export const taskStates = [
  { value: 'open', label: { en: 'Open', bn: 'খোলা' } },
  { value: 'done', label: { en: 'Done', bn: 'সম্পন্ন' } },
] as const
