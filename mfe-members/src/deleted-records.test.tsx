import { delayRule } from '@samity/shared-api/contract/members/delay-rule'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { fakeServer } from '@samity/shared-api/testing'
import { deleteEditedRecord } from '@samity/shared-ui/testing'
import DelayRulesPage from './delay-rules/DelayRulesPage.tsx'
import FeeSchedulesPage from './fee-schedules/FeeSchedulesPage.tsx'

const facts = { kind: 'monthly', court_type: '', from_day: '2026-01-01', amount: '100.00', resolution: '' }

test.each([
  ['fee schedule', <FeeSchedulesPage key="schedule" />, feeSchedule],
  ['delay rule', <DelayRulesPage key="rule" />, delayRule],
])('the form of a deleted record closes: %s', async (_name, page, resource) => {
  const server = fakeServer(resource, [facts]).and(resolution)
  await deleteEditedRecord(page, { at: '/dashboard/page?edit=1', row: /01\/01\/2026/ })
  expect(server.rows(resource)).toEqual([])
})
