import { today, type Day } from '@samity/shared-api/contract'
import type { LibrarySummary, Loan } from '../contract/loan.ts'
import {
  archivedAdvocate,
  auditor,
  deskClerk,
  librarian,
  openLibrary,
  server,
  toAdvocate,
  visitor,
  type OpenLibrary,
} from './testing/open-library.ts'

let library: OpenLibrary
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())
beforeEach(() => library.setTerms({ loan_days: 14, max_loans: 3, max_renewals: 2, fine_per_day: 5 }))

const daysAhead = (days: number): Day => today(new Date(Date.now() + days * 86_400_000))
const lend = async (number: string, advocateId?: number) =>
  (await library.post('/loans', toAdvocate(number, advocateId), deskClerk)).body as Loan

/** A loan that came back late. */
async function aLateReturn(daysLate: number) {
  const { number } = await library.addCopy()
  const { id } = await lend(number)
  await library.letDaysPass(id, 14 + daysLate)
  const { body } = await library.post('/returns', { copy_number: number }, deskClerk)
  return body as Loan
}

describe('lending', () => {
  test('a loan is due after the days of the settings and names who lent it', async () => {
    const { number } = await library.addCopy()
    await library.setTerms({ loan_days: 21, max_loans: 3, max_renewals: 2, fine_per_day: 5 })
    expect(await lend(number, 17)).toMatchObject({
      copy_number: number,
      advocate_number: '17',
      lent_on: today(),
      lent_by: 'Karim',
      due_on: daysAhead(21),
      state: 'open',
      fine: '0.00',
    })
  })

  test('of ten desks that lend one copy at once, one succeeds and the others read who has it', async () => {
    const { number, copyId } = await library.addCopy()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => library.post('/loans', toAdvocate(number), deskClerk)),
    )
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { body } of results.filter(({ status }) => status !== 201))
      expect(body).toMatchObject({
        errors: { copy_number: [expect.stringMatching(/^This copy is on loan to Advocate \d+ until/)] },
      })
    const [open] = await library.sql<{ count: number }[]>`
      select count(*) from loans where copy_id = ${copyId} and returned_on is null`
    expect(open).toEqual({ count: 1 })
  })

  test('the database itself refuses a second open loan of a copy', async () => {
    const { number, copyId } = await library.addCopy()
    await lend(number)
    const second = library.sql`
      insert into loans (copy_id, advocate_id, advocate_number, advocate_name, lent_on, lent_by, due_on)
      values (${copyId}, 1, '1', 'A', ${today()}, 'B', ${today()})`
    await expect(second).rejects.toMatchObject({ constraint_name: 'loans_open' })
  })

  test('an advocate receives no more books than the limit, also from several desks at once', async () => {
    const copies = await Promise.all(Array.from({ length: 6 }, () => library.addCopy()))
    const results = await Promise.all(
      copies.map(({ number }) => library.post('/loans', toAdvocate(number, 5), deskClerk)),
    )
    expect(results.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    expect(results.find(({ status }) => status === 409)!.body).toMatchObject({
      errors: { advocate_id: ['This advocate already has 3 books on loan, which is the limit.'] },
    })
  })

  test('a scanned number in Bengali digits finds the copy, and an unknown one is refused in Bengali', async () => {
    const { number } = await library.addCopy()
    const bengaliNumber = number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
    expect((await library.post('/loans', toAdvocate(bengaliNumber))).status).toBe(201)
    const reader = { ...deskClerk, language: 'bn' as const }
    expect((await library.post('/loans', toAdvocate('NO-1'), reader)).body).toMatchObject({
      errors: { copy_number: ['এই নম্বরের কোনো কপি নেই।'] },
    })
  })

  test('the loan has number and name of the advocate whom the association knows by this id', async () => {
    const { number } = await library.addCopy()
    const body = { ...toAdvocate(number, 321), advocate_number: '1', advocate_name: 'Somebody' }
    expect((await library.post('/loans', body, deskClerk)).body).toMatchObject({
      advocate_id: 321,
      advocate_number: '321',
      advocate_name: 'Advocate 321',
    })
  })

  test.each([0, 4711])('to nobody (id %s) is refused at the field', async (id) => {
    const { number } = await library.addCopy()
    expect(await library.post('/loans', toAdvocate(number, id), deskClerk)).toMatchObject({
      status: 422,
      body: {
        code: 'record.reference',
        errors: { advocate_id: ['Pick the advocate from the list.'] },
      },
    })
  })

  test('an archived advocate borrows only from an administrator who gives a reason', async () => {
    const { number } = await library.addCopy()
    const body = toAdvocate(number, archivedAdvocate.id)
    const override_reason = 'Brings it back on Sunday'
    const administrator = { ...librarian, role: 'admin' as const }
    for (const [person, content, overridable] of [
      [deskClerk, body, false],
      [deskClerk, { ...body, override_reason }, false],
      [administrator, body, true],
    ] as const)
      expect(await library.post('/loans', content, person)).toMatchObject({
        status: 409,
        body: { code: 'buyer.not_allowed', overridable },
      })
    expect((await library.post('/loans', { ...body, override_reason }, administrator)).body).toMatchObject({
      advocate_id: archivedAdvocate.id,
      override_reason,
    })
  })

  test('nobody lends, renews or takes back without the permission', async () => {
    const { number } = await library.addCopy()
    const { id } = await lend(number)
    for (const [path, body] of [
      ['/loans', toAdvocate(number)],
      [`/loans/${id}/renew`, {}],
      ['/returns', { copy_number: number }],
      [`/loans/${id}/fine`, {}],
      [`/loans/${id}/waiver`, { reason: 'x' }],
    ] as const) {
      expect([path, (await library.post(path, body, auditor)).status]).toEqual([path, 403])
      expect([path, (await library.post(path, body, visitor)).status]).toEqual([path, 401])
    }
    expect((await library.post(`/loans/${id}/waiver`, { reason: 'x' }, deskClerk)).status).toBe(403)
  })
})

