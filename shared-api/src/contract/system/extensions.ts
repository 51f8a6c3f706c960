import type { Role } from '../roles.ts'

/**
 * The named places in the back office where modules add something. 'search.result' takes searches, the others
 * components.
 */
export const slots = [
  'dashboard.card',
  'advocate.tab',
  'renter.tab',
  'settings.section',
  'receipt.action',
  'search.result',
] as const
export type Slot = (typeof slots)[number]

export const extensionReportName = ({ slot, id }: { slot: string; id: string }): string =>
  `slot:${slot}/${id}`

type Access = { allow: readonly Role[]; permission?: string }

/**
 * True if a person may see an extension. `permissions` are those that the person has; undefined if the caller
 * does not know them.
 */
export const mayUseExtension = (
  { allow, permission }: Access,
  role: Role,
  permissions: Iterable<string> | undefined,
): boolean => allow.includes(role) && (!permission || !permissions || [...permissions].includes(permission))
