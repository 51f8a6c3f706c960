import type { FastifyInstance } from 'fastify'
import { resolutions } from './resolutions.ts'
import { priceRoutes } from './prices.ts'
import { priceOverrides } from './price-overrides.ts'
import { advocateCredits } from './advocate-credits.ts'

export const resolutionsRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  resolutions,
  priceRoutes,
  priceOverrides,
  advocateCredits,
]
