import { setTimeout as delay } from 'node:timers/promises'
import type { ImportPreview, ImportBody, PastImport } from '@samity/shared-api/contract/config/import'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
jest.setTimeout(60_000)
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
beforeEach(async () => {
  for (const table of ['renters', 'buildings', 'advocates']) {
    await server.sql`delete from ${server.sql(table)}`
    await server.sql`alter table ${server.sql(table)} alter column id restart`
  }
})
afterAll(() => server.close())

const columns = [
  'bar_registration_number',
  'advocate_type',
  'name_english',
  'name_bengali',
  'enrollment_date_As_member',
]
const aRow = (row: number, overrides: Record<number, string> = {}) => ({
  row,
  cells: [`${row}`, 'New', 'Rahim Uddin', 'রহিম উদ্দিন', '01/02/2010'].map(
    (cell, index) => overrides[index] ?? cell,
  ),
})
const importBody = (rows: ImportBody['rows'], overrides: Partial<ImportBody> = {}): ImportBody => ({
  columns,
  rows,
  ...overrides,
})
const dryRun = async (body: ImportBody, target = 'advocates'): Promise<ImportPreview> => {
  const response = await staff.post(`import/${target}/`, body)
  expect(response.statusCode).toBe(200)
  return response.json()
}
const runImport = (body: ImportBody, target = 'advocates') =>
  staff.post(`import/${target}/`, { ...body, dry_run: false })
const readAdvocates = async () =>
  (await staff.get('advocates/?ordering=id')).json() as Record<string, unknown>[]

describe('a dry run', () => {
  test('validates every row and writes nothing', async () => {
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '15' }))
    const preview = await dryRun(
      importBody([
        aRow(2),
        aRow(3, ['১ ৫']),
        aRow(4, ['2']),
        aRow(5, { 1: 'ancient', 2: '', 4: '31/02/2010' }),
      ]),
    )
    expect(preview).toMatchObject({ total: 4, ready: 1, duplicates: 2, wrong: 1 })
    expect(preview.verdicts).toMatchObject([
      { row: 2, verdict: 'new' },
      {
        row: 3,
        verdict: 'duplicate',
        duplicate_of: { id: 1, label: '15, Rahim Uddin' },
        errors: { bar_registration_number: [{ en: 'Already registered: 15, Rahim Uddin' }] },
      },
      {
        row: 4,
        duplicate_of: { row: 2 },
        errors: { bar_registration_number: [{ en: 'Row 2 has the same number' }] },
      },
      {
        row: 5,
        verdict: 'error',
        errors: {
          advocate_type: [{ en: 'Choose one from the list' }],
          name_english: [{ en: 'Required' }],
          enrollment_date_As_member: [{ en: 'Enter a date as DD/MM/YYYY' }],
        },
      },
    ])
    expect(await readAdvocates()).toHaveLength(1)
  })

  test('returns every message in both languages', async () => {
    const { verdicts } = await dryRun(importBody([aRow(2), aRow(12, ['2']), aRow(13, { 2: '' })]))
    expect(verdicts[1]!.errors).toEqual({
      bar_registration_number: [{ en: 'Row 2 has the same number', bn: '২ নম্বর সারিতে একই নম্বর আছে' }],
    })
    expect(verdicts[2]!.errors).toEqual({ name_english: [{ en: 'Required', bn: 'আবশ্যক' }] })
  })

  test('ignores the number of a row with errors when it looks for duplicates', async () => {
    const { verdicts } = await dryRun(importBody([aRow(2, { 0: '7', 2: '' }), aRow(3, ['7'])]))
    expect(verdicts.map(({ verdict: preview }) => preview)).toEqual(['error', 'new'])
  })

  test('points to advocates who could be the same person, and imports the row anyway', async () => {
    await createRecord(
      staff,
      'advocates/',
      anAdvocate({ bar_registration_number: '15', father_name: 'Jamal', nid_number: '1234567890' }),
    )
    const { ready, verdicts } = await dryRun({
      columns: [...columns, 'father_name', 'nid_number', 'phone'],
      rows: [
        { row: 2, cells: [...aRow(2).cells, 'JAMAL', '১২৩ ৪৫৬ ৭৮৯০', '1712345678'] },
        { row: 3, cells: [...aRow(3).cells, '', '', ''] },
      ],
    })
    expect(ready).toBe(2)
    expect(verdicts[0]!.notes!.map(({ en }) => en).toSorted()).toEqual([
      'Same name and father as 15, Rahim Uddin',
      'Same national ID as 15, Rahim Uddin',
      'Same phone as 15, Rahim Uddin',
    ])
    expect(verdicts[1]).toEqual({ row: 3, verdict: 'new' })
  })

  test('refuses a birth in the future or after the enrollment, in the sentence of the form', async () => {
    const { verdicts } = await dryRun({
      columns: [...columns, 'date_of_birth'],
      rows: ['01/01/2199', '০২/০২/২০১০', '31/01/1980'].map((birth, row) => ({
        row: row + 2,
        cells: [...aRow(row + 2).cells, birth],
      })),
    })
    expect(verdicts.map(({ errors }) => errors?.['date_of_birth'])).toEqual([
      [{ en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' }],
      [expect.objectContaining({ en: 'Must be before enrollment, sanad, retirement and death' })],
      undefined,
    ])
  })

  test('refuses the Bar Council number of another advocate or of another row', async () => {
    await createRecord(
      staff,
      'advocates/',
      anAdvocate({ bar_registration_number: '15', bar_council_no: 'BC 77' }),
    )
    const rows = [
      { row: 2, cells: [...aRow(2).cells, 'bc৭৭'] },
      { row: 3, cells: [...aRow(3).cells, '88'] },
      { row: 4, cells: [...aRow(4).cells, '৮৮'] },
      { row: 5, cells: [...aRow(5).cells, ''] },
      { row: 6, cells: [...aRow(6, ['15']).cells, 'BC77'] },
    ]
    const body = { columns: [...columns, 'bar_council_no'], rows }
    const { verdicts } = await dryRun(body)
    expect(verdicts).toMatchObject([
      {
        verdict: 'error',
        errors: { bar_council_no: [{ en: 'This Bar Council number belongs to 15, Rahim Uddin' }] },
      },
      { verdict: 'new' },
      { verdict: 'error', errors: { bar_council_no: [{ en: 'Row 3 has the same Bar Council number' }] } },
      { verdict: 'new' },
      { verdict: 'duplicate', duplicate_of: { id: 1 } },
    ])
    const response = await runImport({ ...body, skip_errors: true })
    expect([response.statusCode, response.json()]).toEqual([201, { imported: 2, skipped: 3 }])
  })
})

