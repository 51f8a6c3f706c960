import type { FastifyInstance } from 'fastify'
import { delayRule } from '@samity/shared-api/contract/members/delay-rule'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { admin, readers } from '../../http/access.ts'
import { createRoute, listRoute, readRoute, removeRoute, updateRoute } from '../../resources/crud.ts'

export async function feeScheduleRoutes(app: FastifyInstance): Promise<void> {
  for (const [resource, from] of [
    [feeSchedule, 'fee_schedule_records'],
    [delayRule, 'delay_rule_records'],
  ] as const) {
    for (const register of [listRoute, readRoute])
      register(app, resource, { roles: readers, tokens: 'members' }, { from })
    // the association decides on fees: only administrators change them
    for (const register of [createRoute, updateRoute])
      register(app, resource, { roles: admin, tokens: 'members' }, { from })
    removeRoute(app, resource, { roles: admin, tokens: 'members' })
  }
}
