import type { FastifyInstance } from 'fastify'
import {
  monthlyDifference,
  overnightCash,
  unclosedDay,
} from '@samity/shared-api/contract/treasury/cash-day-reports'
import { readers } from '../../http/access.ts'
import { refuseBeforeCount } from '../../ledger/blind-count.ts'
import { listRoute } from '../../resources/crud.ts'

export async function cashDayReports(app: FastifyInstance): Promise<void> {
  app.addHook('preHandler', refuseBeforeCount)
  for (const report of [unclosedDay, monthlyDifference, overnightCash])
    listRoute(app, report, { roles: readers, tokens: 'treasury' })
}
