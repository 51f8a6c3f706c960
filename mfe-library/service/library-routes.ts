import type { FastifyInstance } from 'fastify'
import { bookRoutes } from './book-routes.ts'
import { copyRoutes } from './copy-routes.ts'
import { demoRoutes } from './demo-routes.ts'
import { fineRoutes } from './fine-routes.ts'
import { importRoutes } from './import-routes.ts'
import { loanRoutes } from './loan-routes.ts'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { overviewRoutes } from './overview-routes.ts'
import { reservationRoutes } from './reservation-routes.ts'

export const libraryRoutes = (sql: ModuleDatabase) => (app: FastifyInstance) => {
  for (const addRoutes of [
    bookRoutes,
    copyRoutes,
    importRoutes,
    loanRoutes,
    fineRoutes,
    reservationRoutes,
    overviewRoutes,
    demoRoutes,
  ])
    addRoutes(app, sql)
}
