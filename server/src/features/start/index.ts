import type { FastifyInstance } from 'fastify'
import { gettingStarted } from './getting-started.ts'

export const startRoutes: ((app: FastifyInstance) => Promise<void>)[] = [gettingStarted]