describe('Bengali text in a broken encoding', () => {
  const nameErrors = async (...names: string[]) =>
    (await dryRun(importBody(names.map((name, index) => aRow(index + 2, { 3: name }))))).verdicts.map(
      ({ errors }) => errors?.['name_bengali']?.[0]?.en ?? '',
    )

  test.each([
    '†gvt Avãyj Kwig',
    'iwng DwÏb',
    'Kvgvj †nv‡mb',
    'Avwgbyj Bmjvg',
    'iwdKzj Bmjvg',
    'mvjvg',
    'dviæK',
    '‡gvmvt iwngv LvZzb',
    'Kwig',
    'iwng',
    'Avjx',
    'Lvb',
    'gwbi',
    'bvmwib',
  ])('in a legacy font (%s) is refused', async (name) => {
    expect(await nameErrors(name)).toEqual([expect.stringContaining('Bijoy')])
  })

  test.each([
    'মোঃ আব্দুল করিম',
    'Md. Abdul Karim',
    'Advocate Silva',
    'Chowdhury',
    'Edwin McDonald',
    'Harvey Dwight',
    'Anwar',
    'Diwan Sarwar',
    'Ivan',
    'Devnath Shivji',
    'WAHIDUZZAMAN',
    'kawsar',
    'B.A., LL.B',
    'ড. রহিম Ph.D',
  ])('is not detected in %s', async (name) => {
    expect(await nameErrors(name)).toEqual([''])
  })

  test('is detected for a whole column when most of its rows are', async () => {
    const messages = await nameErrors('iwng DwÏb', 'Kvgvj †nv‡mb', 'iwdKzj Bmjvg', 'Kwig', 'করিম')
    expect(messages.map(Boolean)).toEqual([true, true, true, true, false])
  })

  test.each(['à¦°à¦¹à¦¿à¦®', '????? ?????', 'রহি\ufffdম'])(
    'with lost letters (%s) is refused',
    async (name) => {
      expect(await nameErrors(name)).toEqual([expect.stringContaining('letters were lost')])
    },
  )
})

