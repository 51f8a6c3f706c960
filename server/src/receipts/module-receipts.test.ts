import { rmSync } from 'node:fs'
import { today, yearOf } from '@samity/shared-api/contract'
import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import type { ModuleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import type { SearchResult } from '@samity/shared-api/contract/system/search'
import type { ServiceClaims } from '@samity/shared-api/module'
import { activate } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import { verifyAudit } from '../audit/verify-audit.ts'
import { reconcile } from '../features/accounts/reconciliation.ts'
import { aFine, aModuleWithSeries, anAdvocate, createRecord, errorsOf, word } from '../../test/builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'

let releases: string
let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let auditor: TestUser

beforeEach(async () => {
  releases = aFolder()
  const library = aRelease(releases, aModuleWithSeries('mfe-library', ['LIB']))
  const canteen = aRelease(releases, aModuleWithSeries('mfe-canteen', ['TEA', 'BUN']))
  activate(releases, 'mfe-library', library.release, 'build')
  activate(releases, 'mfe-canteen', canteen.release, 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
  staff = await server.as('staff')
  cashier = await server.as('cashier')
  auditor = await server.as('auditor')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const approve = (code: string, body: object = {}) => admin.post(`receipt-series/${code}/approve/`, body)
const withdraw = (code: string) => admin.post(`receipt-series/${code}/withdraw/`, { reason: 'Not needed' })
const readSeries = async () => (await cashier.get('receipt-series/')).json<ModuleSeries[]>()
const failingChecks = async () => (await reconcile(server.sql)).laws.filter(({ ok }) => !ok)

describe('an administrator', () => {
  test('sees the series of active releases and approves one; its head gets a category of its own', async () => {
    expect((await readSeries()).map(({ code, module, status }) => [code, module, status])).toEqual([
      ['BUN', 'mfe-canteen', 'pending'],
      ['LIB', 'mfe-library', 'pending'],
      ['TEA', 'mfe-canteen', 'pending'],
    ])
    expect((await approve('LIB')).json()).toMatchObject({
      code: 'LIB',
      title: word('Title of LIB'),
      head: word('Head of LIB'),
      status: 'approved',
      is_declared: true,
      category: 'Head of LIB',
      approved_by: admin.username,
    })
    const heads = (await staff.get('heads/')).json<{ id: number; code: string; category: string }[]>()
    expect(heads.at(-1)).toMatchObject({ id: 1001, code: 'LIB', kind: 'income', category: 'Head of LIB' })
    const [event] = (await admin.get('audit/?subject=receipt-series')).json<object[]>()
    expect(event).toMatchObject({ actor: admin.username, action: 'approve', subject_id: 'LIB' })
  })

  test('chooses another category for the head', async () => {
    const { id } = await createRecord(staff, 'income_category/', { category: 'Library' })
    expect((await approve('LIB', { category: 'library' })).json()).toMatchObject({ category: 'Library' })
    expect((await approve('TEA', { category: id })).json()).toMatchObject({ category: 'Library' })
    expect(errorsOf(await approve('BUN', { category: 'Nothing' }))).toEqual({
      category: ['This category does not exist'],
    })
    expect((await readSeries()).find(({ code }) => code === 'BUN')?.status).toBe('pending')
  })

  test('approves a series once, and only one that an active release declares', async () => {
    await approve('LIB')
    const again = await approve('LIB')
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      `The receipt series LIB was already approved by ${admin.username}.`,
    ])
    expect((await approve('XYZ')).statusCode).toBe(404)
    expect((await approve('VKL')).statusCode).toBe(404)
    for (const person of [staff, cashier, auditor])
      expect((await person.post('receipt-series/TEA/approve/', {})).statusCode).toBe(403)
    expect((await server.visitor.get('receipt-series/')).statusCode).toBe(401)
  })

  test('withdraws an approval: stored receipts stay and can be corrected, new ones are refused', async () => {
    await approve('LIB')
    const { id, number } = await createRecord(staff, 'receipts/LIB/', aFine())
    expect((await withdraw('LIB')).json()).toMatchObject({ status: 'withdrawn' })
    const refusal = await staff.post('receipts/LIB/', aFine())
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      409,
      'The approval of the receipt series LIB was withdrawn. No new receipts can be posted.',
    ])
    expect((await withdraw('LIB')).statusCode).toBe(409)
    expect((await staff.put(`receipts/LIB/${id}/`, aFine({ payer: 'Rahim' }))).json()).toMatchObject({
      number,
      payer: 'Rahim',
    })
    expect((await staff.delete(`receipts/LIB/${id}/`)).statusCode).toBe(204)
    expect((await approve('LIB')).json()).toMatchObject({ status: 'approved', category: 'Head of LIB' })
    expect(await createRecord(staff, 'receipts/LIB/', aFine())).toMatchObject({ number: 'LIB-2026-000002' })
    expect((await staff.get('heads/')).json<object[]>()).toHaveLength(20)
  })
})

