import { useRole } from '@samity/shared-ui/core'

/** May this person take money? Auditors read only. */
export function useMayCollect(): boolean {
  const role = useRole()
  return role === 'admin' || role === 'staff' || role === 'cashier'
}
