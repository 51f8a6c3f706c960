import type { FastifyInstance } from 'fastify'
import { cashDayRoutes } from './cash-days.ts'
import { cashDayReports } from './cash-day-reports.ts'
import { dayDigests } from './day-digests.ts'
import { boxHandOverRoute } from './box-hand-over.ts'
import { moneyPlaces } from './money-places.ts'
import { placeHolders } from './place-holders.ts'
import { transferRoutes } from './transfers.ts'
import { transferApprovals } from './transfer-approval-routes.ts'
import { transferSlips } from './transfer-slips.ts'
import { cashBook } from './cash-book.ts'
import { placeLines } from './place-lines.ts'
import { whereTheMoneyIs } from './where-the-money-is.ts'

export const treasuryRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  cashDayRoutes,
  cashDayReports,
  dayDigests,
  boxHandOverRoute,
  moneyPlaces,
  placeHolders,
  transferRoutes,
  transferApprovals,
  transferSlips,
  cashBook,
  placeLines,
  whereTheMoneyIs,
]
