import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import descriptor from '../module.json' with { type: 'json' }
import { bankRoutes } from './bank-routes.ts'
import { chequeEvents } from './cheques/cheque-events.ts'
import { chequeJobs } from './cheques/cheque-jobs.ts'
import { checkDeposits } from './deposits/deposit-check.ts'
import { depositJobs } from './deposits/deposit-jobs.ts'
import { depositEvents } from './deposits/follow-moves.ts'
import { checkReconciled } from './statements/statement-checks.ts'
import { statementJobs } from './statements/statement-jobs.ts'

export const bankOptions = (sql: ModuleDatabase): ServiceOptions => ({
  descriptor,
  routes: bankRoutes(sql),
  onEvent: async (event, request) => {
    await chequeEvents(sql)(event, request)
    await depositEvents(sql)(event, request)
  },
  jobs: { ...chequeJobs(sql), ...depositJobs(sql), ...statementJobs(sql) },
  checks: async (request) => [await checkReconciled(sql), await checkDeposits(sql, request)],
})
