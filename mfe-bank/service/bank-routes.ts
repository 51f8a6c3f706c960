import { ServiceError, type FastifyInstance } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { bounceRoutes } from './cheques/bounce-routes.ts'
import { chequeMessages } from './cheques/cheque-messages.ts'
import { chequeRoutes } from './cheques/cheque-routes.ts'
import { slipRoutes } from './cheques/slip-routes.ts'
import { bankDemoRoutes } from './demo-routes.ts'
import { depositRoutes } from './deposits/deposit-routes.ts'
import { interestRoutes } from './deposits/interest-routes.ts'
import { moveRoutes } from './deposits/move-routes.ts'
import { taxRoutes } from './deposits/tax-routes.ts'
import { figuresRoutes } from './figures/figures-routes.ts'
import { incomingRoutes } from './statements/incoming-routes.ts'
import { matchRoutes } from './statements/match-routes.ts'
import { reconciliationRoutes } from './statements/reconciliation-routes.ts'
import { statementRoutes } from './statements/statement-routes.ts'

const readers = new Set<string | undefined>(['admin', 'staff', 'auditor'])

/** The permissions that the person has: screens show what these allow. */
const rightsRoute = (app: FastifyInstance) =>
  app.get('/rights', ({ claims }) => ({ permissions: claims.permissions }))

export const bankRoutes = (sql: ModuleDatabase) => (app: FastifyInstance) => {
  // others read when an administrator gave them a permission
  app.addHook('preHandler', async ({ claims, routeOptions: { config, url } }) => {
    const isOpen = config.open === true || config.system === true || url === '/rights'
    if (isOpen || (config.modules && claims.sub.startsWith('module:'))) return
    if (!readers.has(claims.role) && claims.permissions.length === 0)
      throw new ServiceError(403, chequeMessages.readers)
  })
  for (const addRoutes of [
    rightsRoute,
    chequeRoutes,
    slipRoutes,
    bounceRoutes,
    depositRoutes,
    moveRoutes,
    interestRoutes,
    taxRoutes,
    statementRoutes,
    matchRoutes,
    incomingRoutes,
    reconciliationRoutes,
    figuresRoutes,
    bankDemoRoutes,
  ])
    addRoutes(app, sql)
}
