import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import { ValidationError } from './errors.ts'

/** Bodies, paths and queries are read by their zod schema; answers are made by us, field by field, and only written down. */
export function validateWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler<ZodType>(({ schema }) => (value: unknown) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: new ValidationError(result.error.issues) }
  })
  app.setSerializerCompiler(() => (payload) => JSON.stringify(payload))
}
