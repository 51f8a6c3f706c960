import type { FastifyInstance } from 'fastify'
import { delayRule } from '@samity/shared-api/contract/members/delay-rule'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { admin, allow, readers, type AccessRules } from '../../http/access.ts'
import { createRoute, listRoute, readRoute, removeRoute, updateRoute } from '../../resources/crud.ts'

/** The association decides on fees: only administrators change them. */
const rules = (path: string): AccessRules => ({
  [`GET ${path}`]: readers,
  [`GET ${path}/:id`]: readers,
  [`POST ${path}`]: admin,
  [`PUT ${path}/:id`]: admin,
  [`DELETE ${path}/:id`]: admin,
})

/** What advocates owe, and what a late payment costs more. */
export async function feeSchedules(app: FastifyInstance): Promise<void> {
  for (const [resource, from] of [
    [feeSchedule, 'fee_schedule_records'],
    [delayRule, 'delay_rule_records'],
  ] as const) {
    allow(app, rules(resource.path))
    listRoute(app, resource, { from })
    readRoute(app, resource, { from })
    createRoute(app, resource, { from })
    updateRoute(app, resource, { from })
    removeRoute(app, resource)
  }
}
