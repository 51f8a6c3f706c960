import type { Role } from '@samity/shared-api/contract'
import { mayUseExtension } from '@samity/shared-api/contract/system/extensions'
import {
  isDashboardPath,
  type Descriptor,
  type ExtensionEntry,
  type ModuleRegistry,
} from '@samity/shared-api/module'

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

/**
 * The part of the registry that every visitor's page contains: modules with public pages, and nothing of the
 * back office.
 */
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

export const canUseModule = ({ routes, extensions = [] }: Descriptor, role: Role | undefined): boolean =>
  routes.some(({ path, allow }) => !isDashboardPath(path) || (role !== undefined && allow?.includes(role))) ||
  extensions.some(({ allow }) => role !== undefined && allow.includes(role))

function permittedPartOf(descriptor: Descriptor, role: Role, permissions: ReadonlySet<string>): Descriptor {
  const { routes, nav, extensions } = descriptor
  const isPermitted = ({ permission }: { permission?: string }) => !permission || permissions.has(permission)
  const isShown = (extension: ExtensionEntry) => mayUseExtension(extension, role, permissions)
  if (routes.every(isPermitted) && (extensions ?? []).every(isShown)) return descriptor
  const refusedPaths = new Set(routes.filter((route) => !isPermitted(route)).map(({ path }) => path))
  return {
    ...descriptor,
    routes: routes.filter(isPermitted),
    nav: nav.filter(({ path }) => !refusedPaths.has(path)),
    ...(extensions && { extensions: extensions.filter(isShown) }),
  }
}

/** True if the person has a screen of the module in the back office, or a part of another one's. */
export function mayOpenInBackOffice(
  descriptor: Descriptor,
  role: Role,
  permissions: ReadonlySet<string>,
): boolean {
  const { routes, extensions } = permittedPartOf(descriptor, role, permissions)
  return canUseModule(
    { ...descriptor, routes: routes.filter((route) => !isPublic(route)), extensions: extensions ?? [] },
    role,
  )
}

/**
 * The modules that a signed-in person's page may load. A module without any screen for the role is left out.
 * The browser builds the sidebar from the others, because a role may use a list and not the entry screen
 * beside it. Routes without the permission are left out and closed, like those of a module that the role may
 * not use.
 */
export function registryForRole(
  registry: ModuleRegistry,
  role: Role,
  permissions: ReadonlySet<string> = new Set(),
): ModuleRegistry {
  const modules = registry.modules
    .map((module) => {
      const descriptor = permittedPartOf(module.descriptor, role, permissions)
      // only the server needs them, and they are long
      const { records, ...needed } = descriptor
      return records || descriptor !== module.descriptor ? { ...module, descriptor: needed } : module
    })
    .filter(({ descriptor }) => canUseModule(descriptor, role))
  const openPaths = new Set(modules.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)))
  return {
    ...registry,
    modules,
    permissions: [...permissions],
    closed: registry.modules
      .flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path))
      .filter((path) => !openPaths.has(path)),
  }
}