describe('a receipt of a module', () => {
  test('is refused with a sentence until the series is approved', async () => {
    const refusal = await staff.post('receipts/LIB/', aFine())
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      409,
      'The receipt series LIB waits for approval. An administrator approves it on Settings → Module Settings.',
    ])
    const inBengali = await staff.post('receipts/LIB/', aFine(), { 'accept-language': 'bn' })
    expect(inBengali.json().message).toContain('অনুমোদনের অপেক্ষায়')
    expect((await staff.post('receipts/XYZ/', aFine())).statusCode).toBe(404)
    expect((await staff.post('receipts/VKL/', aFine())).statusCode).toBe(404)
  })

  test('has a number, its lines and a total that is their sum', async () => {
    await approve('LIB')
    const fine = await createRecord<ModuleReceipt>(cashier, 'receipts/LIB/', aFine({ date: today() }))
    expect(fine).toMatchObject({
      number: `LIB-${yearOf(today())}-000001`,
      date: today(),
      payer: 'Karim',
      total: '25.50',
      lines: [
        { description: 'Returned late', amount: '20.00' },
        { description: 'A torn page', amount: '5.50' },
      ],
      payments: [{ payment_type: 'cash', amount: '25.50' }],
      created_by: cashier.username,
      voided_at: null,
    })
    expect((await auditor.get(`receipts/LIB/${fine.id}/`)).json()).toEqual(fine)
    expect((await auditor.get(`receipts/TEA/${fine.id}/`)).statusCode).toBe(404)
  })

  test('is refused without lines, payer or a day that may be booked', async () => {
    await approve('LIB')
    const errorsFor = async (body: object) => Object.keys(errorsOf(await staff.post('receipts/LIB/', body)))
    expect(await errorsFor(aFine({ lines: [] }))).toEqual(['lines'])
    expect(await errorsFor(aFine({ lines: [{ description: 'x', amount: '0' }] }))).toEqual(['lines.0.amount'])
    expect(await errorsFor(aFine({ lines: [{ description: '', amount: '1' }] }))).toEqual([
      'lines.0.description',
    ])
    expect(await errorsFor(aFine({ payer: '' }))).toEqual(['payer'])
    expect(await errorsFor(aFine({ advocate_id: '999' }))).toEqual(['advocate_id'])
    expect(await errorsFor(aFine({ date: `${yearOf(today()) + 1}-01-01` }))).toEqual(['date'])
    expect(Object.keys(errorsOf(await cashier.post('receipts/LIB/', aFine())))).toEqual(['date'])
    expect((await server.sql`select 1 from receipts`).length).toBe(0)
  })

  test('of an advocate names the advocate; a book number is used once a year', async () => {
    await approve('LIB')
    await createRecord(staff, 'advocates/', anAdvocate())
    const body = aFine({ advocate_id: '১২৩', payer: '', receipt_no: 'B-7' })
    expect(await createRecord(staff, 'receipts/LIB/', body)).toMatchObject({
      advocate_id: '১২৩',
      payer: 'Rahim Uddin',
      receipt_no: 'B-7',
      book_no: 'B-7',
    })
    expect(errorsOf(await staff.post('receipts/LIB/', body))).toEqual({
      receipt_no: ['This receipt number is already used in this year'],
    })
    const { receipts } = (await staff.get('search/?q=123')).json<SearchResult>()
    expect(receipts).toMatchObject([{ stream: 'LIB', stream_title: word('Title of LIB') }])
  })

  test('may be posted by sellers, changed and voided by editors, read by everybody with a session', async () => {
    await approve('LIB')
    const { id } = await createRecord(cashier, 'receipts/LIB/', aFine({ date: today() }))
    expect((await auditor.post('receipts/LIB/', aFine())).statusCode).toBe(403)
    for (const person of [cashier, auditor]) {
      expect((await person.get('receipts/LIB/')).statusCode).toBe(200)
      expect((await person.put(`receipts/LIB/${id}/`, aFine())).statusCode).toBe(403)
      expect((await person.delete(`receipts/LIB/${id}/`)).statusCode).toBe(403)
    }
    expect((await server.visitor.get('receipts/LIB/')).statusCode).toBe(401)
  })

  test('is found by number and payer, listed with count and amount, printed and counted', async () => {
    await approve('LIB')
    await approve('TEA')
    for (const payer of ['Karim', 'Rahim', 'Karim'])
      await createRecord(staff, 'receipts/LIB/', aFine({ payer }))
    await createRecord(staff, 'receipts/TEA/', aFine({ payer: 'Karim', payment_type: 'bank' }))
    const page = await cashier.get('receipts/LIB/?limit=1&search=karim&from=2026-03-01&to=2026-03-31')
    expect(page.json<ModuleReceipt[]>().map(({ number }) => number)).toEqual(['LIB-2026-000003'])
    expect(page.headers).toMatchObject({ 'x-total-count': '2', 'x-total-amount': '51.00' })
    expect((await cashier.get('receipts/TEA/?payment_type=cash')).headers['x-total-count']).toBe('0')
    for (const query of ['lib 2', 'LIB-2026-2', 'lib-2026-000002']) {
      const { receipts } = (await cashier.get(`search/?q=${query}`)).json<SearchResult>()
      expect(receipts[0]).toMatchObject({
        number: 'LIB-2026-000002',
        stream: 'LIB',
        stream_title: word('Title of LIB'),
        total: '25.50',
      })
    }
    expect((await cashier.get('receipts/LIB-2026-000002/')).json<Receipt>()).toMatchObject({
      stream: 'LIB',
      payer: 'Rahim',
      total: '25.50',
      lines: [
        { label: word('Head of LIB'), note: 'Returned late', amount: '20.00' },
        { label: word('Head of LIB'), note: 'A torn page', amount: '5.50' },
      ],
    })
    expect((await cashier.post('receipts/LIB-2026-000002/print/', {})).json()).toMatchObject({ prints: 1 })
  })

  test('is in the dashboard, the monthly list, the year report, the funds and the records behind them', async () => {
    await approve('LIB')
    await staff.post('income-category-percentage/', { category: 'Head of LIB', percentage: 60 })
    const { number } = await createRecord(staff, 'receipts/LIB/', aFine({ date: today() }))
    const year = yearOf(today())
    const figures = (await staff.get('dashboard/')).json<DashboardFigures>()
    expect(figures.today?.heads).toEqual([{ id: 1001, name: word('Head of LIB'), amount: '25.50' }])
    expect(figures.receipts).toMatchObject([{ number, stream: 'LIB', stream_title: word('Title of LIB') }])
    const list = (await auditor.get(`monthly-income/?year=${year}`)).json<MonthlyList>()
    expect(list.category_totals['Head of LIB']).toBe('25.50')
    const report = (await auditor.get(`income-report/?year=${year}&period=whole`)).json<YearReport>()
    expect(report.categories.find(({ category }) => category === 'Head of LIB')?.actual).toBe('25.50')
    const { summary } = (await auditor.get(`general-income-report/?year=${year}`)).json<FundReport>()
    expect([summary.share, summary.unallocated]).toEqual(['15.30', '10.20'])
    const records = (await auditor.get(`ledger-records/?side=income&head=1001`)).json<LedgerRecord[]>()
    expect(records).toMatchObject([{ number, stream: 'LIB', purposes: [word('Head of LIB')] }])
    expect(await failingChecks()).toEqual([])
  })

  test('moves with its head to another category, and back', async () => {
    await approve('LIB')
    await createRecord(staff, 'receipts/LIB/', aFine())
    await createRecord(staff, 'income_category/', { category: 'Library' })
    const move = await staff.put('heads/1001/', { category: 'Library', from: '2026-01-01' })
    expect(move.json()).toMatchObject({ category: 'Library', code: 'LIB' })
    expect((await staff.get('ledger-records/?category=21')).json<object[]>()).toHaveLength(1)
    expect(await failingChecks()).toEqual([])
    expect(await verifyAudit(server.sql)).toMatchObject({ ok: true, problem: null })
  })

  test('is refused in a locked period; an administrator voids it there with a reason, as a correction', async () => {
    await approve('LIB')
    const { id, number } = await createRecord(staff, 'receipts/LIB/', aFine({ date: '2025-03-10' }))
    await admin.put('lock/', { locked_up_to: '2025-12-31' })
    for (const refusal of [
      await staff.post('receipts/LIB/', aFine({ date: '2025-03-10' })),
      await staff.put(`receipts/LIB/${id}/`, aFine({ date: '2025-03-10' })),
      await staff.delete(`receipts/LIB/${id}/`, { reason: 'A mistake' }),
      await admin.delete(`receipts/LIB/${id}/`),
    ])
      expect(refusal.statusCode).toBe(409)
    const opening = {
      first_day: '2025-03-10',
      last_day: '2025-03-10',
      hours: 1,
      reason: 'A forgotten receipt book',
    }
    expect((await admin.post('lock/exceptions/', opening)).statusCode).toBe(201)
    expect((await staff.post('receipts/LIB/', aFine({ date: '2025-03-10' }))).statusCode).toBe(201)
    await server.sql`update lock_exceptions set ended_at = now(), ended_by = ${admin.id}`
    expect((await admin.delete(`receipts/LIB/${id}/`, { reason: 'A mistake' })).statusCode).toBe(204)
    const records = (await staff.get('ledger-records/?head=1001&ordering=date')).json<LedgerRecord[]>()
    expect(records.filter((one) => one.number === number).map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-03-10', '25.50'],
      [today(), '-25.50'],
    ])
    expect(await failingChecks()).toEqual([])
  })

  test('that someone changes behind the back of Samity is found by the audit log', async () => {
    await approve('LIB')
    await createRecord(staff, 'receipts/LIB/', aFine({ advocate_id: '' }))
    expect(await verifyAudit(server.sql)).toMatchObject({ ok: true })
    await server.sql`update module_receipts set advocate_number = '7'`
    expect((await verifyAudit(server.sql)).problem).toContain('LIB-2026-000001 was changed outside')
    await server.sql`delete from module_receipts`
    expect((await failingChecks()).map(({ law, first }) => [law, first])).toEqual([
      ['records', 'LIB-2026-000001'],
    ])
  })

  test('stays in lists, search and reports when its module is gone, and no new one can be posted', async () => {
    await approve('LIB')
    const { id } = await createRecord(staff, 'receipts/LIB/', aFine())
    const empty = aRelease(releases, aModuleWithSeries('mfe-library', [], '1.1.0'))
    activate(releases, 'mfe-library', empty.release, 'build')
    expect((await readSeries()).find(({ code }) => code === 'LIB')).toMatchObject({
      status: 'approved',
      is_declared: false,
    })
    expect((await staff.post('receipts/LIB/', aFine())).json().message).toBe(
      'The receipt series LIB belongs to mfe-library, and no active release of it declares the series.',
    )
    expect((await staff.get('receipts/LIB/')).headers['x-total-amount']).toBe('25.50')
    expect((await staff.get('search/?q=LIB-2026-1')).json<SearchResult>().receipts).toHaveLength(1)
    expect((await staff.get('ledger-records/?head=1001')).json<object[]>()).toHaveLength(1)
    expect((await staff.delete(`receipts/LIB/${id}/`)).statusCode).toBe(204)
    expect(await failingChecks()).toEqual([])
  })

  test('keeps its series from another module that declares the same code later', async () => {
    await approve('LIB')
    const empty = aRelease(releases, aModuleWithSeries('mfe-library', [], '1.1.0'))
    activate(releases, 'mfe-library', empty.release, 'build')
    const books = aRelease(releases, aModuleWithSeries('mfe-books', ['LIB']))
    activate(releases, 'mfe-books', books.release, 'build')
    await withdraw('LIB')
    expect((await approve('LIB')).json().message).toBe(
      'The receipt series LIB belongs to mfe-library. Another module needs another code.',
    )
    expect((await staff.post('receipts/LIB/', aFine())).statusCode).toBe(409)
  })
})

