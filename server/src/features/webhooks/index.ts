import type { FastifyInstance } from 'fastify'
import { webhookRoutes } from './webhooks.ts'
import { events } from './events.ts'
import { moduleEvents } from './module-events.ts'

export const webhooksRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  webhookRoutes,
  events,
  moduleEvents,
]
