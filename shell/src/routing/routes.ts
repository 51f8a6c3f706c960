import type { Role } from '@samity/shared-api/contract/roles'
import type { Words } from '@samity/shared-api/contract/words'
import { matchRoute, type Registry, type RouteEntry } from '@samity/shared-api/module'
import { fromModule, fromShell, type ScreenSource } from '../modules/source.ts'
import { ownRoutes } from './own-routes.ts'

type TableRow = RouteEntry & { source: ScreenSource }

export type Found =
  | { kind: 'screen'; pattern: string; title: Words | undefined; source: ScreenSource }
  | { kind: 'not-allowed' }
  | { kind: 'not-found' }

const own: TableRow[] = ownRoutes.map(({ load, ...route }) => ({
  ...route,
  source: fromShell(route.screen, load),
}))

/** Every route of this page: the shell's own and those of all modules. */
export const routeTable = ({ modules }: Registry): TableRow[] => [
  ...own,
  ...modules.flatMap((module) =>
    module.descriptor.routes.map((route) => ({ ...route, source: fromModule(module, route.screen) })),
  ),
]

const isClosed = ({ closed = [] }: Registry, path: string) =>
  matchRoute(
    closed.map((known) => ({ path: known })),
    path,
  )

/** What stands at a path, for this role. */
export function find(registry: Registry, path: string, role: Role | undefined): Found {
  const match = matchRoute(routeTable(registry), path)
  if (!match) return isClosed(registry, path) ? { kind: 'not-allowed' } : { kind: 'not-found' }
  const { allow, source, title, path: pattern } = match.route
  if (allow && !(role && allow.includes(role))) return { kind: 'not-allowed' }
  return { kind: 'screen', pattern, title, source }
}