test('numbers of a series have no gaps when cashiers post, fail and void at the same time', async () => {
  await approve('LIB')
  await approve('TEA')
  const people = await Promise.all(Array.from({ length: 6 }, () => server.as('staff')))
  await Promise.all(
    people.map(async (person, nth) => {
      for (let round = 0; round < 10; round++) {
        const series = (nth + round) % 3 === 0 ? 'TEA' : 'LIB'
        const { id } = await createRecord(person, `receipts/${series}/`, aFine())
        if (round % 4 === 1) await person.delete(`receipts/${series}/${id}/`)
        // a book number that is taken rolls back the whole receipt, its number too
        await person.post(`receipts/${series}/`, aFine({ receipt_no: 'taken' }))
      }
    }),
  )
  const counts = await server.sql<{ series: string; rows: number; last: number; counter: number }[]>`
    select r.series, count(*) as rows, max(r.serial) as last, max(c.last) as counter
    from receipts r join receipt_counters c on c.series = r.series and c.year = r.year
    group by r.series`
  expect(counts).toHaveLength(2)
  for (const { rows, last, counter } of counts) expect([last, counter]).toEqual([rows, rows])
  expect(counts.map(({ rows }) => rows).reduce((one, other) => one + other)).toBe(62)
  expect(await failingChecks()).toEqual([])
})

