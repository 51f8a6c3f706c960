import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import descriptor from '../module.json' with { type: 'json' }
import { checkPayments, paymentEvents, paymentJobs } from './payments/payment-jobs.ts'
import { paymentRoutes } from './payments/payment-routes.ts'

export const myService = (sql: ModuleDatabase): ServiceOptions => ({
  descriptor,
  routes: (app) => paymentRoutes(app, sql),
  onEvent: paymentEvents(sql),
  jobs: paymentJobs(sql),
  checks: async (request) => [await checkPayments(sql, request)],
  checkHealth: () => sql`select 1`,
})
