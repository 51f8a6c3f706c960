import { receiptSeries as builtInSeries } from '@samity/shared-api/contract/sales/money-record'
import { transferSeries } from '@samity/shared-api/contract/treasury/transfer'
import { scopes } from '@samity/shared-api/contract/api-tokens/scopes'
import { moduleFileKinds } from '@samity/shared-api/contract/system/module-files'
import { eventKinds } from '@samity/shared-api/contract/webhooks/event-kinds'
import {
  isDashboardPath,
  maxEarlyReads,
  type Descriptor,
  type SlotPropSchema,
} from '@samity/shared-api/module'
import semver from 'semver'
import { z } from 'zod'
import { checkOwnParts } from './check-own-parts.ts'
import { refuseClaimsOfOthers, refuseRoutesOfShell } from './claims.ts'
import { thisSystem, type System } from './system.ts'
import { releaseError } from './release-errors.ts'
import { CommandError } from './command-error.ts'
import { recordsSchema } from './records-schema.ts'
import { settingsSchema } from './settings-schema.ts'
import { wordsSchema } from './words-schema.ts'

const rangeSchema = z
  .string()
  .refine((value) => semver.validRange(value) !== null, 'is not a range of versions')
const roleSchema = z.enum(['admin', 'staff', 'cashier', 'auditor'])
const routePathSchema = z
  .string()
  .regex(/^\/(?:[\w-]+(?:\/(?:[\w-]+|:\w+))*)?$/, "must start with '/' and not end with one")

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

const permissionNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\.[a-z][a-z-]*$/, "must be '<module without mfe->.<verb>'")

const moduleSlotSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+$/, "must be '<module without mfe->.<place>'")

const extensionSchema = z.strictObject({
  slot: moduleSlotSchema,
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/, 'may contain lower-case letters, digits and hyphens'),
  extension: z.string().min(1),
  title: wordsSchema,
  order: z.number(),
  allow: z.array(roleSchema).min(1),
  permission: permissionNameSchema.optional(),
})

const slotPropSchema: z.ZodType<SlotPropSchema> = z.lazy(() =>
  z.union([
    z.strictObject({ type: z.enum(['integer', 'number', 'string', 'boolean']) }),
    z.strictObject({ type: z.literal('object'), properties: z.record(z.string(), slotPropSchema) }),
  ]),
)
const slotSchema = z.strictObject({
  name: moduleSlotSchema,
  title: wordsSchema,
  props: z.strictObject({ type: z.literal('object'), properties: z.record(z.string(), slotPropSchema) }),
})

const recordKindSchema = z.string().regex(/^[a-z][a-z-]*$/, 'may contain lower-case letters and hyphens')
const recordPathSchema = z
  .string()
  .max(200)
  .regex(
    /^\/dashboard\/[\w/-]*(?:\{\w+\}|[\w/?=&.-])*$/,
    'must be a path below /dashboard with {names} of values',
  )

const jobSchema = z.strictObject({
  name: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/, 'may contain lower-case letters, digits and hyphens'),
  at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as '02:30'"),
  title: wordsSchema,
})

const serviceSchema = z
  .strictObject({
    main: z
      .string()
      .regex(/^service\/[\w-]+(?:\/[\w-]+)*\.mjs$/, 'must be an .mjs file below service/')
      .optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .regex(/[^/]$/, 'must not end with a slash')
      .optional(),
    health: z
      .string()
      .regex(/^\/[\w/-]*$/, "must be a path that starts with '/'")
      .optional(),
    timeoutMs: z.int().min(100).max(60_000).optional(),
    maxBodyKiB: z.int().min(1).max(20_480).optional(),
    maxMemoryMiB: z.int().min(64).max(2048).optional(),
    process: z.literal('own').optional(),
  })
  .refine(({ main, url }) => (main === undefined) !== (url === undefined), "needs either 'main' or 'url'")

const schemaVersionsSchema = z
  .strictObject({ oldest: z.int().min(1), newest: z.int().min(1) })
  .refine(({ oldest, newest }) => oldest <= newest, "'oldest' must not be above 'newest'")

const seriesSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters')
    .refine(
      (code) => !Object.hasOwn(builtInSeries, code) && code !== transferSeries,
      'is a series of the association itself',
    ),
  title: wordsSchema,
  head: wordsSchema,
})

const filesSchema = z.strictObject({
  quotaMiB: z.int().min(1).max(10_240),
  kinds: z.array(z.enum(moduleFileKinds)).min(1),
  public: z.literal(true).optional(),
  permission: permissionNameSchema.optional(),
})

