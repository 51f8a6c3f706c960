import type { FastifyInstance } from 'fastify'
import { resolutionRoutes } from './resolutions.ts'
import { priceRoutes } from './prices.ts'
import { priceOverrides } from './price-overrides.ts'
import { advocateCredits } from './advocate-credits.ts'

export const resolutionsRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  resolutionRoutes,
  priceRoutes,
  priceOverrides,
  advocateCredits,
]
