import type { Role } from '@samity/shared-api/contract/roles'
import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'

export const useRole = (): Role | undefined => useAtomValue(sessionAtom).user?.role

/**
 * True when the user may change records. Cashiers and auditors may not, and see no forms and buttons for it.
 */
export function useMayEdit(): boolean {
  const role = useRole()
  return role === 'admin' || role === 'staff'
}
