import type { Role } from '@samity/shared-api/contract'
import { inDashboard, type ActiveModule, type Registry } from '@samity/shared-api/module'

const isPublic = ({ path }: { path: string }) => !inDashboard(path)

/** What every visitor's page carries: modules with public pages, and nothing of the back office. */
export const forVisitors = ({ schema, revision, modules }: Registry): Registry => ({
  schema,
  revision,
  modules: modules
    .filter(({ descriptor }) => descriptor.routes.some(isPublic))
    .map(({ descriptor, ...module }) => ({
      ...module,
      descriptor: { ...descriptor, routes: descriptor.routes.filter(isPublic), nav: [] },
    })),
})

const mayUse = ({ descriptor }: ActiveModule, role: Role) =>
  descriptor.routes.some(({ path, allow }) => !inDashboard(path) || allow?.includes(role))

/**
 * What a signed-in person's page may load: a module without a single screen for the role is left out whole. Of the
 * others the sidebar is made in the browser: a role may be led to a list where it may not open the entry screen.
 */
export function forRole(registry: Registry, role: Role): Registry {
  const used = registry.modules.filter((module) => mayUse(module, role))
  const closed = registry.modules.filter((module) => !used.includes(module))
  return {
    ...registry,
    modules: used,
    closed: closed.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)),
  }
}
