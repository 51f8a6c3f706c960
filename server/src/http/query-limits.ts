import type { FastifyInstance } from 'fastify'
import { malformed } from './errors.ts'

/* What no route lets through, whatever it declares besides. */

const maxParameters = 60
const maxRepeats = 20
const maxValueLength = 500
/** Lists of ids are longer than anything that a person types. */
const maxIdsLength = 2000
const idLists = new Set(['category', 'without'])

const tooManyParameters = {
  en: `The address has more than ${maxParameters} parameters.`,
  bn: 'ঠিকানায় ৬০টির বেশি তথ্য আছে।',
}
const valueTooLong = { en: 'This value is too long', bn: 'এই মান অনেক বড়' }

/** 400 for an address that asks for more, or more at length, than anything of ours does. */
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
