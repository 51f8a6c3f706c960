import { randomBytes } from 'node:crypto'
import { dayBefore, today } from '@samity/shared-api/contract'
import type {
  CheckAnswer,
  CheckCode,
  CheckedPaper,
  CheckFigures,
} from '@samity/shared-api/contract/authenticity/check'
import { cleanCode } from '@samity/shared-api/contract/authenticity/code-alphabet'
import { makeCode } from '../../paper-codes/check-codes.ts'
import { anAdvocate, aSale, createRecord, errorsOf } from '../../../test/builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let advocateId: number

/** Words that no answer may contain: one in each field that the public card withholds or never shows. */
const privateValues = {
  father_name: 'ফাঁস-father',
  mother_name: 'leak-mother',
  phone: '01799999991',
  email: 'leak@example.com',
  nid_number: '1234567890',
  current_address: 'leak-address-current',
  permanent_address: 'leak-address-permanent',
  remarks: 'leak-remarks',
  date_of_birth: '1971-03-26',
  blood_group: 'AB-',
}
const buyerValues = {
  customer_name: 'leak-customer',
  customer_phone: '01888888881',
  customer_address: 'leak-home',
}

beforeAll(async () => {
  server = await startTestServer({ OPEN_REQUESTS_PER_MINUTE: '0' })
  ;[admin, staff, cashier] = [await server.as('admin'), await server.as('staff'), await server.as('cashier')]
  const advocate = await createRecord(
    staff,
    'advocates/',
    anAdvocate({
      bar_registration_number: '154',
      ...privateValues,
      withheld_fields: ['phone', 'current_address', 'blood_group', 'date_of_birth', 'father_name', 'photo'],
    }),
  )
  advocateId = advocate.id
})
afterAll(() => server.close())

const check = async <T extends CheckAnswer = CheckAnswer>(query: string): Promise<T> => {
  const response = await server.visitor.get(`check/${query}`)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  return response.json() as T
}
const ofPaper = (serial: number | string, paper = 'VKL') => check(`?paper=${paper}&serial=${serial}`)
const sell = (serial: number | string, overrides: object = {}) =>
  createRecord(
    cashier,
    'vokalotnama/',
    aSale({
      sales_date: today(),
      advocateId: '154',
      serials: [{ from_serial: serial, to_serial: serial }],
      ...buyerValues,
      ...overrides,
    }),
  )
const receive = (
  from_serial: number | string,
  to_serial: number | string,
  kind = 'received',
  paper = 'CRT',
) => createRecord(staff, 'paper-stock/', { paper, kind, from_serial, to_serial, date: today() })
const codesOf = async (kind: string, ids: number[]): Promise<CheckCode[]> =>
  (await cashier.get(`check-codes/?kind=${kind}&ids=${ids.join()}`)).json() as CheckCode[]
const codesOfSerials = async (from: number, to: number, paper = 'VKL') =>
  (await staff.get(`serial-codes/?paper=${paper}&from=${from}&to=${to}&format=json`)).json() as (CheckCode & {
    serial: string
  })[]

test('a paper is sold, then void, then sold again, and each check says so', async () => {
  const sale = await sell('00120')
  const buyer = { number: '154', name_english: 'Rahim Uddin', name_bengali: 'রহিম উদ্দিন' }
  expect(await ofPaper('১২০')).toEqual({
    kind: 'paper',
    paper: 'VKL',
    paper_name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
    serial: '00120',
    status: 'sold',
    sold_on: today(),
    void_on: null,
    removed_on: null,
    removed_as: null,
    advocate: buyer,
    cases: null,
  })
  await staff.delete(`vokalotnama/${sale.id}/`, { reason: 'leak-reason' })
  expect(await ofPaper(120)).toMatchObject({
    status: 'void',
    void_on: today(),
    sold_on: null,
    advocate: null,
  })
  await sell(120)
  expect(await ofPaper(120)).toMatchObject({ status: 'sold', void_on: today(), advocate: buyer })
})

