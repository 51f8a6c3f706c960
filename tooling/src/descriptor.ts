import { inDashboard, type Descriptor } from '@samity/shared-api/module'
import semver from 'semver'
import { z } from 'zod'
import { thisSystem, type System } from './sharing.ts'
import { refusal } from './refusals.ts'
import { Refused } from './workspace.ts'

const words = z.strictObject({ en: z.string().min(1), bn: z.string().min(1) })
const range = z.string().refine((value) => semver.validRange(value) !== null, 'is not a range of versions')
const role = z.enum(['admin', 'staff', 'cashier', 'auditor'])
const routePath = z
  .string()
  .regex(/^\/(?:[\w-]+(?:\/(?:[\w-]+|:\w+))*)?$/, "must start with '/' and not end with one")

const schema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'may hold lower-case letters, digits and hyphens'),
  title: words,
  contract: z.int(),
  requires: z.strictObject({ shell: range, 'shared-ui': range, api: range }),
  routes: z.array(
    z.strictObject({
      path: routePath,
      screen: z.string().min(1),
      title: words.optional(),
      allow: z.array(role).min(1).optional(),
    }),
  ),
  nav: z.array(
    z.strictObject({
      section: z.string().min(1),
      order: z.number(),
      path: routePath,
      label: words,
      icon: z.string().optional(),
    }),
  ),
  publicFrame: z.string().optional(),
})

/** Routes as the router tells them apart: letters of either case, and one parameter is like another. */
export const routeKey = (path: string) => path.toLowerCase().replace(/:\w+/g, ':')

/** Reads a descriptor; what is wrong with it is refused in one sentence each. */
export function readDescriptor(content: unknown, from: string): Descriptor {
  const read = schema.safeParse(content)
  if (!read.success) {
    const problems = read.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
    )
    throw new Refused(`${from} is not a module descriptor. ${problems.join('; ')}.`)
  }
  const { publicFrame, ...rest } = read.data
  return {
    ...rest,
    routes: rest.routes.map(({ title, allow, ...route }) => ({
      ...route,
      ...(title && { title }),
      ...(allow && { allow }),
    })),
    nav: rest.nav.map(({ icon, ...entry }) => ({ ...entry, ...(icon && { icon }) })),
    ...(publicFrame && { publicFrame }),
  }
}

/** A module that was made for another system is refused before anything else is looked at. */
export function checkRequired({ name, contract, requires }: Descriptor, system: System): void {
  if (contract !== system.contract)
    throw refusal('contract', { module: name, wanted: contract, here: system.contract })
  for (const part of ['shell', 'shared-ui', 'api'] as const)
    if (!semver.satisfies(system.versions[part], requires[part]))
      throw refusal('requires', { module: name, part, wanted: requires[part], here: system.versions[part] })
}

/** The first shell that lends its run-time of Module Federation to modules (federation-runtime.ts). */
const lendsFrom = '1.1.0'

/** On an older shell a module that borrows would fail with an error: its descriptor must not say that it runs there. */
export function refuseOlderShell({ name, requires: { shell } }: Descriptor): void {
  const oldest = semver.minVersion(shell)
  if (oldest && semver.lt(oldest, lendsFrom))
    throw new Refused(
      `${name} requires shell ${shell}, but what these commands build needs shell ${lendsFrom} or later: say ^1.1.`,
    )
}

/** The screens that a descriptor names. */
export const namedScreens = ({ routes, publicFrame }: Descriptor): string[] => [
  ...new Set([...routes.map(({ screen }) => screen), ...(publicFrame ? [publicFrame] : [])]),
]

/** What a descriptor promises must be there. `screens` are the names that the module exposes, `others` the other active descriptors. */
export function checkDescriptor(
  descriptor: Descriptor,
  screens: string[],
  others: Descriptor[],
  system: System = thisSystem(),
): void {
  const { name, routes, nav, publicFrame } = descriptor
  checkRequired(descriptor, system)

  const named = namedScreens(descriptor)
  const missing = named.find((screen) => !screens.includes(screen))
  if (missing) throw refusal('notExposed', { module: name, screen: missing })
  const unused = screens.find((screen) => !named.includes(screen))
  if (unused) throw refusal('notNamed', { module: name, screen: unused })

  const claimed = new Map<string, string>()
  for (const other of others) for (const { path } of other.routes) claimed.set(routeKey(path), other.name)
  for (const { path, allow } of routes) {
    const owner = claimed.get(routeKey(path))
    if (owner) throw refusal('route', { module: name, path, owner })
    claimed.set(routeKey(path), name)
    if (inDashboard(path) && !allow) throw new Refused(`${name} does not say who may open ${path} ('allow').`)
    if (!inDashboard(path) && allow) throw new Refused(`${name} limits the public route ${path} to roles.`)
  }
  const lost = nav.find(({ path }) => !routes.some((route) => route.path === path))
  if (lost) throw new Refused(`${name} has a navigation entry for ${lost.path}, which is no route of it.`)
  const framed = publicFrame && others.find((other) => other.publicFrame)
  if (framed) throw new Refused(`${name} brings a public frame, but ${framed.name} has one already.`)
}
