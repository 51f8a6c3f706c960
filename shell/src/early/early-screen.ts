import { sendEarly, type Reader } from '@samity/shared-api/early'
import { matchRoute, maxEarlyReads, type ModuleRegistry, type RouteEntry } from '@samity/shared-api/module'
import type { User } from '@samity/shared-api/session'
import { savesData } from '../modules/loading/idle.ts'

/** Sends the first reads of a route, which its screen takes when its code has loaded. */
export function sendFirstReads(
  { reads = [] }: Pick<RouteEntry, 'reads'>,
  search: string,
  reader: Reader,
): void {
  // the search of a URL changes what a screen reads
  if (search || savesData()) return
  for (const path of reads.slice(0, maxEarlyReads)) void sendEarly(`/api/${path}`, reader)
}

export function findEarlyScreen(
  { modules }: ModuleRegistry,
  { pathname }: Pick<Location, 'pathname'>,
  { role, two_factor_due }: User,
) {
  // such a user sees the profile instead
  if (two_factor_due) return undefined
  const routes = modules.flatMap((module) => module.descriptor.routes.map((route) => ({ ...route, module })))
  const route = matchRoute(routes, pathname)?.route
  return route?.allow?.includes(role) ? route : undefined
}