test('a serial is received, spoiled, lost in a book, older than the stock, or was never received', async () => {
  expect(await ofPaper(7, 'CRT')).toMatchObject({ status: 'unknown' })
  await receive('000100', '000199')
  await receive(110, 119, 'spoiled')
  await receive(120, 120, 'returned')
  const statuses = await Promise.all([100, 115, 120, 99, 200].map((serial) => ofPaper(serial, 'CRT')))
  expect(statuses).toMatchObject([
    { status: 'in_stock', serial: '000100' },
    { status: 'removed', removed_as: 'spoiled', removed_on: today(), serial: '000115' },
    { status: 'removed', removed_as: 'returned' },
    { status: 'before_stock' },
    { status: 'not_received' },
  ])
})

test('two forms with the same serials are two papers', async () => {
  const [first, second] = [
    await createRecord(staff, 'form/', { form_name: 'Hazira', form_rate: '10' }),
    await createRecord(staff, 'form/', { form_name: 'Firisti', form_rate: '5' }),
  ]
  await createRecord(cashier, 'form-sale/', {
    form_name: 'Hazira',
    sales_date: today(),
    building_name: 'Bar Bhaban',
    price: '10',
    form_serials: [{ from_serial: 1, to_serial: 5 }],
  })
  expect(await ofPaper(3, `FRM:${first.id}`)).toMatchObject({ status: 'sold', paper_name: { en: 'Hazira' } })
  expect(await ofPaper(3, `FRM:${second.id}`)).toMatchObject({ status: 'unknown' })
  const [code] = await codesOfSerials(3, 3, `FRM:${first.id}`)
  expect(await check(code!.code)).toMatchObject({ status: 'sold', paper: `FRM:${first.id}`, serial: '3' })
  const papers = (await server.visitor.get('check/papers/')).json() as { paper: string }[]
  expect(papers.map(({ paper }) => paper)).toEqual([
    'VKL',
    'CRT',
    'NST',
    'BLB',
    `FRM:${second.id}`,
    `FRM:${first.id}`,
  ])
})

test('a receipt is checked by number or code: live, then void; an expense voucher is no receipt', async () => {
  const sale = await sell(200)
  const [code] = await codesOf('receipt', [sale.id])
  const typed = sale.number.toLowerCase().replace(/-0+/, '-')
  const live = { kind: 'receipt', number: sale.number, status: 'live', amount: '50.00', date: today() }
  expect(await check(code!.code)).toMatchObject(live)
  expect(await check(`?receipt=${typed}`)).toMatchObject(live)
  await staff.delete(`vokalotnama/${sale.id}/`)
  expect(await check(cleanCode(code!.code).toLowerCase())).toMatchObject({ status: 'void', void_on: today() })
  expect(await check('?receipt=VKL-2026-999999')).toMatchObject({ status: 'unknown', amount: null })
  const category = await createRecord(staff, 'expanse_category/', { category: 'Stationery' })
  const voucher = await createRecord(staff, 'actual_expanse/', {
    expanseCategory: category.id,
    actualExpanse: '100',
    date: today(),
  })
  expect(await check(`?receipt=${voucher.number}`)).toMatchObject({ status: 'unknown', amount: null })
  const [voucherCode] = await codesOf('receipt', [voucher.id])
  expect((await server.visitor.get(`check/${voucherCode!.code}`)).statusCode).toBe(410)
})

