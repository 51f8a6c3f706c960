import type { Role } from '@samity/shared-api/contract/roles'
import type { Words } from '@samity/shared-api/contract/words'
import { matchRoute, type ModuleRegistry, type RouteEntry } from '@samity/shared-api/module'
import { moduleScreenSource, shellScreenSource, type ScreenSource } from '../modules/screen/screen-source.ts'
import { ownRoutes } from './own-routes.ts'

type TableRow = RouteEntry & { source: ScreenSource }

export type RouteResult =
  | {
      kind: 'screen'
      pattern: string
      title: Words | undefined
      source: ScreenSource
      lead?: Words
      reads?: string[]
    }
  | { kind: 'not-allowed' }
  | { kind: 'not-found' }

const ownRows: TableRow[] = ownRoutes.map(({ load, ...route }) => ({
  ...route,
  source: shellScreenSource(route.screen, load),
}))

export const routeTable = ({ modules }: ModuleRegistry): TableRow[] => [
  ...ownRows,
  ...modules.flatMap((module) =>
    module.descriptor.routes.map((route) => ({ ...route, source: moduleScreenSource(module, route.screen) })),
  ),
]

const isClosed = ({ closed = [] }: ModuleRegistry, path: string) =>
  matchRoute(
    closed.map((closedPath) => ({ path: closedPath })),
    path,
  )

/** Finds the screen of a path for a role. Paths in `closed` belong to modules that the role may not use. */
export function findRoute(registry: ModuleRegistry, path: string, role: Role | undefined): RouteResult {
  const match = matchRoute(routeTable(registry), path)
  if (!match) return isClosed(registry, path) ? { kind: 'not-allowed' } : { kind: 'not-found' }
  const { allow, source, title, path: pattern, lead, reads } = match.route
  if (allow && !(role && allow.includes(role))) return { kind: 'not-allowed' }
  return { kind: 'screen', pattern, title, source, ...(lead && { lead }), ...(reads && { reads }) }
}
