import type { FastifyInstance } from 'fastify'
import { lock } from './lock.ts'
import { lockExceptions } from './lock-exceptions.ts'
import { categories } from './categories.ts'
import { heads } from './heads.ts'
import { receiptSeriesRoutes } from './receipt-series.ts'
import { budgets } from './budgets.ts'
import { actualExpenses } from './actual-expenses.ts'
import { billScans } from './bill-scans.ts'
import { reports } from './reports.ts'
import { fundShares } from './fund-shares.ts'
import { dashboard } from './dashboard.ts'
import { waitingWork } from './waiting-work.ts'
import { reconciliation } from './reconciliation-runs.ts'

export const accountsRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  lock,
  lockExceptions,
  categories,
  heads,
  receiptSeriesRoutes,
  budgets,
  actualExpenses,
  billScans,
  reports,
  fundShares,
  dashboard,
  waitingWork,
  reconciliation,
]
