import { closest, distance } from 'fastest-levenshtein'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Words } from '@samity/shared-api/contract'
import { routeName } from './access.ts'
import { orderingParameter, pageParameters, rangeParameters, searchParameter } from './describe-routes.ts'
import { malformed } from './errors.ts'

/** Every list understands these, also where it has no day or nothing to search. */
const listParameterNames = [
  ...Object.keys({ ...pageParameters, ...searchParameter, ...orderingParameter, ...rangeParameters }),
  'voided',
]
/** A link to a list keeps this parameter when it leads to one record, which shows the same with it. */
const readParameterNames = ['archived']
/** A name at this distance or nearer is a spelling mistake. */
const maxDistance = 3

const unknownMessage = (known: string | undefined): Words =>
  known
    ? {
        en: `This parameter is not known. Did you mean ${known}?`,
        bn: `এই প্যারামিটারটি জানা নেই। ${known} বোঝাতে চেয়েছেন?`,
      }
    : { en: 'This parameter is not known', bn: 'এই প্যারামিটারটি জানা নেই' }

/** The names of the query parameters that a route knows; undefined for a route that nobody has described. */
function knownNames(app: FastifyInstance, { routeOptions, method }: FastifyRequest): string[] | undefined {
  const description = app.routeDescriptions.get(routeName(method, routeOptions.url ?? ''))
  if (!description || description.ignoresQuery) return undefined
  const schema = routeOptions.schema?.querystring
  return [
    ...Object.keys(description.query ?? {}),
    ...(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []),
    ...(description.total ? listParameterNames : []),
    ...(method === 'GET' ? readParameterNames : []),
  ]
}

/** Refuses query parameters that the route does not know (400) and names the nearest known one. A wrong filter would list everything. */
export function refuseUnknownParameters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const names = Object.keys(request.query as object)
    if (names.length === 0) return
    const knownParameters = knownNames(app, request)
    if (!knownParameters) return
    const unknown = names.filter((name) => !knownParameters.includes(name))
    if (unknown.length === 0) return
    const messages = unknown.slice(0, 10).map((name) => {
      const nearest = knownParameters.length > 0 ? closest(name, knownParameters) : undefined
      return [
        name.slice(0, 60),
        unknownMessage(nearest && distance(name, nearest) <= maxDistance ? nearest : undefined),
      ] as const
    })
    throw malformed(undefined, Object.fromEntries(messages)).as('query.unknown')
  })
}