describe('an import', () => {
  test('reads Bengali digits, labels of both languages, a phone without its 0, and spaces', async () => {
    const response = await runImport({
      columns: [
        ...columns,
        'gender',
        'blood_group',
        'phone',
        'is_retired',
        'retirement_date',
        'status',
        'email',
      ],
      rows: [
        {
          row: 2,
          cells: [
            ' ১২৩ ',
            'পুরাতন',
            '  Rahim   Uddin ',
            'রহিম উদ্দিন',
            '০১/০২/২০১০',
            'মহিলা',
            'o+',
            '1712345678',
            'হ্যাঁ',
            '2020-01-31',
            'Active',
            '',
          ],
        },
        {
          row: 3,
          cells: [
            '124',
            'old',
            'Karim',
            'করিম',
            '2010-2-1',
            '',
            '',
            "'+8801712345679",
            '',
            '5.6.2021',
            '',
            '',
          ],
        },
      ],
    })
    expect([response.statusCode, response.json()]).toEqual([201, { imported: 2, skipped: 0 }])
    expect(await readAdvocates()).toMatchObject([
      {
        bar_registration_number: '১২৩',
        advocate_type: 'old',
        name_english: 'Rahim   Uddin',
        gender: 'Female',
        blood_group: 'O+',
        phone: '01712345678',
        is_retired: true,
        retirement_date: '2020-01-31',
        status: 'inactive',
        children: [],
      },
      {
        phone: '01712345679',
        is_retired: true,
        retirement_date: '2021-06-05',
        enrollment_date_As_member: '2010-02-01',
      },
    ])
  })

  test('with one failing row writes nothing, unless the request skips errors', async () => {
    const body = importBody([aRow(2), aRow(3, { 4: 'tomorrow' }), aRow(4, ['2'])], {
      file: 'old register.csv',
    })
    const refusal = await runImport(body)
    expect(refusal.statusCode).toBe(422)
    expect(refusal.json()).toMatchObject({ ready: 1, wrong: 1, duplicates: 1, verdicts: { length: 3 } })
    expect(await readAdvocates()).toEqual([])
    const [{ before } = { before: 0 }] = await server.sql<
      { before: number }[]
    >`select count(*) as before from audit_events`
    expect((await runImport({ ...body, skip_errors: true })).json()).toEqual({ imported: 1, skipped: 2 })
    expect(await readAdvocates()).toMatchObject([{ bar_registration_number: '2' }])
    const auditEntries =
      await server.sql`select actor, action, subject, after from audit_events order by id offset ${before}`
    expect([...auditEntries]).toEqual([
      {
        actor: staff.username,
        action: 'import',
        subject: 'advocates',
        after: { file: 'old register.csv', count: 1, first_id: 1, last_id: 1, skipped: 2 },
      },
    ])
  })

  test('without a new row is refused, even when it skips errors', async () => {
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '2' }))
    const refusal = await runImport(importBody([aRow(2)], { skip_errors: true }))
    expect([refusal.statusCode, refusal.json().message]).toEqual([422, 'There is no new row to import.'])
  })

  test('that is repeated after a lost response is imported once', async () => {
    const again = () =>
      staff.post('import/advocates/', importBody([aRow(2)], { dry_run: false }), {
        'idempotency-key': 'once',
      })
    expect([(await again()).json(), (await again()).json()]).toEqual([
      { imported: 1, skipped: 0 },
      { imported: 1, skipped: 0 },
    ])
    expect(await readAdvocates()).toHaveLength(1)
  })

  test('of three at the same moment imports each number once', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => aRow(index + 2))
    const responses = await Promise.all([
      runImport(importBody(rows)),
      runImport(importBody(rows)),
      runImport(importBody(rows)),
    ])
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
    expect((await staff.get('advocates/?limit=1')).headers['x-total-count']).toBe('300')
  })

  test('refreshes the pages of the website', async () => {
    const before = server.app.dataVersion
    await runImport(importBody([aRow(2)]))
    expect(server.app.dataVersion).toBeGreaterThan(before)
  })

  test.each([
    ['an unknown column', { columns: [...columns, 'photo'] }],
    ['a column twice', { columns: [...columns, 'name_english'] }],
    ['two rows with one row number', { rows: [aRow(2), aRow(2)] }],
    ['no rows', { rows: [] }],
  ])('with %s is refused', async (_what, overrides) => {
    expect((await runImport({ ...importBody([aRow(2)]), ...overrides })).statusCode).toBe(422)
    expect(await readAdvocates()).toEqual([])
  })

  test('is forbidden to roles that may not change records', async () => {
    for (const role of ['cashier', 'auditor'] as const)
      expect(
        (await (await server.as(role)).post('import/advocates/', importBody([aRow(2)]))).statusCode,
      ).toBe(403)
    expect((await server.visitor.post('import/advocates/', importBody([aRow(2)]))).statusCode).toBe(401)
  })
})

describe('10,000 rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => aRow(index + 2))

  test('with three duplicates and a bad date in row 9,000 are validated exactly', async () => {
    const faultyRows = rows.map((one) =>
      one.row === 9000
        ? aRow(9000, { 4: '31/02/2020' })
        : [50, 51, 9999].includes(one.row)
          ? aRow(one.row, ['10'])
          : one,
    )
    const preview = await dryRun(importBody(faultyRows))
    expect(preview).toMatchObject({ total: 10_000, ready: 9996, duplicates: 3, wrong: 1 })
    expect(preview.verdicts.flatMap(({ row, verdict: is }) => (is === 'new' ? [] : [[row, is]]))).toEqual([
      [50, 'duplicate'],
      [51, 'duplicate'],
      [9000, 'error'],
      [9999, 'duplicate'],
    ])
    expect((await runImport(importBody(faultyRows))).statusCode).toBe(422)
    expect(await readAdvocates()).toEqual([])
  })

  test('are imported while other requests are answered', async () => {
    const running = runImport(importBody(rows))
    const state = { done: false }
    void running.then(() => (state.done = true))
    let answered = 0
    while (!state.done) {
      expect((await staff.get('banks/')).statusCode).toBe(200)
      if (!state.done) answered += 1
      await delay(20)
    }
    expect((await running).json()).toEqual({ imported: 10_000, skipped: 0 })
    expect(answered).toBeGreaterThan(5)
  })
})

