import type { Role } from '@samity/shared-api/contract'
import type { CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { reconcile } from '../features/accounts/reconciliation.ts'
import { fillCashDays, fillCounters } from './cash-days.ts'
import { Client } from './client.ts'
import { seededRandom } from './random.ts'
import type { DemoAdvocate } from './people.ts'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the demo cashier has closed days, one with a difference of 10 taka, and today is open', async () => {
  const roles = ['admin', 'staff', 'cashier', 'auditor'] as const
  const people = await Promise.all(roles.map((role) => server.as(role)))
  const [admin, , cashier] = people
  await server.sql`update users set username = 'demo-cashier', username_key = 'demo-cashier' where id = ${cashier!.id}`
  await createRecord(admin!, 'advocates/', anAdvocate())
  // one client for each role
  const clients = Object.fromEntries(
    people.map(({ token }, index) => [roles[index], new Client(server.app, token)]),
  ) as Record<Role, Client>
  const counters = await fillCounters(clients.admin, [clients.cashier])
  await fillCashDays(clients.staff, counters, {
    random: seededRandom(1874),
    buyers: [anAdvocate() as unknown as DemoAdvocate],
    building: 'Bar Bhaban',
    firstSerial: 1,
  })
  const days = (await cashier!.get('cash-days/?ordering=date')).json() as CashDay[]
  expect(days.map(({ state, difference }) => [state, difference])).toEqual([
    ['closed', '0.00'],
    ['closed', '-10.00'],
    ['closed', '0.00'],
    ['closed', '0.00'],
    ['open', null],
  ])
  expect(days[2]).toMatchObject({ closing: '2000.00' })
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
})
