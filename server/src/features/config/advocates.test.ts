import { advocate } from '@samity/shared-api/contract/config/advocate'
import { today } from '@samity/shared-api/contract'
import { anAdvocate, createRecord, errorsOf } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
  // the association shows all fields of its members
  await server.sql`insert into settings (key, value) values ('members', '{"hidden_fields": []}')`
})
beforeEach(async () => {
  await server.sql`delete from advocates`
  await server.sql`alter table advocates alter column id restart`
})
afterAll(() => server.close())

const card = async (id: number) => (await server.visitor.get(`advocates/${id}/`)).json()
const decide = (body: object) => staff.post('advocates/withheld-fields/', body)

describe('withheld fields set for several advocates at once', () => {
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

  test('disappear from the website for the selected advocates only', async () => {
    const response = await decide({ ids: [1, 2], withhold: ['phone', 'father_name'] })
    expect([response.statusCode, response.json()]).toEqual([200, { changed: 2 }])
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

  test('are published again, and fields that the request does not name stay as they were', async () => {
    await decide({ ids: [1, 2, 3], withhold: ['phone'] })
    expect((await decide({ ids: [1, 2, 3], publish: ['phone'] })).json()).toEqual({ changed: 3 })
    expect((await staff.get('advocates/1/')).json()).toMatchObject({
      withheld_fields: ['blood_group'],
      version: 3,
    })
    expect((await card(2)).phone).toBe('01712345678')
    expect((await decide({ ids: [1, 2, 3], publish: ['phone'] })).json()).toEqual({ changed: 0 })
  })

  test('are recorded in the audit log of each advocate', async () => {
    await decide({ ids: [1, 2], withhold: ['photo'] })
    const [entry] = await server.sql`
      select before, after from audit_events
      where subject = 'advocates' and subject_id = '2' and action = 'update' order by id desc limit 1`
    expect(entry).toEqual({ before: { withheld_fields: [] }, after: { withheld_fields: ['photo'] } })
  })

  test.each([
    ['no advocate', { ids: [], withhold: ['phone'] }, 'ids'],
    ['a field that is never public', { ids: [1], withhold: ['nid_number'] }, 'withhold.0'],
    ['one field both ways', { ids: [1], withhold: ['phone'], publish: ['phone'] }, 'publish'],
  ])('are refused with %s', async (_what, body, field) => {
    const refusal = await decide(body)
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([422, [field]])
  })

  test.each(['cashier', 'auditor'] as const)('are not for a %s', async (role) => {
    const person = await server.as(role)
    expect(
      (await person.post('advocates/withheld-fields/', { ids: [1], withhold: ['phone'] })).statusCode,
    ).toBe(403)
  })
})

test('a registration number that differs only in invisible characters is a duplicate', async () => {
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: 'M202' }))
  for (const twin of [' m ২০২ ', 'M\u200b202', '\u200eM202', 'M\u200d202']) {
    const refusal = await staff.post('advocates/', anAdvocate({ bar_registration_number: twin }))
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([
      409,
      ['bar_registration_number'],
    ])
  }
})

describe('the Bar Council number', () => {
  const withCouncilNo = (bar_council_no: string, overrides: object = {}) =>
    anAdvocate({ bar_council_no, ...overrides })

  test('is optional, is returned as typed, and is public; the date of the sanad is not', async () => {
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

  test('belongs to one advocate, whatever its digits, case and spaces', async () => {
    await createRecord(staff, 'advocates/', withCouncilNo('Dha 1234'))
    const twin = withCouncilNo('DHA১২৩৪', { bar_registration_number: '124' })
    const refusal = await staff.post('advocates/', twin)
    expect([refusal.statusCode, refusal.json().errors]).toEqual([
      409,
      { bar_council_no: ['Another advocate has this Bar Council number'] },
    ])
  })

  test('is found by the list, the website and the search box', async () => {
    await createRecord(staff, 'advocates/', withCouncilNo('98765'))
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '124' }))
    for (const person of [staff, server.visitor])
      expect((await person.get('advocates/?search=৯৮৭')).json()).toMatchObject([{ id: 1 }])
    const { members } = (await staff.get('search/?q=৯৮৭৬৫')).json<{ members: { id: number }[] }>()
    expect(members.map(({ id }) => id)).toEqual([1])
  })
})

test.each(['sanad_date', 'enrollment_date_As_lawyer', 'death_date'])(
  '%s of tomorrow is refused, one of today is not',
  async (name) => {
    const save = (day: string) => staff.post('advocates/', anAdvocate({ is_dead: true, [name]: day }))
    const tomorrow = new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)
    expect(errorsOf(await save(tomorrow))).toEqual({ [name]: ['Must not be after today'] })
    expect((await save(today())).statusCode).toBe(201)
  },
)

test('a birth that is not before the enrollment is refused', async () => {
  const save = (date_of_birth: string) =>
    staff.post('advocates/', anAdvocate({ enrollment_date_As_member: '2010-02-01', date_of_birth }))
  expect(errorsOf(await save('2010-02-01'))).toEqual({
    date_of_birth: ['Must be before enrollment, sanad, retirement and death'],
  })
  expect((await save('1980-02-01')).statusCode).toBe(201)
})

test('an editor finds an advocate by each searched field', async () => {
  const values = {
    bar_registration_number: 'M-301',
    name_english: 'Rokeya Sakhawat',
    name_bengali: 'রোকেয়া সাখাওয়াত',
    phone: '01712000301',
    father_name: 'Zahir Saber',
    email: 'rokeya@example.org',
    nid_number: '1880120919321',
    bar_council_no: 'Rng-77',
  } satisfies Record<(typeof advocate.search)[number], string>
  const { id } = await createRecord(staff, 'advocates/', anAdvocate(values))
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '124' }))
  for (const name of advocate.search) {
    const text = encodeURIComponent(values[name as keyof typeof values].slice(1).toUpperCase())
    const found = (await staff.get(`advocates/?search=${text}`)).json<{ id: number }[]>()
    expect([name, found.map((row) => row.id)]).toEqual([name, [id]])
  }
})

test('names of 200 characters, emoji and Bengali conjuncts are returned as typed', async () => {
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
