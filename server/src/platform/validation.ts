import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import { Unreadable } from './errors.ts'

/** Bodies, paths and queries are read by their zod schema; answers are made by us, field by field, and only written down. */
export function validation(app: FastifyInstance): void {
  app.setValidatorCompiler<ZodType>(({ schema }) => (value: unknown) => {
    const read = schema.safeParse(value)
    return read.success ? { value: read.data } : { error: new Unreadable(read.error.issues) }
  })
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
}
