import type { Action } from '@samity/shared-api/contract'

/** The route of a declared action: 'cash-days/{id}/close' is '/cash-days/:id/close'. */
export const actionPath = ({ path }: Action): string => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
