import type { FastifyInstance } from 'fastify'
import { advocates } from './advocates.ts'
import { committees } from './committees.ts'
import { gallery } from './gallery.ts'
import { referenceData } from './reference-data.ts'
import { positions } from './positions.ts'

export const configRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  advocates,
  committees,
  gallery,
  referenceData,
  positions,
]
