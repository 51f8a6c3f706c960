import type { Role } from '../roles.ts'

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
