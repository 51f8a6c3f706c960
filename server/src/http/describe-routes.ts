import { maxSearchLength, type Field, type Resource } from '@samity/shared-api/contract'
import { wireSchemas, type JsonSchema } from './wire-schemas.ts'

/* What the OpenAPI document says about a route beyond its zod schemas and its access rule. */

export type { JsonSchema }
export type QueryParameters = Record<string, JsonSchema>

export const areas = {
  config: 'Advocates, committee and reference data',
  sales: 'Sales, fees, rents and other receipts',
  accounts: 'Heads, budgets, expenses, reports and the period lock',
  treasury: 'Money places, transfers and cash days',
  members: 'Dues, standing, voter lists and certificates',
  resolutions: 'Resolutions, prices and credits',
  authenticity: 'Codes and checks of papers and receipts',
  site: 'Website: settings, notices, messages and pictures',
  users: 'Sign-in, accounts and sessions',
  'api-tokens': 'Tokens with which programs call the API',
  webhooks: 'Webhooks and the change feed',
  imports: 'Imports of old books',
  modules: 'Modules, their permissions and settings',
  system: 'Audit log, backups and search',
} as const
export type Area = keyof typeof areas

/**
 * The part of the OpenAPI document about a route. `summary` is one line without a full stop. `status` is that
 * of success: 200 when left out, 204 when it returns nothing. `media` is for a response that is not JSON.
 * `query` and `body` are only what no zod schema of the route declares, and `errors` are statuses in addition
 * to the usual ones of the method.
 */
export type RouteDescription = {
  summary: string
  description?: string
  /**
   * The name of a type of the contract, of a list of it ('Bank[]'), or a schema. Nothing: the route returns
   * 204.
   */
  returns?: string | JsonSchema
  status?: number
  media?: string | readonly string[]
  query?: QueryParameters
  /** Other sites add query parameters of their own, which the route ignores */
  ignoresQuery?: true
  /** The response has X-Total-Count, or X-Total-Amount as well */
  total?: 'count' | 'amount'
  body?: JsonSchema
  /** The part of a multipart form with the file; the form may be left out when the route has other fields */
  file?: string
  errors?: readonly number[]
  /** The type of the 200 of a request that only tries (`dry_run`) */
  dryRun?: string
  /** A page form is answered with a redirect to the page */
  redirects?: true
}
export type DescribedRoute = RouteDescription & { area: Area }

export const textSchema = (description: string): JsonSchema => ({ type: 'string', description })
export const wholeSchema = (description: string, minimum: number, maximum?: number): JsonSchema => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
  description,
})
export const daySchema = (description: string): JsonSchema => ({
  type: 'string',
  format: 'date',
  description,
})

export const pageParameters: QueryParameters = {
  limit: wholeSchema('Number of rows to return; without it at most 10,000', 1, 1000),
  offset: wholeSchema('Number of rows to skip', 0),
}
export const searchParameters: QueryParameters = {
  search: {
    ...textSchema('Up to 8 words that the record must contain, with digits in either script'),
    maxLength: maxSearchLength,
  },
}
/** The order of a list by some of these names; others are refused (400). */
export const orderingParameters = (names: readonly string[]): QueryParameters => ({
  ordering: {
    ...textSchema('Up to 3 field names, separated by commas; a leading - sorts in descending order'),
    pattern: `^(-?(${names.join('|')})(,|$))*$`,
  },
})
export const rangeParameters: QueryParameters = {
  from: daySchema('Only rows from this day on'),
  to: daySchema('Only rows up to this day'),
}
export const yearParameters: QueryParameters = {
  year: wholeSchema('The year; the current one when left out', 1900, 2200),
}
export const onParameters: QueryParameters = { on: daySchema('The day; today when left out') }
export const flagSchema = (description: string): JsonSchema => ({
  type: 'string',
  enum: ['1', 'true', '0', 'false', ''],
  description,
})

const filterSchema = ({ kind, label, choices }: Field): JsonSchema => {
  const description = `Only rows with this ${label.en}`
  if (kind === 'day') return daySchema(description)
  if (kind === 'int' || kind === 'ref') return { type: 'integer', minimum: 0, description }
  if (kind === 'flag') return { type: 'string', enum: ['true', 'false', '1', '0'], description }
  return {
    ...textSchema(description),
    ...(choices && { examples: choices.slice(0, 1).map(({ value }) => value) }),
  }
}

type ListOptions = {
  also?: readonly string[]
  filters?: Record<string, unknown>
  sumColumn?: string
}

export function resourceParameters(
  resource: Resource,
  { also = [], filters = {} }: ListOptions = {},
): QueryParameters {
  const fields = Object.entries(resource.fields)
  const hasDay = fields.some(([, { kind }]) => kind === 'day')
  const isVoided = also.includes('voided_at') || 'voided_at' in resource.fields
  const fieldFilters = fields
    .filter(([, { kind }]) => kind !== 'json' && kind !== 'picture')
    .map(([name, field]) => [name, filterSchema(field)] as const)
  return {
    ...pageParameters,
    ...searchParameters,
    ...orderingParameters(['id', ...Object.keys(resource.fields)]),
    ...(hasDay && rangeParameters),
    ...(isVoided
      ? { voided: flagSchema('1 lists void records, too') }
      : { archived: flagSchema('1 lists archived records, too') }),
    ...Object.fromEntries(fieldFilters),
    ...Object.fromEntries(
      Object.keys(filters).map((name) => [
        name,
        textSchema(`Only rows with this ${name.replaceAll('_', ' ')}`),
      ]),
    ),
  }
}

const summaries = {
  list: 'list',
  read: 'read one',
  create: 'add',
  update: 'change',
  delete: 'delete',
  void: 'void',
  archive: 'archive',
  restore: 'restore from the archive',
}
export type ResourceAction = keyof typeof summaries

/**
 * The folder of its declaration; 'system' when it was declared since the schemas were made, in a server for
 * development
 */
export const areaOf = (resource: Resource): Area =>
  // the folders of the contract are the areas
  (wireSchemas().resources[resource.path]?.area ?? 'system') as Area

export function describeAction(
  resource: Resource,
  action: ResourceAction,
  options: ListOptions & { query?: QueryParameters } = {},
): RouteDescription {
  const row = wireSchemas().resources[resource.path]?.row
  const title = `${resource.name.en.charAt(0).toUpperCase()}${resource.name.en.slice(1)}`
  return {
    summary: `${title}: ${summaries[action]}`,
    ...(row !== undefined &&
      action !== 'delete' &&
      action !== 'void' && { returns: action === 'list' ? `${row}[]` : row }),
    ...(action === 'create' && { status: 201 }),
    ...(action === 'void' && { query: { reason: textSchema('Why; required in a locked period') } }),
    ...(action === 'list' && {
      query: { ...resourceParameters(resource, options), ...options.query },
      total: options.sumColumn ? ('amount' as const) : ('count' as const),
    }),
  }
}

type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'null'

/**
 * The schema of a small object without a type of its own. All its properties are required unless `required`
 * says which.
 */
export const objectSchema = (
  properties: Record<string, TypeName | readonly TypeName[]>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(properties).map(([name, type]) => [name, { type }])),
  required,
})
export const listSchema = (properties: Record<string, TypeName>): JsonSchema => ({
  type: 'array',
  items: objectSchema(properties),
})
export const importDescription = (summary: string): RouteDescription => ({
  summary,
  description: 'With `dry_run` it changes nothing and returns 200 with the verdict on each row.',
  returns: 'ImportResult',
  status: 201,
  dryRun: 'ImportPreview',
})
