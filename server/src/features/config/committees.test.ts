import { anAdvocate, errorsOf, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let auditor: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
  auditor = await server.as('auditor')
})
beforeEach(async () => {
  await server.sql`delete from committees`
  await server.sql`delete from advocates`
})
afterAll(() => server.close())

type Seat = {
  id: number
  year: number
  bar_registration_number: string
  committee_position: string
  phone: string
}
const aSeat = (overrides: object = {}) => ({
  year: 2025,
  committee_position: 'President',
  bar_registration_number: '123',
  ...overrides,
})
const addSeat = (overrides?: object) => createRecord<Seat>(staff, 'committees/', aSeat(overrides))
const addAdvocate = (bar_registration_number: string) =>
  createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number, phone: '' }))
const seatsOf = async (year: number): Promise<Seat[]> =>
  ((await staff.get('committees/')).json() as Seat[]).filter((seat) => seat.year === year)

describe('copying a committee to another year', () => {
  beforeEach(() => createRecord(staff, 'advocates/', anAdvocate()))
  const copy = (from: unknown, to: unknown) => staff.post('committees/copy/', { from, to })

  test('gives the same people the same seats, each with the phone of the seat', async () => {
    await addAdvocate('9')
    await addSeat({ phone: '01899999999' })
    await addSeat({ bar_registration_number: '9', committee_position: '' })
    await addSeat({ year: 2020, bar_registration_number: '9', committee_position: 'Member' })
    const response = await copy(2025, 2026)
    expect([response.statusCode, response.json()]).toEqual([200, { copied: 2 }])
    expect(await seatsOf(2026)).toMatchObject([
      { bar_registration_number: '9', committee_position: '', phone: '' },
      { bar_registration_number: '123', committee_position: 'President', phone: '01899999999' },
    ])
    expect(await seatsOf(2025)).toHaveLength(2)
    const auditEntries =
      await server.sql`select 1 from audit_events where subject = 'committees' and after ->> 'year' = '2026'`
    expect(auditEntries).toHaveLength(2)
  })

  test('leaves existing seats of the year as they are, and a second copy adds nothing', async () => {
    await addSeat({ phone: '01899999999' })
    await addSeat({ year: 2026, phone: '01711111111' })
    expect((await copy(2025, 2026)).json()).toEqual({ copied: 0 })
    expect(await seatsOf(2026)).toMatchObject([{ phone: '01711111111' }])
  })

  test('omits archived seats, advocates and positions, and deceased advocates', async () => {
    for (const number of ['1', '2', '3', '4']) await addAdvocate(number)
    const archivedPosition = await createRecord(staff, 'position-list/', { position: 'Auditor' })
    const archivedSeat = await addSeat({ bar_registration_number: '1' })
    await addSeat({ bar_registration_number: '2' })
    await addSeat({ bar_registration_number: '3' })
    await addSeat({ bar_registration_number: '4', committee_position: 'Auditor' })
    await addSeat()
    await staff.post(`committees/${archivedSeat.id}/archive/`)
    await staff.post(`position-list/${archivedPosition.id}/archive/`)
    await server.sql`update advocates set archived_at = now() where bar_registration_number = '2'`
    await server.sql`update advocates set is_dead = true, status = 'inactive' where bar_registration_number = '3'`
    expect((await copy(2025, 2026)).json()).toEqual({ copied: 1 })
    expect(await seatsOf(2026)).toMatchObject([{ bar_registration_number: '123' }])
  })

  test.each([
    ['the same year', 2025, 2025, { to: ['Choose another year'] }],
    ['no year', 'abc', 2026, { from: ['Not a year'] }],
    ['a year out of range', 2025, 9999, { to: ['Not a year'] }],
  ])('with %s is refused', async (_what, from, to, errors) => {
    const refusal = await copy(from, to)
    expect([refusal.statusCode, errorsOf(refusal)]).toEqual([422, errors])
  })

  test('is forbidden to an auditor', async () => {
    expect((await auditor.post('committees/copy/', { from: 2025, to: 2026 })).statusCode).toBe(403)
  })
})

test('the latest committee up to a year excludes one that takes office later', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  for (const year of [2019, 2025, 2027]) await addSeat({ year })
  const upTo = async (year: number | string) => {
    const { statusCode, json } = await server.visitor.get(
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
  type Position = { id: number; position: string; sort_order: number; version: number }
  const readPositions = async (): Promise<Position[]> =>
    (await staff.get('position-list/?ordering=sort_order&archived=1')).json()
  const reorder = (ids: unknown) => staff.post('position-list/order/', { ids })

  test('is the submitted one, and the audit log records the positions that moved', async () => {
    const before = await readPositions()
    const reordered = [before[1]!, before[0]!, ...before.slice(2)]
    const response = await reorder(reordered.map(({ id }) => id))
    expect(response.statusCode).toBe(200)
    const after = await readPositions()
    expect(response.json()).toEqual(after)
    expect(after.map(({ position }) => position)).toEqual(reordered.map(({ position }) => position))
    const auditEntries = await server.sql`
      select after from audit_events where subject = 'position-list' and action = 'update' order by id desc limit 2`
    expect(auditEntries.map((entry) => entry['after'])).toEqual(
      expect.arrayContaining([{ sort_order: 10 }, { sort_order: 20 }]),
    )
  })

  test('is kept when someone renames a position that moved meanwhile', async () => {
    const [first, second, ...rest] = await readPositions()
    await reorder([second, first, ...rest].map((one) => one!.id))
    const renamed = await staff.put(`position-list/${first!.id}/`, {
      position: 'Head',
      version: first!.version,
    })
    expect(renamed.json()).toMatchObject({ position: 'Head', sort_order: 20 })
    await staff.put(`position-list/${first!.id}/`, { position: first!.position })
  })

  test('does not change when the list lacks a position, names one twice or names a deleted one', async () => {
    const before = await readPositions()
    const ids = before.map(({ id }) => id).toReversed()
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids.slice(1), 99_999]])
      expect((await reorder(wrong)).statusCode).toBe(409)
    expect(await readPositions()).toEqual(before)
  })
})