describe('renewal and return', () => {
  test('a renewal begins today, a few times; an overdue book must come back', async () => {
    const { number } = await library.addCopy()
    const { id } = await lend(number)
    await library.letDaysPass(id, 10)
    expect((await library.post(`/loans/${id}/renew`)).body).toMatchObject({
      due_on: daysAhead(14),
      renewals: 1,
    })
    await library.post(`/loans/${id}/renew`)
    expect((await library.post(`/loans/${id}/renew`)).body).toEqual({
      message: 'This loan was renewed 2 times already. Take the book back first.',
      code: 'state.conflict',
    })
    await library.letDaysPass(id, 20)
    expect((await library.post(`/loans/${id}/renew`)).body).toMatchObject({
      message: expect.stringMatching(/overdue/),
    })
  })

  test('of two returns at once one succeeds', async () => {
    const { number } = await library.addCopy()
    await lend(number)
    const send = () => library.post('/returns', { copy_number: number }, deskClerk)
    const results = await Promise.all([send(), send(), send()])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(results.find(({ status }) => status === 200)!.body).toMatchObject({
      state: 'returned',
      returned_by: 'Karim',
      fine: '0.00',
    })
  })

  test('a late return has a fine that later settings do not change', async () => {
    const loan = await aLateReturn(6)
    expect(loan).toMatchObject({ state: 'fine_due', days_late: 6, fine: '30.00' })
    await library.setTerms({ loan_days: 14, max_loans: 3, max_renewals: 2, fine_per_day: 100 })
    expect((await library.get(`/loans/${loan.id}`)).body).toMatchObject({ fine: '30.00' })
  })

  test('without a fine per day a late return costs nothing', async () => {
    await library.setTerms({ loan_days: 14, max_loans: 3, max_renewals: 2, fine_per_day: 0 })
    expect(await aLateReturn(6)).toMatchObject({ state: 'returned', fine: '0.00' })
  })
})

describe('fines', () => {
  test('a fine becomes one receipt of the series LIB, however often it is sent', async () => {
    const loan = await aLateReturn(4)
    const before = library.system.receipts.length
    const pay = () => library.post(`/loans/${loan.id}/fine`, { payment_type: 'cash' }, deskClerk)
    const results = await Promise.all([pay(), pay(), pay()])
    const paid = results.find(({ status }) => status === 200)!.body as Loan
    expect(paid).toMatchObject({ state: 'returned', fine_receipt: expect.stringMatching(/^LIB-2026-/) })
    expect(library.system.receipts.slice(before)).toEqual([
      {
        series: 'LIB',
        receipt: {
          advocate_id: loan.advocate_number,
          payment_type: 'cash',
          lines: [{ description: expect.stringContaining(loan.copy_number), amount: '20.00' }],
          subject: `loan/${loan.id}`,
        },
      },
    ])
    expect((await pay()).status).toBe(409)
    expect((await library.post(`/loans/${loan.id}/waiver`, { reason: 'late' })).status).toBe(409)
  })

  test('a void receipt makes the fine due again, and it is paid with another receipt', async () => {
    const [voided, kept] = [await aLateReturn(2), await aLateReturn(3)]
    const pay = async ({ id }: Loan) => (await library.post(`/loans/${id}/fine`, {}, deskClerk)).body as Loan
    const receipt = (await pay(voided)).fine_receipt
    await pay(kept)
    library.system.voidReceipt(receipt!)
    const send = (person = server) =>
      library.request(person, 'PUT', '/-/void-receipts', { numbers: [receipt, 'LIB-2020-000001'] })
    expect((await send(librarian)).status).toBe(403)
    expect((await send()).status).toBe(204)
    const state = async ({ id }: Loan) => ((await library.get(`/loans/${id}`)).body as Loan).state
    expect([await state(voided), await state(kept)]).toEqual(['fine_due', 'returned'])
    const paid = await pay(voided)
    expect(paid.state).toBe('returned')
    expect(paid.fine_receipt).not.toBe(receipt)
    // the server sends all numbers again after each void
    await send()
    expect(await state(voided)).toBe('returned')
  })

  test('a receipt that was posted without a response is not posted twice', async () => {
    const loan = await aLateReturn(2)
    await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)
    // the service ended before it saved the number
    await library.sql`update loans set fine_receipt = null where id = ${loan.id}`
    const count = library.system.receipts.length
    expect(await library.post(`/loans/${loan.id}/waiver`, { reason: 'x' })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Karim has begun/) },
    })
    // whoever takes it learns the receipt
    expect((await library.post(`/loans/${loan.id}/fine`, {}, librarian)).status).toBe(200)
    await library.sql`update loans set fine_receipt = null where id = ${loan.id}`
    const otherType = await library.post(`/loans/${loan.id}/fine`, { payment_type: 'bank' }, librarian)
    expect(otherType).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^This was paid with LIB-2026-\d+ before. Take no money/) },
    })
    expect((await library.get(`/loans/${loan.id}`)).body).toMatchObject({ state: 'returned' })
    expect(library.system.receipts).toHaveLength(count)
  })

  test('a librarian waives a fine with a reason', async () => {
    const loan = await aLateReturn(3)
    expect((await library.post(`/loans/${loan.id}/waiver`, { reason: ' ' })).body).toMatchObject({
      errors: { reason: ['Required'] },
    })
    expect((await library.post(`/loans/${loan.id}/waiver`, { reason: 'Was ill' })).body).toMatchObject({
      state: 'returned',
      fine: '15.00',
      fine_waived: 'Was ill',
      fine_waived_by: 'Rahima',
    })
    expect((await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)).status).toBe(409)
  })
})