test("a member's card follows the public card, and an archived member has none", async () => {
  const other = await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: '155', phone: '', status: 'inactive' }),
  )
  const [code, otherCode] = await codesOf('member', [advocateId, other.id])
  expect(await check(code!.code)).toMatchObject({
    kind: 'card',
    card: 'member',
    number: '154',
    name_english: 'Rahim Uddin',
    photo: null,
    is_valid: true,
    standing: { en: 'Active' },
  })
  expect(await check(otherCode!.code)).toMatchObject({ is_valid: false, standing: { en: 'Non-practising' } })
  for (const [standing, en] of [
    ['suspended', 'Suspended'],
    ['transferred', 'Transferred'],
    ['retired', 'Retired'],
    ['deceased', 'Deceased'],
    ['non_practising', 'Non-practising'],
    ['regular', 'Active'],
  ]) {
    await createRecord(staff, `advocates/${other.id}/standing/`, {
      standing,
      from_day: '2026-03-10',
      reason: 'secret',
    })
    const response = await server.visitor.get(`check/${otherCode!.code}`)
    expect(response.json()).toMatchObject({ is_valid: en === 'Active', standing: { en } })
    expect(response.body).not.toContain('secret')
  }
  await staff.post(`advocates/${other.id}/archive/`)
  const response = await server.visitor.get(`check/${otherCode!.code}`)
  expect([response.statusCode, response.body.includes('155')]).toEqual([410, false])
})

test("an associate's card is valid until its day, and void with its registration", async () => {
  const registration = (license_no: string, to_year: number) =>
    createRecord(staff, 'associate-registration/', {
      license_no,
      name: 'Jamal',
      advocate_id: '154',
      advocate_name: 'Rahim Uddin',
      entry_fee: '500',
      from_year: to_year,
      to_year,
      registration_date: today(),
    })
  const year = Number(today().slice(0, 4))
  const [valid, expired] = [await registration('L-1', year), await registration('L-2', year - 1)]
  const [validCode, expiredCode] = await codesOf('associate', [valid.id, expired.id])
  expect(await check(validCode!.code)).toMatchObject({
    card: 'associate',
    number: 'L-1',
    name_english: 'Jamal',
    is_valid: true,
    valid_until: `${year}-12-31`,
    advocate: { number: '154' },
  })
  expect(await check(expiredCode!.code)).toMatchObject({ is_valid: false, valid_until: `${year - 1}-12-31` })
  await staff.delete(`associate-registration/${valid.id}/`)
  expect(await check(validCode!.code)).toMatchObject({
    is_valid: false,
    standing: { en: 'Registration was cancelled' },
  })
})

test('a forged or truncated code, and one of another key, is not genuine', async () => {
  const code = (await codesOfSerials(120, 120))[0]!.code
  expect(await check(code)).toMatchObject({ kind: 'paper', serial: '00120' })
  const symbols = cleanCode(code)
  const forged = symbols.slice(0, -1) + (symbols.endsWith('7') ? '8' : '7')
  const ofOtherKey = makeCode(randomBytes(32), { kind: 16, number: 120 })
  for (const bad of [forged, symbols.slice(0, 17), ofOtherKey, 'x', encodeURIComponent('ক'.repeat(18))]) {
    const response = await server.visitor.get(`check/${bad}`)
    expect([response.statusCode, (response.json() as { message: string }).message]).toEqual([
      404,
      'This code is not genuine. The association has not issued it, or it was typed wrongly.',
    ])
  }
})

test('a new key makes new codes, and printed codes stay genuine', async () => {
  const [before] = await codesOfSerials(120, 120)
  expect((await staff.post('check-keys/', {})).statusCode).toBe(403)
  const response = await admin.post('check-keys/', {})
  expect([response.statusCode, response.json()]).toEqual([201, { version: 2 }])
  const [after] = await codesOfSerials(120, 120)
  expect(after!.code).not.toBe(before!.code)
  for (const { code } of [before!, after!]) expect(await check(code)).toMatchObject({ serial: '00120' })
  const [event] = (await admin.get('audit/?subject=check-keys')).json() as { action: string }[]
  expect(event).toMatchObject({ action: 'create', subject_id: '2' })
})

test('two administrators who add a key at once add two', async () => {
  const responses = await Promise.all([admin.post('check-keys/', {}), admin.post('check-keys/', {})])
  expect(responses.map((response) => (response.json() as { version: number }).version).sort()).toEqual([3, 4])
})

