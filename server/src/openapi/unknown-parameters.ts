import { closest, distance } from 'fastest-levenshtein'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fillWords, latinDigits, type Words } from '@samity/shared-api/contract'
import type { JsonSchema, QueryParameters } from '../http/describe-routes.ts'
import { malformed, unreadableParameter } from '../http/errors.ts'

/** A link to a list keeps this parameter when it leads to one record, which shows the same with it. */
const readParameterNames = ['archived']
const checkedNames = ['limit', 'offset', 'ordering']
/** A name at this distance or nearer is a spelling mistake. */
const maxDistance = 3

const unknownMessage = (known: string | undefined): Words =>
  known
    ? fillWords(
        {
          en: 'This parameter is not known. Did you mean {known}?',
          bn: 'এই প্যারামিটারটি জানা নেই। {known} বোঝাতে চেয়েছেন?',
        },
        { known },
      )
    : { en: 'This parameter is not known', bn: 'এই প্যারামিটারটি জানা নেই' }

function declaredParameters({ routeOptions, method }: FastifyRequest): QueryParameters | undefined {
  const { description } = routeOptions.config
  if (!description || description.ignoresQuery) return undefined
  const schema = routeOptions.schema?.querystring
  const names = [
    ...(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []),
    ...(method === 'GET' ? readParameterNames : []),
  ]
  return { ...Object.fromEntries(names.map((name) => [name, {}])), ...description.query }
}

/**
 * True for a whole number within its bounds, an order by known names, and whatever has neither. Blank is left
 * out.
 */
function isReadable(value: string, { type, minimum, maximum, pattern }: JsonSchema): boolean {
  if (value === '') return true
  if (type === 'integer')
    return (
      /^\d{1,16}$/.test(value) &&
      Number(value) >= Number(minimum ?? 0) &&
      Number(value) <= Number(maximum ?? Number.MAX_SAFE_INTEGER)
    )
  return typeof pattern !== 'string' || new RegExp(pattern).test(value)
}

/**
 * Refuses query parameters that the route does not declare (400) and names the nearest known one: a wrong
 * filter would list everything. Values of a page and of an order are compared with the declaration as well,
 * whether the route reads them or not.
 */
export function refuseUnknownParameters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, string | string[]>
    const names = Object.keys(query)
    if (names.length === 0) return
    const declared = declaredParameters(request)
    if (!declared) return
    const knownNames = Object.keys(declared)
    const unknown = names.filter((name) => !knownNames.includes(name))
    if (unknown.length > 0) {
      const messages = unknown.slice(0, 10).map((name) => {
        const nearest = knownNames.length > 0 ? closest(name, knownNames) : undefined
        return [
          name.slice(0, 60),
          unknownMessage(nearest && distance(name, nearest) <= maxDistance ? nearest : undefined),
        ] as const
      })
      throw malformed(undefined, Object.fromEntries(messages)).as('query.unknown')
    }
    for (const name of checkedNames)
      if (
        name in query &&
        !isReadable(latinDigits(String([query[name]].flat().at(-1)).trim()), declared[name]!)
      )
        throw unreadableParameter(name)
  })
}
