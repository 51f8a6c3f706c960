import type { DuesWaiver } from '@samity/shared-api/contract/members/dues-waiver'
import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import type { StandingHistory } from '@samity/shared-api/contract/members/standing'
import type { FeeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { anAdvocate, createRecord, errorsOf } from '../../../test/builders.ts'
import { addResolution, changeResolution } from '../../../test/price-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let advocate: Advocate

beforeAll(async () => {
  ;({ server, admin, staff } = await startStaffedServer())
  advocate = await createRecord<Advocate>(staff, 'advocates/', anAdvocate())
})
afterAll(() => server.close())

const schedule = { kind: 'monthly', amount: '100', from_day: '2026-01-01' }
const waiver = {
  advocate_id: '123',
  kind: 'monthly',
  from_period: '2026-01',
  to_period: '2026-03',
  reason: 'Ill',
}

test('a schedule and a waiver have the number of their resolution, also after it changes', async () => {
  const record = await addResolution(staff, { number: 'EC 7/2025', kind: 'fee' })
  const { id } = await createRecord<FeeSchedule>(admin, 'fee-schedules/', {
    ...schedule,
    resolution_id: record.id,
  })
  const added = await createRecord<DuesWaiver>(staff, 'dues-waivers/', {
    ...waiver,
    resolution_id: record.id,
  })
  expect([added.resolution_id, added.resolution]).toEqual([record.id, 'EC 7/2025'])

  expect((await changeResolution(staff, record, { number: 'EC 8/2025' })).statusCode).toBe(200)
  const found = (await staff.get('fee-schedules/?search=8/2025')).json() as FeeSchedule[]
  expect(found).toMatchObject([{ id, resolution_id: record.id, resolution: 'EC 8/2025', version: 1 }])
  expect((await staff.get(`dues-waivers/${added.id}/`)).json()).toMatchObject({ resolution: 'EC 8/2025' })

  const entries = {
    standing: { standing: 'suspended', from_day: '2026-02-01', reason: 'Not paid' },
    'dues-terms': { court_type: 'H/C', from_day: '2026-02-01', benevolent: true },
  }
  for (const [path, values] of Object.entries(entries)) {
    const route = `advocates/${advocate.id}/${path}/`
    expect((await staff.post(route, { ...values, resolution_id: record.id })).statusCode).toBe(201)
    const { history } = (await staff.get(route)).json() as StandingHistory
    expect(history[0]).toMatchObject({ resolution: 'EC 8/2025', resolution_id: record.id })
  }

  const kept = await staff.delete(`resolutions/${record.id}/`)
  expect(kept.statusCode).toBe(409)
  expect(kept.json()).toMatchObject({
    message: expect.stringContaining('records refer to it'),
  })
})

test('a resolution outside the register is a text, and one that does not exist is refused at its field', async () => {
  const byText = { ...schedule, kind: 'yearly', resolution: 'General meeting 1998' }
  expect(await createRecord<FeeSchedule>(admin, 'fee-schedules/', byText)).toMatchObject({
    resolution_id: null,
    resolution: 'General meeting 1998',
  })
  const rule = { kind: 'yearly', from_day: '2026-01-01', after_day: 31, amount: '10', resolution_id: 999_999 }
  const regular = { standing: 'regular', from_day: '2026-03-01', reason: 'Paid' }
  const lower = { court_type: 'L/C', from_day: '2026-03-01', benevolent: true }
  for (const response of [
    await admin.post('fee-schedules/', { ...schedule, kind: 'relief', resolution_id: 999_999 }),
    await admin.post('delay-rules/', rule),
    await staff.post(`advocates/${advocate.id}/standing/`, { ...regular, resolution_id: 999_999 }),
    await staff.post(`advocates/${advocate.id}/dues-terms/`, { ...lower, resolution_id: 999_999 }),
    await staff.post('dues-waivers/', {
      ...waiver,
      kind: 'yearly',
      from_period: '2026',
      to_period: '2026',
      resolution_id: 999_999,
    }),
  ])
    expect([response.statusCode, errorsOf(response)['resolution_id']]).toEqual([
      expect.any(Number),
      ['This resolution of the register does not exist'],
    ])
})
