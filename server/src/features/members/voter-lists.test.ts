import { today } from '@samity/shared-api/contract'
import type {
  ReleasedVoterListDetails,
  Voter,
  VoterAnswer,
  VoterList,
  VoterObjection,
} from '@samity/shared-api/contract/members/voter-list'
import { digestOf, readStoredList, readVoters } from './voter-list-records.ts'
import { aFee, anAdvocate, createRecord, errorsOf, monthly } from '../../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
const ids = new Map<string, number>()

beforeAll(async () => {
  ;({ server, admin, staff } = await startStaffedServer())
  await createRecord(admin, 'fee-schedules/', { kind: 'monthly', amount: '100', from_day: '2026-01-01' })
  for (const [number, overrides] of [
    ['301', {}],
    ['302', { father_name: 'Karim', father_name_bengali: 'করিম', withheld_fields: ['father_name'] }],
    ['303', { enrollment_date_As_member: '2026-02-20' }],
    ['304', { is_dead: true, death_date: '2019-05-05' }],
    ['307', {}],
  ] as const) {
    const body = anAdvocate({ bar_registration_number: number, phone: '', ...overrides })
    ids.set(number, (await createRecord(staff, 'advocates/', body)).id)
  }
  for (const number of ['301', '302'])
    await createRecord(
      staff,
      'advocate-all-fees/',
      aFee({ advocate_id: number, monthlyfee_set: [monthly(1, 6)] }),
    )
  await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({ advocate_id: '303', monthlyfee_set: [monthly(2, 6)] }),
  )
  await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({ advocate_id: '307', monthlyfee_set: [monthly(1, 1)] }),
  )
})
afterAll(() => server.close())

const aList = (overrides: object = {}) =>
  createRecord<VoterList>(staff, 'voter-lists/', {
    name_en: 'Election 2027',
    name_bn: 'নির্বাচন ২০২৭',
    day: '2026-04-10',
    paid_up_to: '2026-03',
    member_days: 90,
    ...overrides,
  })
const votersOf = async ({ id }: VoterList, query = '') =>
  (await staff.get(`voter-lists/${id}/voters/${query}`)).json() as Voter[]
const numbersOf = async (list: VoterList, query = '') =>
  (await votersOf(list, query)).map(({ bar_registration_number }) => bar_registration_number)
const why = async ({ id }: VoterList, number: string) =>
  (await staff.get(`voter-lists/${id}/why/?advocate_id=${number}`)).json() as VoterAnswer
const object = (list: VoterList, body: object) =>
  createRecord<VoterObjection>(staff, `voter-lists/${list.id}/objections/`, {
    ground: 'Paid by cheque',
    ...body,
  })
const decide = (list: VoterList, { id }: VoterObjection, decision: string, user = staff) =>
  user.post(`voter-lists/${list.id}/objections/${id}/decide/`, {
    decision,
    decision_reason: 'Heard on 12 April',
  })

test('the rule decides who is on the list, and every advocate off it learns why', async () => {
  const list = await aList()
  expect(list).toMatchObject({
    status: 'draft',
    voters: 2,
    digest: null,
    rule: { paid_up_to: '2026-03', standings: ['regular'], member_days: 90 },
  })
  expect(await numbersOf(list)).toEqual(['301', '302'])
  expect(await numbersOf(list, '?off=1')).toEqual(['303', '304', '307'])
  expect(await why(list, '৩০৭')).toMatchObject({
    on_list: false,
    reasons: [{ code: 'dues', owed: '200.00', since: '2026-02', paid_up_to: '2026-03' }],
  })
  expect((await why(list, '303')).reasons).toEqual([{ code: 'member_days', days: 49, needed: 90 }])
  expect((await why(list, '304')).reasons).toMatchObject([{ code: 'standing', standing: 'deceased' }])
  expect((await why(list, '301')).reasons).toEqual([])
  expect((await staff.get(`voter-lists/${list.id}/why/?advocate_id=999`)).statusCode).toBe(422)
  expect((await staff.delete(`voter-lists/${list.id}/`)).statusCode).toBe(204)
})

