import type { Role } from '@samity/shared-api/contract'
import { isDashboardPath, type Descriptor, type ModuleRegistry } from '@samity/shared-api/module'

const isPublic = ({ path }: { path: string }) => !isDashboardPath(path)

const publicPartOf = ({ name, title, contract, requires, routes, publicFrame }: Descriptor): Descriptor => ({
  name,
  title,
  contract,
  requires,
  routes: routes.filter(isPublic),
  nav: [],
  ...(publicFrame && { publicFrame }),
})

/** The part of the registry that every visitor's page contains: modules with public pages, and nothing of the back office. */
export const registryForVisitors = ({ schema, revision, modules }: ModuleRegistry): ModuleRegistry => ({
  schema,
  revision,
  modules: modules
    .filter(({ descriptor }) => descriptor.routes.some(isPublic))
    .map(({ descriptor, screens: _screens, ...module }) => ({
      ...module,
      descriptor: publicPartOf(descriptor),
    })),
})

/** Whether a person of this role, or a visitor without a role, receives the module at all. */
export const canUseModule = ({ routes }: Descriptor, role: Role | undefined): boolean =>
  routes.some(({ path, allow }) => !isDashboardPath(path) || (role !== undefined && allow?.includes(role)))

/**
 * The modules that a signed-in person's page may load. A module without any screen for the role is left out. The browser
 * builds the sidebar from the others, because a role may use a list and not the entry screen beside it.
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
