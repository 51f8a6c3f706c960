import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/**
 * Returns the same server with typed routes: handlers see body and parameters as their schemas parse them.
 */
export const withZod = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
