import type { FastifyInstance } from 'fastify'
import { advocates } from './advocates.ts'
import { committeeRoutes } from './committees.ts'
import { gallery } from './gallery.ts'
import { referenceData } from './reference-data.ts'
import { positionRoutes } from './positions.ts'

export const configRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  advocates,
  committeeRoutes,
  gallery,
  referenceData,
  positionRoutes,
]
