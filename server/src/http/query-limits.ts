import type { FastifyInstance } from 'fastify'
import { fillWords } from '@samity/shared-api/contract'
import { malformed } from './errors.ts'

/* Limits on the query parameters of every route, in addition to the schema of the route. */

const maxParameters = 60
const maxRepeats = 20
const maxValueLength = 500
const maxIdsLength = 2000
const idLists = new Set(['category', 'without', 'ids'])

const tooManyParameters = fillWords(
  { en: 'The address has more than {max} parameters.', bn: 'ঠিকানায় {max}টির বেশি তথ্য আছে।' },
  { max: maxParameters },
)
const valueTooLong = { en: 'This value is too long', bn: 'এই মান অনেক বড়' }

/** Throws 400 for a URL with more or longer parameters than our own client ever sends. */
export function limitQueries(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ query }) => {
    const parameters = Object.entries(query as Record<string, unknown>)
    if (parameters.length > maxParameters) throw malformed(tooManyParameters)
    for (const [name, value] of parameters) {
      const values = [value].flat()
      const maxLength = idLists.has(name) ? maxIdsLength : maxValueLength
      if (values.length > maxRepeats || values.some((one) => String(one).length > maxLength))
        throw malformed(undefined, { [name.slice(0, 60)]: valueTooLong })
    }
  })
}
