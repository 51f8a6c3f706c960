import type { FastifyInstance } from 'fastify'
import { feeScheduleRoutes } from './fee-schedules.ts'
import { duesRecords } from './dues-records.ts'
import { memberStandings } from './standing.ts'
import { duesRoutes } from './dues.ts'
import { moduleCharges } from './module-charges.ts'
import { passbooks } from './passbook.ts'
import { voterLists } from './voter-lists.ts'
import { voterObjections } from './voter-objections.ts'
import { releasedVoterLists } from './released-voter-lists.ts'
import { clearanceCertificates } from './clearance-certificates.ts'
import { barCouncilExport } from './bar-council-export.ts'

export const membersRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  feeScheduleRoutes,
  duesRecords,
  memberStandings,
  duesRoutes,
  moduleCharges,
  passbooks,
  voterLists,
  voterObjections,
  releasedVoterLists,
  clearanceCertificates,
  barCouncilExport,
]