test('an import is undone: what nobody changed or refers to is deleted, the rest is named', async () => {
  const other = await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '900' }))
  await runImport(importBody([aRow(2), aRow(3), aRow(4)], { file: 'wrong.csv' }))
  const [, first, second, third] = (await readAdvocates()) as { id: number; version: number }[]
  const { id: building } = await createRecord(staff, 'buildings/', {
    building_name: 'Hall',
    institute: 'Bar',
  })
  const unit = { building, floor_no: '1', room_no: '1', rent_amount: '5', security_amount: '0' }
  await createRecord(staff, 'renters/', {
    ...unit,
    renter_name: 'Tea',
    address: 'Road',
    advocate: second!.id,
  })
  await staff.put(`advocates/${third!.id}/`, anAdvocate({ bar_registration_number: '4', version: 1 }))
  const past = async () => (await staff.get('import/advocates/')).json<PastImport[]>()
  const [wrong] = await past()
  expect(wrong).toMatchObject({ file: 'wrong.csv', imported: 3, by: staff.username })
  const undo = (person = staff) =>
    person.post(`import/advocates/${wrong!.id}/undo/`, { reason: 'the list of another bar' })
  expect((await undo(await server.as('cashier'))).statusCode).toBe(403)
  expect((await undo()).json()).toEqual({
    deleted: 1,
    kept: 2,
    labels: ['3, Rahim Uddin', expect.stringMatching(/^4, /)],
  })
  expect((await readAdvocates()).map(({ id }) => id)).toEqual([other.id, second!.id, third!.id])
  expect(first!.id).toBeLessThan(second!.id)
  expect((await undo()).statusCode).toBe(404)
  expect((await past()).map(({ file }) => file)).not.toContain('wrong.csv')
})

describe('renters', () => {
  const renterColumns = [
    'renter_name',
    'address',
    'building',
    'floor_no',
    'room_no',
    'rent_amount',
    'security_amount',
    'advocate',
    'category',
  ]
  const aRenter = (row: number, overrides: Record<number, string> = {}) => ({
    row,
    cells: ['Law Book House', 'Court Road', 'bar  bhaban', '১', '101', '১,৫০০', '10000.50', '', 'ব্যবসা'].map(
      (cell, index) => overrides[index] ?? cell,
    ),
  })
  beforeEach(async () => {
    await createRecord(staff, 'buildings/', { building_name: 'Bar Bhaban', institute: 'Bar' })
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '15' }))
  })

  test('are imported with their building and the advocate who rents', async () => {
    const response = await runImport({ columns: renterColumns, rows: [aRenter(2, { 7: '১৫' })] }, 'renters')
    expect(response.json()).toEqual({ imported: 1, skipped: 0 })
    expect((await staff.get('renters/')).json()).toMatchObject([
      {
        renter_name: 'Law Book House',
        building: 1,
        advocate: 1,
        rent_amount: '1500.00',
        security_amount: '10000.50',
        category: 'Business',
      },
    ])
  })

  test('with an unknown building or advocate are errors, and those already in that room duplicates', async () => {
    await runImport({ columns: renterColumns, rows: [aRenter(2)] }, 'renters')
    const { verdicts } = await dryRun(
      {
        columns: renterColumns,
        rows: [
          aRenter(2, { 0: 'law book house', 2: 'BAR BHABAN', 3: '1' }),
          aRenter(3, { 0: 'Tea Stall', 2: 'Old Hall' }),
          aRenter(4, { 0: 'Tea Stall', 7: '99' }),
          aRenter(5, ['Tea Stall']),
          aRenter(6, ['Tea Stall']),
        ],
      },
      'renters',
    )
    expect(verdicts).toMatchObject([
      { verdict: 'duplicate', duplicate_of: { id: 1 } },
      {
        verdict: 'error',
        errors: { building: [{ en: expect.stringContaining('No building has this name') }] },
      },
      { verdict: 'error', errors: { advocate: [{ en: 'No advocate has this bar registration number' }] } },
      { verdict: 'new' },
      { verdict: 'duplicate', duplicate_of: { row: 5 } },
    ])
  })
})
