import { useRole } from '@samity/shared-ui/core'

/**
 * True if the person may open reports and the records behind amounts. A cashier sees only the figures of the
 * day.
 */
export const useMayReadReports = (): boolean => useRole() !== 'cashier'
