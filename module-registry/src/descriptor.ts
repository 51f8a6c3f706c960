import { isDashboardPath, maxEarlyReads, type Descriptor } from '@samity/shared-api/module'
import semver from 'semver'
import { z } from 'zod'
import { thisSystem, type System } from './system.ts'
import { releaseError } from './release-errors.ts'
import { CommandError } from './command-error.ts'

const wordsSchema = z.strictObject({ en: z.string().min(1), bn: z.string().min(1) })
const rangeSchema = z
  .string()
  .refine((value) => semver.validRange(value) !== null, 'is not a range of versions')
const roleSchema = z.enum(['admin', 'staff', 'cashier', 'auditor'])
const routePathSchema = z
  .string()
  .regex(/^\/(?:[\w-]+(?:\/(?:[\w-]+|:\w+))*)?$/, "must start with '/' and not end with one")

/** Only names that `fillLead` knows */
const leadSchema = wordsSchema.refine(
  ({ en, bn }) => !/\{(?!(?:day|year|association)\})/.test(`${en} ${bn}`),
  'may have the placeholders {day}, {year} and {association}',
)

/** A list or a report: never the record of an id, whose reading the audit log may record */
const readSchema = z
  .string()
  .max(300)
  .regex(
    /^[a-z][\w/-]*\/(?:\?[\w=&.,*-]+)?$/i,
    "must be a path below /api/ that ends with '/', with its query",
  )
  .refine((value) => !/\/\d+\//.test(value), 'must not read one record')

const descriptorSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'may contain lower-case letters, digits and hyphens'),
  title: wordsSchema,
  contract: z.int(),
  requires: z.strictObject({ shell: rangeSchema, 'shared-ui': rangeSchema, api: rangeSchema }),
  routes: z.array(
    z.strictObject({
      path: routePathSchema,
      screen: z.string().min(1),
      title: wordsSchema.optional(),
      lead: leadSchema.optional(),
      allow: z.array(roleSchema).min(1).optional(),
      reads: z.array(readSchema).min(1).max(maxEarlyReads).optional(),
    }),
  ),
  nav: z.array(
    z.strictObject({
      section: z.string().min(1),
      order: z.number(),
      path: routePathSchema,
      label: wordsSchema,
      icon: z.string().optional(),
    }),
  ),
  publicFrame: z.string().optional(),
})

/** Two routes with the same key are the same for the router: it ignores upper case and the names of parameters. */
export const routeKey = (path: string) => path.toLowerCase().replace(/:\w+/g, ':')

/** Validates a descriptor. Throws a `CommandError` that lists every violation. `source` names the file in the sentence. */
export function readDescriptor(content: unknown, source: string): Descriptor {
  const result = descriptorSchema.safeParse(content)
  if (!result.success) {
    const issues = result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
    )
    throw new CommandError(`${source} is not a module descriptor. ${issues.join('; ')}.`)
  }
  const { publicFrame, ...rest } = result.data
  return {
    ...rest,
    routes: rest.routes.map(({ title, lead, allow, reads, ...route }) => ({
      ...route,
      ...(title && { title }),
      ...(lead && { lead }),
      ...(allow && { allow }),
      ...(reads && { reads }),
    })),
    nav: rest.nav.map(({ icon, ...entry }) => ({ ...entry, ...(icon && { icon }) })),
    ...(publicFrame && { publicFrame }),
  }
}

/** Refuses a module that was made for another system. */
export function checkRequirements({ name, contract, requires }: Descriptor, system: System): void {
  if (contract !== system.contract)
    throw releaseError('contract', { module: name, wanted: contract, here: system.contract })
  for (const part of ['shell', 'shared-ui', 'api'] as const)
    if (!semver.satisfies(system.versions[part], requires[part]))
      throw releaseError('requires', {
        module: name,
        part,
        wanted: requires[part],
        here: system.versions[part],
      })
}

/** The screens that a descriptor names. */
export const screenNamesOf = ({ routes, publicFrame }: Descriptor): string[] => [
  ...new Set([...routes.map(({ screen }) => screen), ...(publicFrame ? [publicFrame] : [])]),
]

/**
 * Checks that a descriptor fits its module and the system. `screens` are the names that the module exposes, `others` the
 * descriptors of the other modules. Throws a `CommandError` for the first violation.
 */
export function checkDescriptor(
  descriptor: Descriptor,
  screens: string[],
  others: Descriptor[],
  system: System = thisSystem(),
): void {
  const { name, routes, nav, publicFrame } = descriptor
  checkRequirements(descriptor, system)

  const screenNames = screenNamesOf(descriptor)
  const missing = screenNames.find((screen) => !screens.includes(screen))
  if (missing) throw releaseError('notExposed', { module: name, screen: missing })
  const unused = screens.find((screen) => !screenNames.includes(screen))
  if (unused) throw releaseError('notNamed', { module: name, screen: unused })

  const claimed = new Map<string, string>()
  for (const other of others) for (const { path } of other.routes) claimed.set(routeKey(path), other.name)
  for (const { path, allow, reads } of routes) {
    const owner = claimed.get(routeKey(path))
    if (owner) throw releaseError('route', { module: name, path, owner })
    claimed.set(routeKey(path), name)
    if (isDashboardPath(path) && !allow)
      throw new CommandError(`${name} does not say who may open ${path} ('allow').`)
    if (reads && !isDashboardPath(path))
      throw new CommandError(`${name} has 'reads' for the public route ${path}, whose data is in the HTML.`)
    if (!isDashboardPath(path) && allow)
      throw new CommandError(`${name} limits the public route ${path} to roles.`)
  }
  const orphanEntry = nav.find(({ path }) => !routes.some((route) => route.path === path))
  if (orphanEntry)
    throw new CommandError(
      `${name} has a navigation entry for ${orphanEntry.path}, which is not one of its routes.`,
    )
  const otherFrame = publicFrame && others.find((other) => other.publicFrame)
  if (otherFrame)
    throw new CommandError(`${name} has a public frame, but ${otherFrame.name} already has one.`)
}
