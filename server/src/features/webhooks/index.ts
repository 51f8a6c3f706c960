import type { FastifyInstance } from 'fastify'
import { webhooks } from './webhooks.ts'
import { events } from './events.ts'

export const webhooksRoutes: ((app: FastifyInstance) => Promise<void>)[] = [webhooks, events]
