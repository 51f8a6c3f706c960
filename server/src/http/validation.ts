import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import { ValidationError } from './errors.ts'

/**
 * Validates bodies, paths and queries with their zod schemas. Responses are not validated: our own code
 * builds each field.
 */
export function validateWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler<ZodType>(({ schema }) => (value: unknown) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: new ValidationError(result.error.issues) }
  })
  app.setSerializerCompiler(() => (payload) => JSON.stringify(payload))
}