test('a withdrawal and receipts at the same time: every posted receipt is older than the withdrawal', async () => {
  await approve('LIB')
  const posts = Array.from({ length: 12 }, () => staff.post('receipts/LIB/', aFine()))
  const [withdrawal, ...responses] = await Promise.all([withdraw('LIB'), ...posts])
  expect(withdrawal?.statusCode).toBe(200)
  for (const { statusCode } of responses) expect([201, 409]).toContain(statusCode)
  const posted = responses.filter(({ statusCode }) => statusCode === 201).length
  expect((await server.sql`select 1 from receipts`).length).toBe(posted)
  expect(await failingChecks()).toEqual([])
})

describe('a service', () => {
  const claimsOf = (person: TestUser, role: ServiceClaims['role'], aud = 'mfe-library'): ServiceClaims => ({
    iss: 'http://localhost',
    aud,
    sub: `user:${person.id}`,
    ...(role && { role }),
    permissions: [],
    language: 'en',
    release: '1.0.0+0123456789ab',
    request: 'r',
    iat: 0,
    exp: 0,
    jti: 'j',
  })
  const tokens = new Map<string, ServiceClaims>()
  beforeEach(async () => {
    tokens.clear()
    server.app.serviceTokens.verify = async (token) => tokens.get(token)
    await approve('LIB')
    await approve('TEA')
  })
  const withToken = (claims: ServiceClaims, key = '') => {
    tokens.set('a.gateway.token', claims)
    return { authorization: 'Bearer a.gateway.token', ...(key && { 'idempotency-key': key }) }
  }
  const post = (headers: Record<string, string>, series = 'LIB') =>
    server.visitor.post(`receipts/${series}/`, aFine({ date: today() }), headers)

  test('posts for the person in its token, who is named on the receipt and in the audit log', async () => {
    const response = await post(withToken(claimsOf(cashier, 'cashier')))
    expect(response.json()).toMatchObject({ total: '25.50', created_by: cashier.username })
    const [event] = (await admin.get('audit/?subject=receipts')).json<object[]>()
    expect(event).toMatchObject({ actor: cashier.username, action: 'create', number: response.json().number })
  })

  test('posts once for repeats with the same key', async () => {
    const headers = withToken(claimsOf(cashier, 'cashier'), 'once')
    const first = await post(headers)
    const repeats = await Promise.all([post(headers), post(headers)])
    for (const repeat of repeats) expect(repeat.json()).toEqual(first.json())
    expect((await server.sql`select 1 from receipts`).length).toBe(1)
  })

  test('is refused with the token of another module, for every method', async () => {
    const { id } = await createRecord(staff, 'receipts/LIB/', aFine())
    const headers = withToken(claimsOf(admin, 'admin', 'mfe-canteen'))
    const refusal = await post(headers)
    expect([refusal.statusCode, refusal.json().message]).toEqual([403, 'This belongs to another module.'])
    expect((await server.visitor.get('receipts/LIB/', headers)).statusCode).toBe(403)
    expect((await server.visitor.put(`receipts/LIB/${id}/`, aFine(), headers)).statusCode).toBe(403)
    expect((await server.visitor.delete(`receipts/LIB/${id}/`, {}, headers)).statusCode).toBe(403)
    expect((await post(headers, 'TEA')).statusCode).toBe(201)
  })

  test('may do only what the role of the person may do', async () => {
    expect((await post(withToken(claimsOf(auditor, 'auditor')))).statusCode).toBe(403)
    const { id } = await createRecord(staff, 'receipts/LIB/', aFine())
    const asCashier = withToken(claimsOf(cashier, 'cashier'))
    expect((await server.visitor.delete(`receipts/LIB/${id}/`, {}, asCashier)).statusCode).toBe(403)
    const asStaff = withToken(claimsOf(staff, 'staff'))
    expect((await server.visitor.delete(`receipts/LIB/${id}/`, {}, asStaff)).statusCode).toBe(204)
  })

  test('is refused without a person, for a person who lost the role or the account, and on other routes', async () => {
    const as = (sub: string) => post(withToken({ ...claimsOf(cashier, 'cashier'), sub }))
    for (const sub of ['anonymous', 'user:0', 'user:99999']) expect((await as(sub)).statusCode).toBe(401)
    // a job, of a module that nobody has approved
    expect((await as('system')).json()).toMatchObject({ code: 'auth.right' })
    expect((await post(withToken(claimsOf(cashier, 'admin')))).statusCode).toBe(401)
    await server.sql`update users set status = 'disabled' where id = ${cashier.id}`.catch(
      () => server.sql`update users set status = 'pending' where id = ${cashier.id}`,
    )
    expect((await post(withToken(claimsOf(cashier, 'cashier')))).statusCode).toBe(401)
    const headers = withToken(claimsOf(admin, 'admin'))
    const { number } = await createRecord<ModuleReceipt>(staff, 'receipts/LIB/', aFine())
    for (const url of ['users/', 'heads/', 'vokalotnama/', 'receipt-series/', `receipts/${number}/`])
      expect((await server.visitor.get(url, headers)).json()).toMatchObject({ code: 'auth.right' })
    expect(
      (await server.visitor.post('receipts/LIB/', aFine(), { authorization: 'Bearer x.y.z' })).statusCode,
    ).toBe(401)
  })
})
