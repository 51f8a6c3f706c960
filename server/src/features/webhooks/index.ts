import type { FastifyInstance } from 'fastify'
import { webhookRoutes } from './webhooks.ts'
import { events } from './events.ts'

export const webhooksRoutes: ((app: FastifyInstance) => Promise<void>)[] = [webhookRoutes, events]
