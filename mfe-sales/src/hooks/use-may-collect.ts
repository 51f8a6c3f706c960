import { useRole } from '@samity/shared-ui/core'

/** Auditors may only read. */
export function useMayCollect(): boolean {
  const role = useRole()
  return role === 'admin' || role === 'staff' || role === 'cashier'
}
