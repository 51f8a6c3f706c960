import type { Role } from '@samity/shared-api/contract/roles'
import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'

/** The role of whoever is signed in. */
export const useRole = (): Role | undefined => useAtomValue(sessionAtom).user?.role

/** May this person change records? Cashiers and auditors may not, and see no forms and buttons for it. */
export function useMayEdit(): boolean {
  const role = useRole()
  return role === 'admin' || role === 'staff'
}
