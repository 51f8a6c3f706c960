import type { FastifyInstance } from 'fastify'
import { apiTokens } from './api-tokens.ts'

export const apiTokensRoutes: ((app: FastifyInstance) => Promise<void>)[] = [apiTokens]