test('what a list leaves out comes from the settings', async () => {
  await admin.put('settings/', {
    voter_list: { paid_up_to_month: 6, standings: ['regular', 'retired'], member_days: 30 },
  })
  const list = await aList({ paid_up_to: '', member_days: '' })
  // June comes after April, so it is June of the year before
  expect(list.rule).toEqual({ paid_up_to: '2025-06', standings: ['regular', 'retired'], member_days: 30 })
  expect((await aList({ paid_up_to: 'none' })).rule.paid_up_to).toBeNull()
  expect(
    errorsOf(
      await staff.post('voter-lists/', { name_en: 'x', name_bn: 'x', day: '2026-04-10', paid_up_to: 'June' }),
    ),
  ).toHaveProperty('paid_up_to')
  expect(
    errorsOf(await staff.post('voter-lists/', { name_en: 'x', name_bn: 'x', day: '2199-04-10' })),
  ).toHaveProperty('day')
})

test('an accepted objection changes the list, and a final list stays as it is', async () => {
  const list = await aList()
  const included = await object(list, { advocate_id: '307', request: 'include', objector: 'Advocate 307' })
  const excluded = await object(list, { advocate_id: '302', request: 'exclude' })
  expect(
    (
      await staff.post(`voter-lists/${list.id}/objections/`, {
        advocate_id: '307',
        request: 'include',
        ground: 'Again',
      })
    ).statusCode,
  ).toBe(409)
  expect((await admin.post(`voter-lists/${list.id}/finalise/`)).statusCode).toBe(409)
  await decide(list, included, 'accepted')
  await decide(list, excluded, 'rejected')
  expect(await numbersOf(list)).toEqual(['301', '302', '307'])
  const final = (await admin.post(`voter-lists/${list.id}/finalise/`)).json() as VoterList
  expect(final).toMatchObject({ status: 'final', voters: 3, digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
  // what happens later changes a draft, not this list
  const late = await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: '399', phone: '' }),
  )
  await staff.put(
    `advocates/${ids.get('301')!}/`,
    anAdvocate({ bar_registration_number: '301', name_english: 'Another Name', phone: '' }),
  )
  expect(await votersOf(final)).toMatchObject([
    { serial: 1, name_english: 'Rahim Uddin' },
    { serial: 2 },
    { serial: 3, reasons: [{ code: 'objection', objection: included.id }, { code: 'dues' }] },
  ])
  expect((await staff.get(`voter-lists/${list.id}/why/?advocate_id=399`)).statusCode).toBe(422)
  expect(late.id).toBeGreaterThan(0)
  const stored = await readStoredList(server.sql, list.id)
  expect(digestOf(stored, await readVoters(server.sql, stored))).toBe(final.digest)
  for (const request of [
    admin.post(`voter-lists/${list.id}/finalise/`),
    staff.post(`voter-lists/${list.id}/objections/`, {
      advocate_id: '303',
      request: 'include',
      ground: 'Late',
    }),
    decide(list, excluded, 'accepted'),
    staff.delete(`voter-lists/${list.id}/`),
  ])
    expect((await request).statusCode).toBe(409)
})

test('a second person makes a draft final, or its maker when it hung as long as the settings say', async () => {
  const finalise = (list: VoterList, user = staff) => user.post(`voter-lists/${list.id}/finalise/`)
  const list = await aList()
  const refusal = await finalise(list)
  expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'list.final'])
  expect(refusal.json().message).toContain('Another person can make it final')
  expect(list.own_final_from! > today()).toBe(true)
  // a draft of before this rule has hung since it was made
  await server.sql`update voter_lists set created_at = created_at - interval '8 days' where id = ${list.id}`
  expect((await finalise(list)).json()).toMatchObject({ status: 'final', own_final_from: null })
  expect((await finalise(await aList(), admin)).statusCode).toBe(200)
  await admin.put('settings/', {
    voter_list: { paid_up_to_month: 6, standings: ['regular'], member_days: 30, draft_days: 0 },
  })
  expect((await finalise(await aList())).statusCode).toBe(200)
  // a rule without the days of drafts, as it was saved before, has the default again
  await admin.put('settings/', {
    voter_list: { paid_up_to_month: 6, standings: ['regular', 'retired'], member_days: 30 },
  })
  expect((await finalise(await aList())).statusCode).toBe(409)
})

