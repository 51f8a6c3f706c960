import { anAdvocate, errorsOf, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
let auditor: TestUser
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
  auditor = await served.as('auditor')
})
beforeEach(async () => {
  await served.sql`delete from committees`
  await served.sql`delete from advocates`
})
afterAll(() => served.close())

type Seat = {
  id: number
  year: number
  bar_registration_number: string
  committee_position: string
  phone: string
}
const aSeat = (over: object = {}) => ({
  year: 2025,
  committee_position: 'President',
  bar_registration_number: '123',
  ...over,
})
const seated = (over?: object) => createRecord<Seat>(staff, 'committees/', aSeat(over))
const aColleague = (bar_registration_number: string) =>
  createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number, phone: '' }))
const seatsOf = async (year: number): Promise<Seat[]> =>
  ((await staff.get('committees/')).json() as Seat[]).filter((seat) => seat.year === year)

describe('last year as a start', () => {
  beforeEach(() => createRecord(staff, 'advocates/', anAdvocate()))
  const copy = (from: unknown, to: unknown) => staff.post('committees/copy/', { from, to })

  test('the same people take the same seats, each with the phone of the seat', async () => {
    await aColleague('9')
    await seated({ phone: '01899999999' })
    await seated({ bar_registration_number: '9', committee_position: '' })
    await seated({ year: 2020, bar_registration_number: '9', committee_position: 'Member' })
    const answer = await copy(2025, 2026)
    expect([answer.statusCode, answer.json()]).toEqual([200, { copied: 2 }])
    expect(await seatsOf(2026)).toMatchObject([
      { bar_registration_number: '9', committee_position: '', phone: '' },
      { bar_registration_number: '123', committee_position: 'President', phone: '01899999999' },
    ])
    expect(await seatsOf(2025)).toHaveLength(2)
    const trail =
      await served.sql`select 1 from audit_entries where subject = 'committees' and after ->> 'year' = '2026'`
    expect(trail).toHaveLength(2)
  })

  test('a seat that the year has already stays as it is, and a second copy adds nothing', async () => {
    await seated({ phone: '01899999999' })
    await seated({ year: 2026, phone: '01711111111' })
    expect((await copy(2025, 2026)).json()).toEqual({ copied: 0 })
    expect(await seatsOf(2026)).toMatchObject([{ phone: '01711111111' }])
  })

  test('archived seats, members and positions, and the dead, are not seated again', async () => {
    for (const number of ['1', '2', '3', '4']) await aColleague(number)
    const retired = await createRecord(staff, 'position-list/', { position: 'Auditor' })
    const gone = await seated({ bar_registration_number: '1' })
    await seated({ bar_registration_number: '2' })
    await seated({ bar_registration_number: '3' })
    await seated({ bar_registration_number: '4', committee_position: 'Auditor' })
    await seated()
    await staff.post(`committees/${gone.id}/archive/`)
    await staff.post(`position-list/${retired.id}/archive/`)
    await served.sql`update advocates set archived_at = now() where bar_registration_number = '2'`
    await served.sql`update advocates set is_dead = true, status = 'inactive' where bar_registration_number = '3'`
    expect((await copy(2025, 2026)).json()).toEqual({ copied: 1 })
    expect(await seatsOf(2026)).toMatchObject([{ bar_registration_number: '123' }])
  })

  test.each([
    ['the same year', 2025, 2025, { to: ['Choose another year'] }],
    ['no year', 'abc', 2026, { from: ['Not a year'] }],
    ['a year beyond', 2025, 9999, { to: ['Not a year'] }],
  ])('%s is refused', async (_what, from, to, errors) => {
    const refused = await copy(from, to)
    expect([refused.statusCode, errorsOf(refused)]).toEqual([422, errors])
  })

  test('an auditor copies nothing', async () => {
    expect((await auditor.post('committees/copy/', { from: 2025, to: 2026 })).statusCode).toBe(403)
  })
})

test('the latest committee up to a year leaves out one that takes office later', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  for (const year of [2019, 2025, 2027]) await seated({ year })
  const upTo = async (year: number | string) => {
    const { statusCode, json } = await served.visitor.get(
      `committees/?year_to=${year}&ordering=-year&limit=1`,
    )
    return statusCode === 200 ? json<Seat[]>().map((seat) => seat.year) : statusCode
  }
  expect(await upTo(2026)).toEqual([2025])
  expect(await upTo('২০২৭')).toEqual([2027])
  expect(await upTo(2018)).toEqual([])
  expect(await upTo('soon')).toBe(400)
})

describe('the order of positions', () => {
  type Place = { id: number; position: string; sort_order: number; version: number }
  const places = async (): Promise<Place[]> =>
    (await staff.get('position-list/?ordering=sort_order&archived=1')).json()
  const arrange = (ids: unknown) => staff.post('position-list/order/', { ids })

  test('is the one that was given; what moved stands in the audit trail', async () => {
    const before = await places()
    const moved = [before[1]!, before[0]!, ...before.slice(2)]
    const answer = await arrange(moved.map(({ id }) => id))
    expect(answer.statusCode).toBe(200)
    const after = await places()
    expect(answer.json()).toEqual(after)
    expect(after.map(({ position }) => position)).toEqual(moved.map(({ position }) => position))
    const trail = await served.sql`
      select after from audit_entries where subject = 'position-list' and action = 'update' order by id desc limit 2`
    expect(trail.map((entry) => entry['after'])).toEqual(
      expect.arrayContaining([{ sort_order: 10 }, { sort_order: 20 }]),
    )
  })

  test('a position that moves while someone corrects its name takes the new name and keeps its place', async () => {
    const [first, second, ...rest] = await places()
    await arrange([second, first, ...rest].map((one) => one!.id))
    const renamed = await staff.put(`position-list/${first!.id}/`, {
      position: 'Head',
      version: first!.version,
    })
    expect(renamed.json()).toMatchObject({ position: 'Head', sort_order: 20 })
    await staff.put(`position-list/${first!.id}/`, { position: first!.position })
  })

  test('a list that lacks one, names one twice or one that is gone is refused, and nothing moves', async () => {
    const before = await places()
    const ids = before.map(({ id }) => id).toReversed()
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids.slice(1), 99_999]])
      expect((await arrange(wrong)).statusCode).toBe(409)
    expect(await places()).toEqual(before)
  })
})