test('no answer contains a private value', async () => {
  await sell(300)
  const [serialCode] = await codesOfSerials(300, 300)
  const [memberCode] = await codesOf('member', [advocateId])
  await server.visitor.post(`check/${serialCode!.code}/cases/`, { case_number: 'leak-case 1' })
  const receipt = (await cashier.get('vokalotnama/?limit=1')).json() as { number: string }[]
  const bodies = await Promise.all(
    [
      'check/?paper=VKL&serial=300',
      `check/?receipt=${receipt[0]!.number}`,
      `check/${serialCode!.code}`,
      `check/${memberCode!.code}`,
      'check/papers/',
    ].map(async (url) => (await server.visitor.get(url)).body),
  )
  // a session shows nothing more
  bodies.push((await admin.get('check/?paper=VKL&serial=300')).body)
  for (const body of bodies)
    for (const value of [...Object.values(privateValues), ...Object.values(buyerValues), 'leak'])
      expect(body).not.toContain(value)
})

test('no answer about an associate, a photo that is withheld or another receipt contains a private value', async () => {
  const [memberPhoto, associatePhoto] = ['1', '2'].map((digit) => `/media/${digit.repeat(40)}`)
  await server.sql`update advocates set photo = ${memberPhoto!} where id = ${advocateId}`
  const associate = await createRecord<{ id: number; number: string }>(staff, 'associate-registration/', {
    license_no: 'L-9',
    name: 'Jamal',
    advocate_id: '154',
    advocate_name: 'leak-typed-name',
    entry_fee: '500',
    remarks: 'leak-associate-remarks',
  })
  await server.sql`insert into associate_photos values (${associate.id}, ${associatePhoto!})`
  const booked = [
    associate,
    await createRecord<{ number: string }>(staff, 'fund-collection/', {
      donation_type: 'others',
      date: today(),
      fund_provider: 'leak-provider',
      fund_amount: '10',
      purpose: 'leak-purpose',
    }),
    await createRecord<{ number: string }>(staff, 'advocate-change/', {
      date: today(),
      client_name: 'leak-client',
      advocate_id: '154',
      advocate_name: 'leak-typed-name',
      fee: '10',
      case_no: 'leak-case',
    }),
  ]
  const codes = [...(await codesOf('associate', [associate.id])), ...(await codesOf('member', [advocateId]))]
  const answers = await Promise.all([
    ...booked.map(({ number }) => check(`?receipt=${number}`)),
    ...codes.map(({ code }) => check(code)),
  ])
  expect(answers.map(({ kind }) => kind)).toEqual(['receipt', 'receipt', 'receipt', 'card', 'card'])
  const text = JSON.stringify(answers)
  for (const value of [...Object.values(privateValues), memberPhoto, associatePhoto, 'leak'])
    expect(text).not.toContain(value)
})

test('the same paper in a second case shows the first day to the clerk and alerts administrators once', async () => {
  await sell(400)
  const [code] = await codesOfSerials(400, 400)
  const note = (case_number: string) => server.visitor.post(`check/${code!.code}/cases/`, { case_number })
  const alerts = async () => ((await admin.get('dashboard/')).json() as { double_cases: number }).double_cases
  const first = await note('CR 12/2026')
  expect([first.statusCode, first.json()]).toMatchObject([201, { cases: { count: 1, first_day: today() } }])
  // the same case in another spelling
  expect((await note('cr ১২/২০২৬')).json()).toMatchObject({ cases: { count: 1 } })
  expect(await alerts()).toBe(0)
  await server.sql`update check_cases set created_at = created_at - interval '1 day' where serial = 400`
  const second = await note('GR 9/2026')
  expect(second.json()).toMatchObject({ cases: { count: 2, first_day: dayBefore(today()) } })
  expect(second.body).not.toContain('CR 12')
  expect(await alerts()).toBe(1)
  const [event] = (await admin.get('audit/?subject=check')).json() as object[]
  expect(event).toMatchObject({ action: 'second-case', number: 'VKL 400', actor: 'anonymous' })
  const figures = (await admin.get('check-figures/')).json() as CheckFigures
  expect(figures.double_cases).toMatchObject([
    { paper: 'VKL', serial: '400', cases: [{ case_number: 'CR 12/2026' }, { case_number: 'GR 9/2026' }] },
  ])
  expect((await admin.post('check-figures/review/', { paper: 'VKL', serial: 400 })).statusCode).toBe(204)
  expect(await alerts()).toBe(0)
  await note('GR 10/2026')
  expect(await alerts()).toBe(1)
  const reason = 'The second clerk had typed a wrong case number'
  expect((await staff.post('check-figures/review/', { paper: 'VKL', serial: 400, reason })).statusCode).toBe(
    403,
  )
  await admin.post('check-figures/review/', { paper: 'VKL', serial: 400, reason: ` ${reason} ` })
  const reviewed = (await admin.get('check-figures/')).json() as CheckFigures
  expect(reviewed.double_cases).toMatchObject([{ serial: '400', reason, reviewed_by: expect.any(String) }])
  expect((await cashier.get('dashboard/')).json()).not.toHaveProperty('double_cases')
})

