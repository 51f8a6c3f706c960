import { useRole } from '@samity/shared-ui/core'

/** May this person look behind the figures? A cashier sees the day's own figures and no reports. */
export const useMayReadReports = (): boolean => useRole() !== 'cashier'