const budgetSchema = z
  .strictObject({
    kib: z.number().positive().optional(),
    requests: z.int().min(1).optional(),
    rowsMs: z.int().min(1).optional(),
    framesMs: z.int().min(1).optional(),
  })
  .refine((budget) => Object.keys(budget).length > 0, 'must limit a figure')

const moduleNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'may contain lower-case letters, digits and hyphens')

const descriptorSchema = z.strictObject({
  name: moduleNameSchema,
  title: wordsSchema,
  contract: z.int(),
  requires: z.strictObject({ shell: rangeSchema, 'shared-ui': rangeSchema, api: rangeSchema }),
  routes: z.array(
    z.strictObject({
      path: routePathSchema,
      screen: z.string().min(1),
      title: wordsSchema.optional(),
      lead: leadSchema.optional(),
      siteLink: z.literal(true).optional(),
      session: z.literal('member').optional(),
      allow: z.array(roleSchema).min(1).optional(),
      permission: permissionNameSchema.optional(),
      reads: z.array(readSchema).min(1).max(maxEarlyReads).optional(),
    }),
  ),
  budgets: z.record(z.string(), budgetSchema).optional(),
  nav: z.array(
    z.strictObject({
      section: z.string().min(1),
      order: z.number(),
      path: routePathSchema,
      label: wordsSchema,
      icon: z.string().optional(),
      count: z
        .strictObject({
          read: readSchema,
          field: z.string().regex(/^[a-z]\w*$/, 'must be the name of a field'),
        })
        .optional(),
    }),
  ),
  publicFrame: z.string().optional(),
  extensions: z.array(extensionSchema).optional(),
  slots: z.array(slotSchema).optional(),
  opens: z.record(recordKindSchema, recordPathSchema).optional(),
  service: serviceSchema.optional(),
  asks: z.array(z.enum(scopes)).optional(),
  uses: z.array(moduleNameSchema).optional(),
  events: z.array(z.enum(eventKinds.map(({ value }) => value))).optional(),
  jobs: z.array(jobSchema).optional(),
  checks: z
    .array(jobSchema.omit({ at: true }))
    .min(1)
    .max(20)
    .optional(),
  schema: schemaVersionsSchema.optional(),
  permissions: z
    .array(z.strictObject({ name: permissionNameSchema, title: wordsSchema, roles: z.array(roleSchema) }))
    .optional(),
  settings: settingsSchema.optional(),
  receiptSeries: z.array(seriesSchema).optional(),
  files: filesSchema.optional(),
  records: recordsSchema.optional(),
})

/**
 * Validates a descriptor. Throws a `CommandError` that lists every violation. `source` names the file in the
 * sentence.
 */
export function readDescriptor(content: unknown, source: string): Descriptor {
  const result = descriptorSchema.safeParse(content)
  if (!result.success) {
    const issues = result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
    )
    throw new CommandError(`${source} is not a module descriptor. ${issues.join('; ')}.`)
  }
  // zod leaves a missing field out; its types cannot say so
  return result.data as Descriptor
}

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

export const screenNamesOf = ({ routes, publicFrame, extensions = [] }: Descriptor): string[] => [
  ...new Set([
    ...routes.map(({ screen }) => screen),
    ...(publicFrame ? [publicFrame] : []),
    ...extensions.map(({ extension }) => extension),
  ]),
]

/**
 * Checks that a descriptor fits its module and the system. `screens` are the names that the module exposes,
 * `others` the descriptors of the other modules. Throws a `CommandError` for the first violation.
 */
export function checkDescriptor(
  descriptor: Descriptor,
  screens: string[],
  others: Descriptor[],
  system: System = thisSystem(),
): void {
  const { name, routes, nav, publicFrame } = descriptor
  checkRequirements(descriptor, system)
  checkOwnParts(descriptor)

  const screenNames = screenNamesOf(descriptor)
  const missing = screenNames.find((screen) => !screens.includes(screen))
  if (missing) throw releaseError('notExposed', { module: name, screen: missing })
  const unused = screens.find((screen) => !screenNames.includes(screen))
  if (unused) throw releaseError('notNamed', { module: name, screen: unused })

  refuseRoutesOfShell(descriptor)
  refuseClaimsOfOthers(others, descriptor)
  for (const { path, title, allow, reads, siteLink, session } of routes) {
    if (session && (isDashboardPath(path) || !descriptor.asks?.includes('write:member-sessions')))
      throw new CommandError(
        `${name} has 'session' for ${path}: only a public route of a module that asks for write:member-sessions may have it.`,
      )
    if (siteLink && (isDashboardPath(path) || path.includes(':') || !title))
      throw new CommandError(
        `${name} has 'siteLink' for ${path}: only a public route with a title and without parameters may have it.`,
      )
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
