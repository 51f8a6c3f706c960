import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The same server; handlers of its routes see their body and parameters as the route's schema reads them. */
export const withZod = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
