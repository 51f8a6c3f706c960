import type { Role } from '@samity/shared-api/contract'
import { inDashboard, type Descriptor, type Registry } from '@samity/shared-api/module'

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

/** Whether a person of the role, or a visitor without one, is given the module at all. */
export const mayUse = ({ routes }: Descriptor, role: Role | undefined): boolean =>
  routes.some(({ path, allow }) => !inDashboard(path) || (role !== undefined && allow?.includes(role)))

/**
 * What a signed-in person's page may load: a module without a single screen for the role is left out whole. Of the
 * others the sidebar is made in the browser: a role may be led to a list where it may not open the entry screen.
 */
export function forRole(registry: Registry, role: Role): Registry {
  const used = registry.modules.filter(({ descriptor }) => mayUse(descriptor, role))
  const closed = registry.modules.filter((module) => !used.includes(module))
  return {
    ...registry,
    modules: used,
    closed: closed.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)),
  }
}