test('a draft has another name, and an administrator deletes a final list with a reason', async () => {
  const list = await aList()
  const name = { name_en: 'By-election', name_bn: 'উপনির্বাচন' }
  const renamed = await staff.put(`voter-lists/${list.id}/`, { ...name, version: list.version })
  expect(renamed.json()).toMatchObject({ ...name, version: list.version + 1, rule: list.rule })
  expect((await staff.put(`voter-lists/${list.id}/`, { ...name, version: list.version })).statusCode).toBe(
    409,
  )
  await admin.post(`voter-lists/${list.id}/finalise/`)
  expect((await staff.put(`voter-lists/${list.id}/`, name)).statusCode).toBe(409)
  const remove = (user: TestUser, reason = '') => user.delete(`voter-lists/${list.id}/`, { reason })
  expect((await remove(staff, 'A trial')).statusCode).toBe(409)
  expect(Object.keys(errorsOf(await remove(admin)))).toEqual(['reason'])
  await staff.post(`voter-lists/${list.id}/release/`)
  expect((await remove(admin, 'A trial')).statusCode).toBe(409)
  await staff.post(`voter-lists/${list.id}/withdraw/`)
  expect((await remove(admin, 'A trial')).statusCode).toBe(204)
  expect((await remove(admin, 'A trial')).statusCode).toBe(409)
  expect((await staff.post(`voter-lists/${list.id}/release/`)).statusCode).toBe(409)
  const listed = async (query: string) =>
    ((await staff.get(`voter-lists/${query}`)).json() as VoterList[]).filter(({ id }) => id === list.id)
  expect(await listed('')).toEqual([])
  expect(await listed('?voided=1')).toMatchObject([{ void_reason: 'A trial', voided_by: expect.any(String) }])
  // the database keeps it
  await expect(server.sql`delete from voter_lists where id = ${list.id}`).rejects.toThrow('does not change')
  await expect(server.sql`update voter_lists set voided_at = null where id = ${list.id}`).rejects.toThrow(
    'does not change',
  )
})

test('of two people who finalise or decide at once one wins and the other learns it', async () => {
  const list = await aList()
  const objection = await object(list, { advocate_id: '303', request: 'include' })
  const decisions = await Promise.all([
    decide(list, objection, 'accepted'),
    decide(list, objection, 'rejected', admin),
  ])
  expect(decisions.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const results = await Promise.all(
    [staff, admin, staff, admin].map((user) => user.post(`voter-lists/${list.id}/finalise/`)),
  )
  expect(results.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  const [count] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from voter_list_entries where voter_list_id = ${list.id}`
  const [advocates] = await server.sql<{ count: number }[]>`select count(*)::int as count from advocates`
  expect(count).toEqual(advocates)
})

test('visitors read a released final list with what public cards show, and nothing before the release', async () => {
  const list = await aList()
  expect((await staff.post(`voter-lists/${list.id}/release/`)).statusCode).toBe(409)
  const final = (await admin.post(`voter-lists/${list.id}/finalise/`)).json() as VoterList
  expect(await votersOf(list, '?search=করিম')).toMatchObject([
    { bar_registration_number: '302', father_name: 'Karim', father_name_bengali: 'করিম' },
  ])
  const read = () => server.visitor.get(`released-voter-lists/${list.id}/`)
  expect((await read()).statusCode).toBe(404)
  await staff.post(`voter-lists/${list.id}/release/`)
  const released = (await read()).json() as ReleasedVoterListDetails
  expect(released).toMatchObject({
    name: { en: 'Election 2027' },
    digest: final.digest,
    voters: final.voters,
  })
  const withheld = released.rows.find(({ bar_registration_number }) => bar_registration_number === '302')
  expect(withheld).toMatchObject({ father_name: '', father_name_bengali: '', photo: null })
  expect(Object.keys(withheld ?? {}).toSorted()).toEqual([
    'bar_registration_number',
    'father_name',
    'father_name_bengali',
    'name_bengali',
    'name_english',
    'photo',
    'serial',
  ])
  expect((await server.visitor.get('released-voter-lists/')).json()).toHaveLength(1)
  await staff.post(`voter-lists/${list.id}/withdraw/`)
  expect((await read()).statusCode).toBe(404)
})
