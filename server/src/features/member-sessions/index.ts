import type { FastifyInstance } from 'fastify'
import { memberCodes } from './codes.ts'
import { ownPage } from './own-page.ts'
import { memberSessions } from './sessions.ts'

export const memberSessionsRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  memberCodes,
  memberSessions,
  ownPage,
]
