import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

export const withZod = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
