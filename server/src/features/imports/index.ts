import type { FastifyInstance } from 'fastify'
import { imports } from './reference-data/import-routes.ts'
import { importOpeningDues } from './import-opening-dues.ts'
import { oldBooks } from './old-books.ts'

export const importsRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  imports,
  importOpeningDues,
  oldBooks,
]