describe('lists', () => {
  test.each([
    ['from=2026-02-30', 'from', 'request.malformed'],
    ['to=yesterday', 'to', 'request.malformed'],
    ['state=stolen', 'state', 'request.malformed'],
    ['advocate_id=me', 'advocate_id', 'request.malformed'],
    ['limit=0', 'limit', 'request.malformed'],
    ['ordering=colour', 'ordering', 'request.malformed'],
    ['colour=red', 'colour', 'query.unknown'],
  ])('a query that cannot be answered is refused at its parameter: %s', async (query, name, code) => {
    const response = await library.get(`/loans?${query}`)
    expect(response).toMatchObject({ status: 400, body: { code, errors: { [name]: [expect.any(String)] } } })
  })

  test('routes without a list refuse parameters as well; empty ones are none', async () => {
    for (const path of ['/summary?from=1', '/terms?limit=1', '/books?colour=red', '/copies?state=lost'])
      expect([path, (await library.get(path)).status]).toEqual([path, 400])
    expect((await library.get('/loans?state=&from=&search=')).status).toBe(200)
  })

  test('a loan of these days is found, in Bengali digits too', async () => {
    const { number } = await library.addCopy()
    const { id } = await lend(number)
    await library.letDaysPass(id, 400)
    const [row] = await library.sql<{ lent_on: string }[]>`select lent_on from loans where id = ${id}`
    const day = row!.lent_on.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
    const found = await library.get(`/loans?from=${encodeURIComponent(day)}&to=${row!.lent_on}`)
    expect(found).toMatchObject({ total: 1, body: [{ id }] })
    await library.post('/returns', { copy_number: number })
  })

  test('each state has its loans, and the summary counts them', async () => {
    const late = await aLateReturn(1)
    const [onTime, overdue] = [await library.addCopy(), await library.addCopy()]
    const open = await lend(onTime.number, 900)
    const old = await lend(overdue.number, 900)
    await library.letDaysPass(old.id, 30)
    const idsOf = async (state: string) =>
      ((await library.get(`/loans?state=${state}`)).body as Loan[]).map(({ id }) => id)
    expect(await idsOf('open')).toEqual(expect.arrayContaining([open.id, old.id]))
    expect(await idsOf('overdue')).toContain(old.id)
    expect(await idsOf('overdue')).not.toContain(open.id)
    expect(await idsOf('fine_due')).toContain(late.id)
    const ofAdvocate = await library.get('/loans?advocate_id=900&ordering=due_on')
    expect(ofAdvocate).toMatchObject({
      total: 2,
      body: [
        { id: old.id, state: 'overdue', days_late: 16, fine: '80.00' },
        { id: open.id, state: 'open' },
      ],
    })
    const summary = (await library.get('/summary')).body as LibrarySummary
    expect(summary.overdue).toBe((await library.get('/loans?state=overdue')).total)
    expect(summary.on_loan).toBe((await library.get('/loans?state=open')).total)
    expect(summary.first_overdue[0]).toMatchObject({ id: old.id, days_late: 16 })
  })
})

describe('the demo', () => {
  test('only the server fills an empty library, once', async () => {
    const advocates = Array.from({ length: 20 }, (_, index) => ({
      id: index + 1,
      number: String(index + 1),
      name: `Advocate ${index}`,
    }))
    await library.sql`truncate books, copies, loans`
    const fill = (person = server) => library.post('/-/demo', { advocates }, person)
    expect((await fill(librarian)).status).toBe(403)
    expect((await fill()).status).toBe(204)
    const summary = (await library.get('/summary')).body as LibrarySummary
    expect(summary).toMatchObject({ books: 40, overdue: 3, fines_due: '30.00' })
    await fill()
    expect((await library.get('/summary')).body).toEqual(summary)
  })
})
