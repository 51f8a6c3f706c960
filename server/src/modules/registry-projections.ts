import type { Role } from '@samity/shared-api/contract'
import { isDashboardPath, type Descriptor, type ModuleRegistry } from '@samity/shared-api/module'

const isPublic = ({ path }: { path: string }) => !isDashboardPath(path)

/** What every visitor's page carries: modules with public pages, and nothing of the back office. */
export const registryForVisitors = ({ schema, revision, modules }: ModuleRegistry): ModuleRegistry => ({
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
export const canUseModule = ({ routes }: Descriptor, role: Role | undefined): boolean =>
  routes.some(({ path, allow }) => !isDashboardPath(path) || (role !== undefined && allow?.includes(role)))

/**
 * What a signed-in person's page may load: a module without a single screen for the role is left out whole. Of the
 * others the sidebar is made in the browser: a role may be led to a list where it may not open the entry screen.
 */
export function registryForRole(registry: ModuleRegistry, role: Role): ModuleRegistry {
  const allowedModules = registry.modules.filter(({ descriptor }) => canUseModule(descriptor, role))
  const closedModules = registry.modules.filter((module) => !allowedModules.includes(module))
  return {
    ...registry,
    modules: allowedModules,
    closed: closedModules.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)),
  }
}
