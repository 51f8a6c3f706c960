import { anAdvocate, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
})
beforeEach(async () => {
  await served.sql`delete from advocates`
  await served.sql`alter table advocates alter column id restart`
})
afterAll(() => served.close())

const card = async (id: number) => (await served.visitor.get(`advocates/${id}/`)).json()
const decide = (body: object) => staff.post('advocates/withheld-fields/', body)

describe('fields published for several members at once', () => {
  beforeEach(async () => {
    await createRecord(
      staff,
      'advocates/',
      anAdvocate({ withheld_fields: ['blood_group'], blood_group: 'A+' }),
    )
    await createRecord(
      staff,
      'advocates/',
      anAdvocate({ bar_registration_number: '124', father_name: 'Jamal Uddin' }),
    )
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '125' }))
  })

  test('leave the website for those who were chosen, and for nobody else', async () => {
    const answer = await decide({ ids: [1, 2], withhold: ['phone', 'father_name'] })
    expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 2 }])
    expect([(await card(1)).phone, (await card(2)).phone, (await card(3)).phone]).toEqual([
      '',
      '',
      '01712345678',
    ])
    expect((await staff.get('advocates/1/')).json().withheld_fields).toEqual([
      'phone',
      'blood_group',
      'father_name',
    ])
  })

  test('come back, and what was not named stays as each member had it', async () => {
    await decide({ ids: [1, 2, 3], withhold: ['phone'] })
    expect((await decide({ ids: [1, 2, 3], publish: ['phone'] })).json()).toEqual({ changed: 3 })
    expect((await staff.get('advocates/1/')).json()).toMatchObject({
      withheld_fields: ['blood_group'],
      version: 3,
    })
    expect((await card(2)).phone).toBe('01712345678')
    expect((await decide({ ids: [1, 2, 3], publish: ['phone'] })).json()).toEqual({ changed: 0 })
  })

  test('are in the audit trail of each', async () => {
    await decide({ ids: [1, 2], withhold: ['photo'] })
    const [entry] = await served.sql`
      select before, after from audit_entries
      where subject = 'advocates' and subject_id = '2' and action = 'update' order by id desc limit 1`
    expect(entry).toEqual({ before: { withheld_fields: [] }, after: { withheld_fields: ['photo'] } })
  })

  test.each([
    ['nobody', { ids: [], withhold: ['phone'] }, 'ids'],
    ['a field that no card shows', { ids: [1], withhold: ['nid_number'] }, 'withhold.0'],
    ['one field both ways', { ids: [1], withhold: ['phone'], publish: ['phone'] }, 'publish'],
  ])('are refused for %s', async (_what, body, field) => {
    const refused = await decide(body)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]])
  })

  test.each(['cashier', 'auditor'] as const)('are not for a %s', async (role) => {
    const person = await served.as(role)
    expect(
      (await person.post('advocates/withheld-fields/', { ids: [1], withhold: ['phone'] })).statusCode,
    ).toBe(403)
  })
})

test('a number that differs only in what cannot be seen is the same number', async () => {
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: 'M202' }))
  for (const twin of [' m ২০২ ', 'M\u200b202', '\u200eM202', 'M\u200d202']) {
    const refused = await staff.post('advocates/', anAdvocate({ bar_registration_number: twin }))
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
      409,
      ['bar_registration_number'],
    ])
  }
})

describe('the Bar Council number', () => {
  const withCouncilNo = (bar_council_no: string, over: object = {}) => anAdvocate({ bar_council_no, ...over })

  test('is optional, comes back as typed, and stands on the public card; the date of the sanad does not', async () => {
    await createRecord(staff, 'advocates/', withCouncilNo(' Dha-১২৩৪ ', { sanad_date: '১৫/০৩/২০০৯' }))
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '124' }))
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '125' }))
    expect((await staff.get('advocates/1/')).json()).toMatchObject({
      bar_council_no: 'Dha-১২৩৪',
      sanad_date: '2009-03-15',
    })
    expect((await staff.get('advocates/2/')).json()).toMatchObject({ bar_council_no: '', sanad_date: null })
    expect(await card(1)).toMatchObject({ bar_council_no: 'Dha-১২৩৪' })
    expect(await card(1)).not.toHaveProperty('sanad_date')
  })

  test('belongs to one advocate, in whatever digits, case and spaces it is written', async () => {
    await createRecord(staff, 'advocates/', withCouncilNo('Dha 1234'))
    const twin = withCouncilNo('DHA১২৩৪', { bar_registration_number: '124' })
    const refused = await staff.post('advocates/', twin)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      { bar_council_no: ['Another advocate has this Bar Council number'] },
    ])
  })

  test('is found by the list, by the website and by the search box', async () => {
    await createRecord(staff, 'advocates/', withCouncilNo('98765'))
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '124' }))
    for (const person of [staff, served.visitor])
      expect((await person.get('advocates/?search=৯৮৭')).json()).toMatchObject([{ id: 1 }])
    const { members } = (await staff.get('search/?q=৯৮৭৬৫')).json<{ members: { id: number }[] }>()
    expect(members.map(({ id }) => id)).toEqual([1])
  })
})

test('names of 200 characters, emoji and Bengali conjuncts come back as they were typed', async () => {
  const names = {
    name_english: '😀'.repeat(40) + 'W'.repeat(120),
    name_bengali: `  ${'র\u200d্যাব '.repeat(28)}`,
  }
  const { id } = await createRecord(staff, 'advocates/', anAdvocate(names))
  expect((await staff.get(`advocates/${id}/`)).json()).toMatchObject({
    name_english: names.name_english,
    name_bengali: names.name_bengali.trim().normalize('NFC'),
  })
})
