import type { FastifyInstance } from 'fastify'
import { baskets } from './baskets.ts'
import { counterLookUp } from './look-up.ts'

export const counterRoutes: ((app: FastifyInstance) => Promise<void>)[] = [baskets, counterLookUp]
