import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import descriptor from '../module.json' with { type: 'json' }
import { dataRoutes } from './data/data-routes.ts'
import { requestDemoRoutes } from './demo-routes.ts'
import { checkPayments, paymentEvents, paymentJobs } from './payments/payment-jobs.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { memberRoutes } from './requests/member-routes.ts'
import { queueRoutes } from './requests/queue-routes.ts'
import { giveRequestTasks } from './requests/request-tasks.ts'
import { ownCodeRoutes } from './sign-in/own-code-routes.ts'

export const myService = (sql: ModuleDatabase): ServiceOptions => ({
  descriptor,
  routes: (app) => {
    ownCodeRoutes(app)
    memberRoutes(app, sql)
    dataRoutes(app, sql)
    queueRoutes(app, sql)
    paymentRoutes(app, sql)
    requestDemoRoutes(app, sql)
  },
  onEvent: paymentEvents(sql),
  jobs: { ...paymentJobs(sql), requests: (_run, request) => giveRequestTasks(sql, request) },
  checks: async (request) => [await checkPayments(sql, request)],
  checkHealth: () => sql`select 1`,
})