test('a review sets invented case numbers aside, and the check page counts only the others', async () => {
  await sell(450)
  const note = (case_number: string) =>
    server.visitor.post('check/cases/', { paper: 'VKL', serial: '450', case_number })
  await note('CR 1/2026')
  await note('GR 777/2026')
  const casesOf450 = async () => {
    const { double_cases } = (await admin.get('check-figures/')).json() as CheckFigures
    return double_cases.find(({ serial }) => serial === '450')!.cases
  }
  const [genuine, invented] = await casesOf450()
  const review = (set_aside: number[]) =>
    admin.post('check-figures/review/', {
      paper: 'VKL',
      serial: 450,
      reason: 'Nobody filed GR 777',
      set_aside,
    })
  expect((await review([invented!.id])).statusCode).toBe(204)
  expect(await ofPaper(450)).toMatchObject({ cases: { count: 1 } })
  expect((await casesOf450()).map(({ set_aside }) => set_aside)).toEqual([false, true])
  // the same invention again changes nothing, a further case does
  expect((await note('GR 777/2026')).json()).toMatchObject({ cases: { count: 1 } })
  expect((await note('CR 2/2026')).json()).toMatchObject({ cases: { count: 2 } })
  await review([])
  expect(await ofPaper(450)).toMatchObject({ cases: { count: 3 } })
  expect(genuine!.case_number).toBe('CR 1/2026')
})

