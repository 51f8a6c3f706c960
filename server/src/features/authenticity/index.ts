import type { FastifyInstance } from 'fastify'
import { checks } from './checks.ts'
import { checkCodes } from './check-code-routes.ts'
import { checkFigures } from './check-figures.ts'
import { serialCodes } from './serial-codes.ts'

export const authenticityRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  checks,
  checkCodes,
  checkFigures,
  serialCodes,
]