test('the form of another website notes nothing', async () => {
  await sell(451)
  const note = (headers: Record<string, string>) =>
    server.visitor.post(
      'check/cases/',
      new URLSearchParams({ paper: 'VKL', serial: '451', case_number: 'CR 5/2026' }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded', host: 'bar.example', ...headers },
    )
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) expect((await note(headers)).statusCode).toBe(403)
  expect(await ofPaper(451)).toMatchObject({ cases: null })
  expect((await note({ origin: 'https://bar.example' })).statusCode).toBe(201)
  expect((await note({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201)
})

test('the code in the path of a form leads to no other page', async () => {
  const answer = await server.visitor.post(
    `check/${encodeURIComponent('../../x')}/cases/`,
    'case_number=CR+5%2F2026',
    { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  )
  expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
})

test('two clerks who note the same paper at the same moment raise the alert', async () => {
  const notes = await Promise.all(
    ['CR 1/26', 'CR 2/26'].map((case_number) =>
      server.visitor.post('check/cases/', { paper: 'VKL', serial: '401', case_number }),
    ),
  )
  expect(notes.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const events = (await admin.get('audit/?subject=check')).json() as { number: string }[]
  expect(events.filter(({ number }) => number === 'VKL 401')).toHaveLength(1)
})

test('a case is one case, however its number is written, and what was typed stays for show', async () => {
  const note = async (serial: string, case_number: string) =>
    (
      (
        await server.visitor.post('check/cases/', { paper: 'VKL', serial, case_number })
      ).json() as CheckedPaper
    ).cases
  for (const same of [
    'CR-12/2026',
    'C.R. 12/2026',
    'CR 12/26',
    'সি.আর. ১২/২৬',
    'C.R. Case No. 012 of 2026',
    'cr12–২০২৬',
  ])
    expect([same, await note('410', same)]).toMatchObject([same, { count: 1 }])
  const [stored] = await server.sql`select case_number from check_cases where serial = 410`
  expect(stored).toEqual({ case_number: 'CR-12/2026' })
  for (const [index, other] of ['CR 12/2025', 'GR 12/2026', 'CR 122/026', 'CR 1/2026', 'CR 12'].entries())
    expect([other, await note('410', other)]).toMatchObject([other, { count: index + 2 }])
})

test.each(['constructor', '__proto__'])(
  'no paper is named %s, and no case is noted for it',
  async (paper) => {
    const cases = ['CR 1/2026', 'CR 2/2026'].map((case_number) =>
      server.visitor.post('check/cases/', { paper, serial: '12', case_number }),
    )
    expect((await Promise.all(cases)).map(({ statusCode }) => statusCode)).toEqual([422, 422])
    expect((await server.visitor.get(`check/?paper=${paper}&serial=12`)).statusCode).toBe(422)
    expect((await admin.get('check-figures/')).statusCode).toBe(200)
  },
)

test('cases that were noted for no paper do not break the figures', async () => {
  for (const case_number of ['CR 3/2026', 'CR 4/2026'])
    await server.sql`insert into check_cases ${server.sql({ stationery: 'constructor', serial: 12, case_number, sender: 'x' })}`
  const { double_cases } = (await admin.get('check-figures/')).json<CheckFigures>()
  expect(double_cases).toContainEqual(
    expect.objectContaining({ paper: 'constructor', paper_name: { en: 'constructor', bn: 'constructor' } }),
  )
})

test('a case number is needed, and only a paper has cases', async () => {
  const [code] = await codesOf('member', [advocateId])
  const responses = [
    await server.visitor.post('check/cases/', { paper: 'VKL', serial: '402', case_number: ' ' }),
    await server.visitor.post('check/cases/', { paper: 'VKL', serial: 'x', case_number: 'CR 1' }),
    await server.visitor.post(`check/${code!.code}/cases/`, { case_number: 'CR 1' }),
  ]
  expect(responses.map((response) => [response.statusCode, Object.keys(errorsOf(response))])).toEqual([
    [422, ['case_number']],
    [422, ['serial']],
    [422, ['case_number']],
  ])
  const withoutCode = await server.visitor.post('check/0000/cases/', { case_number: 'CR 1' })
  expect(withoutCode.statusCode).toBe(404)
})

test('a browser without scripts is led back to the page of the paper', async () => {
  const browserHeaders = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  }
  const post = (fields: Record<string, string>) =>
    server.visitor.post('check/cases/', new URLSearchParams(fields).toString(), browserHeaders)
  const response = await post({ paper: 'VKL', serial: '403', case_number: 'CR 5/26', language: 'bn' })
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    '/bn/check?paper=VKL&serial=403&noted=1',
  ])
  const refusal = await post({ paper: 'VKL', serial: '403', case_number: '' })
  expect(refusal.headers.location).toBe('/check?paper=VKL&serial=403&refused=case')
  // a number that is refused comes back to its field, and a text of any length has an end
  const withoutDigit = await post({ paper: 'VKL', serial: '403', case_number: `জি.আর.${' x'.repeat(100)}` })
  const { searchParams } = new URL(withoutDigit.headers.location!, 'http://localhost')
  expect([searchParams.get('refused'), searchParams.get('case')]).toEqual([
    'case',
    `জি.আর.${' x'.repeat(100)}`.slice(0, 60),
  ])
})

test('a look-up needs paper and serial, and names what is missing', async () => {
  for (const query of ['', '?serial=1', '?paper=VKL', '?paper=VKL&serial='])
    expect((await server.visitor.get(`check/${query}`)).statusCode).toBe(400)
  for (const serial of ['0', '-1', '1e3', '1-100', 'abc', '9'.repeat(20)]) {
    const response = await server.visitor.get(`check/?paper=VKL&serial=${serial}`)
    expect([response.statusCode, Object.keys(errorsOf(response))]).toEqual([422, ['serial']])
  }
  const unknownPaper = await server.visitor.get('check/?paper=Passport&serial=1')
  expect([unknownPaper.statusCode, Object.keys(errorsOf(unknownPaper))]).toEqual([422, ['paper']])
})

test('the file for the press has a line for each serial, and the audit log names the range', async () => {
  const response = await staff.get('serial-codes/?paper=Vokalotnama&from=000998&to=002003')
  expect([
    response.statusCode,
    response.headers['content-type'],
    response.headers['content-disposition'],
  ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="codes-VKL-998-2003.csv"'])
  const lines = response.body.trimEnd().split('\r\n')
  expect([lines.length, lines[0]]).toEqual([1007, '\uFEFFserial,code,url'])
  const [serial, code, url] = lines[1]!.split(',') as [string, string, string]
  expect([serial, url.endsWith(`/check/${cleanCode(code)}`)]).toEqual(['000998', true])
  expect(await check(code)).toMatchObject({ paper: 'VKL', serial: '998' })
  expect(new Set(lines).size).toBe(1007)
  const [event] = (await admin.get('audit/?subject=serial-codes')).json() as object[]
  expect(event).toMatchObject({
    action: 'print',
    number: 'VKL',
    after: { from: 998, to: 2003, format: 'csv' },
  })
})

test('codes of serials are for those who keep the stock, and a range has a limit', async () => {
  const range = 'serial-codes/?paper=VKL&from=1&to=10'
  expect((await server.visitor.get(range)).statusCode).toBe(401)
  expect((await cashier.get(range)).statusCode).toBe(403)
  expect((await staff.get('serial-codes/?paper=VKL&from=1&to=100001')).statusCode).toBe(400)
  expect((await staff.get('serial-codes/?paper=VKL&from=10&to=9')).statusCode).toBe(400)
  expect((await staff.get('serial-codes/?paper=VKL&from=1&to=1626&format=json')).statusCode).toBe(400)
})

test('a clearance certificate is valid until it is void, and its answer has only what the public card shows', async () => {
  const certificate = await createRecord<{ id: number; number: string }>(staff, 'clearance-certificates/', {
    advocate_id: '154',
    purpose: 'leak-purpose',
  })
  const [printed] = await codesOf('clearance', [certificate.id])
  const [year, month, day] = today().split('-')
  const names = { name_english: 'Rahim Uddin', name_bengali: 'রহিম উদ্দিন' }
  expect(await check(printed!.code)).toEqual({
    kind: 'card',
    card: 'clearance',
    title: { en: 'Clearance certificate', bn: 'ছাড়পত্র' },
    number: certificate.number,
    ...names,
    photo: null,
    is_valid: true,
    standing: {
      en: `Owed nothing to the association on ${day}/${month}/${year}`,
      bn: expect.stringContaining('তারিখে সমিতির কোনো বকেয়া ছিল না'),
    },
    valid_until: null,
    advocate: { number: '154', ...names },
  })
  await staff.delete(`clearance-certificates/${certificate.id}/`, { reason: 'leak-void-reason' })
  const answer = await check(printed!.code)
  expect(answer).toMatchObject({ is_valid: false, standing: { en: 'The certificate is void' } })
  expect(JSON.stringify(answer)).not.toContain('leak')
})

test('look-ups are counted by day and result, and nobody can see what was looked up', async () => {
  await server.visitor.get('check/NOTGENUINE')
  await server.app.close()
  const rows = await server.sql<{ kind: string; result: string; count: number }[]>`
    select kind, result, count from check_counts where day = ${today()}`
  expect(rows).toContainEqual({ kind: 'paper', result: 'sold', count: expect.any(Number) as number })
  expect(rows.find(({ result }) => result === 'not_genuine')?.count).toBeGreaterThan(5)
})
