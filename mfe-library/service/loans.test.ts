import { today, type Day } from '@samity/shared-api/contract'
import type { LibrarySummary, Loan, ReturnedLoan } from '../contract/loan.ts'
import type { Reservation } from '../contract/reservation.ts'
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
      select count(*) from loans where copy_id = ${copyId} and ended_on is null`
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
      ['/losses', { copy_number: number, lost_on: today(), charge: '1' }],
      ['/reservations', { book_id: 1, advocate_id: 1 }],
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

  test('a fine is paid in the number that the advocate has now', async () => {
    const loan = await aLateReturn(2)
    const advocate = library.system.advocates.find(({ id }) => id === loan.advocate_id)!
    advocate.bar_registration_number = '7-A'
    expect((await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)).status).toBe(200)
    expect(library.system.receipts.at(-1)?.receipt.advocate_id).toBe('7-A')
    advocate.bar_registration_number = loan.advocate_number
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

/** A copy that is on loan, with its book. */
async function aCopyOnLoan(advocateId?: number) {
  const copy = await library.addCopy({ replacement_price: '450' })
  return { ...copy, loan: await lend(copy.number, advocateId) }
}
const lose = (copy_number: string, charge = '450.00', person = deskClerk, lost_on: string = today()) =>
  library.post('/losses', { copy_number, charge, lost_on }, person)

describe('the day of return', () => {
  test('decides about the fine, and is neither before the loan nor in the future', async () => {
    const { number, loan } = await aCopyOnLoan()
    await library.letDaysPass(loan.id, 20)
    const give = (returned_on: string) =>
      library.post('/returns', { copy_number: number, returned_on }, deskClerk)
    for (const [day, reason] of [
      [daysAhead(-21), /^The book was lent on .*\. Enter that day or a later one\.$/],
      [daysAhead(1), /^This day has not come yet\.$/],
    ] as const)
      expect(await give(day)).toMatchObject({
        status: 422,
        body: { errors: { returned_on: [expect.stringMatching(reason)] } },
      })
    expect((await give(daysAhead(-3))).body).toMatchObject({
      returned_on: daysAhead(-3),
      days_late: 3,
      fine: '15.00',
      due: '15.00',
      state: 'fine_due',
    })
  })
})

describe('a lost copy', () => {
  test('ends its loan with fine and charge, is paid with one receipt, and cannot be lent', async () => {
    const { number, loan } = await aCopyOnLoan()
    await library.letDaysPass(loan.id, 16)
    expect((await lose(number)).body).toMatchObject({
      id: loan.id,
      lost_on: today(),
      lost_by: 'Karim',
      returned_on: null,
      fine: '10.00',
      charge: '450.00',
      due: '460.00',
      state: 'fine_due',
    })
    const pay = () => library.post(`/loans/${loan.id}/fine`, {}, deskClerk)
    const results = await Promise.all([pay(), pay()])
    const paid = results.find(({ status }) => status === 200)!.body as Loan
    expect(paid).toMatchObject({ state: 'lost', fine_receipt: expect.stringMatching(/^LIB-/) })
    expect(
      library.system.receipts.filter(({ receipt }) => receipt.subject === `loan/${loan.id}`),
    ).toMatchObject([{ receipt: { lines: [{ amount: '10.00' }, { amount: '450.00' }] } }])
    expect((await library.post('/loans', toAdvocate(number), deskClerk)).status).toBe(409)
    expect((await library.get(`/copies/by-number?number=${number}`)).body).toMatchObject({
      state: 'lost',
      replacement_price: '450.00',
      loan: null,
      loss: { id: loan.id },
    })
    expect(((await library.get('/loans?state=lost')).body as Loan[]).map(({ id }) => id)).toContain(loan.id)
  })

  test.each([
    ['', 'Required'],
    ['0', 'Must be above 0'],
    ['449.99', /^The replacement price is 450\.00\./],
  ])('a clerk is refused a charge of "%s"', async (charge, reason) => {
    const { number, copyId } = await aCopyOnLoan()
    expect(await lose(number, charge)).toMatchObject({
      status: 422,
      body: { errors: { charge: [expect.stringMatching(reason)] } },
    })
    expect((await library.get(`/copies/${copyId}`)).body).toMatchObject({ state: 'in_use' })
    expect((await lose(number, '449.99', librarian)).status).toBe(200)
  })

  test('of a loss and returns at once one ends the loan', async () => {
    const { number, copyId } = await aCopyOnLoan()
    const give = () => library.post('/returns', { copy_number: number }, deskClerk)
    const results = await Promise.all([lose(number), give(), lose(number), give()])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const { state } = (await library.get(`/copies/${copyId}`)).body as { state: string }
    expect(state === 'lost').toBe([0, 2].some((index) => results[index]!.status === 200))
  })

  test('that is found again can be lent, and owes its charge no more', async () => {
    const { number, copyId, loan } = await aCopyOnLoan()
    await library.letDaysPass(loan.id, 16)
    await lose(number)
    const recover = (person = deskClerk) => library.post(`/copies/${copyId}/recover`, {}, person)
    expect((await recover(auditor)).status).toBe(403)
    const results = await Promise.all([recover(), recover()])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(results.find(({ status }) => status === 200)!.body).toMatchObject({
      number,
      loan: { id: loan.id, recovered_on: today(), charge: '450.00', due: '10.00', state: 'fine_due' },
      next_in_line: null,
    })
    const paid = (await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)).body as Loan
    expect(paid.state).toBe('returned')
    expect(library.system.receipts.at(-1)).toMatchObject({ receipt: { lines: [{ amount: '10.00' }] } })
    expect((await library.post('/loans', toAdvocate(number), deskClerk)).status).toBe(201)
  })

  test('that is found at the desk and in its form at once is found, whoever comes first', async () => {
    for (let time = 0; time < 10; time++) {
      const { number, copyId, bookId, loan } = await aCopyOnLoan()
      await lose(number)
      const recover = () => library.post(`/copies/${copyId}/recover`, {}, deskClerk)
      const save = () => library.put(`/copies/${copyId}`, { book_id: bookId, number, state: 'in_use' })
      const [atDesk, byHand] = await Promise.all([recover(), save(), recover(), save()])
      expect([200, 409]).toContain(atDesk.status)
      expect(byHand.status).toBe(200)
      expect((await library.get(`/loans/${loan.id}`)).body).toMatchObject({ state: 'returned', due: '0.00' })
    }
  })

  test('whose paid charge is void owes it again, and nothing once it is found', async () => {
    const { number, copyId, loan } = await aCopyOnLoan()
    await lose(number)
    const { fine_receipt } = (await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)).body as Loan
    const voidReceipt = () => library.request(server, 'PUT', '/-/void-receipts', { numbers: [fine_receipt] })
    library.system.voidReceipt(fine_receipt!)
    await voidReceipt()
    expect((await library.get(`/loans/${loan.id}`)).body).toMatchObject({ state: 'fine_due', due: '450.00' })
    await library.post(`/copies/${copyId}/recover`, {}, deskClerk)
    expect((await library.get(`/loans/${loan.id}`)).body).toMatchObject({ state: 'returned', due: '0.00' })
    expect((await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)).status).toBe(409)
  })

  test('stays lost while somebody takes its charge and nobody knows the receipt', async () => {
    const { number, copyId, bookId, loan } = await aCopyOnLoan()
    await lose(number)
    await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)
    await library.sql`update loans set fine_receipt = null where id = ${loan.id}`
    const found = await library.post(`/copies/${copyId}/recover`, {}, deskClerk)
    expect(found).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Karim has begun/) } })
    const byHand = await library.put(`/copies/${copyId}`, { book_id: bookId, number, state: 'in_use' })
    expect(byHand.status).toBe(409)
    await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)
    expect(
      (await library.put(`/copies/${copyId}`, { book_id: bookId, number, state: 'in_use' })).status,
    ).toBe(200)
    expect((await library.get(`/loans/${loan.id}`)).body).toMatchObject({ recovered_on: today() })
  })

  test('is waived with its charge by who manages the library', async () => {
    const { number, loan } = await aCopyOnLoan()
    await lose(number)
    const waiver = await library.post(`/loans/${loan.id}/waiver`, { reason: 'Stolen at court' })
    expect(waiver.body).toMatchObject({ state: 'lost', fine_waived: 'Stolen at court' })
  })
})

describe('the line for a book', () => {
  const reserve = (book_id: number, advocate_id: number, person = deskClerk) =>
    library.post('/reservations', { book_id, advocate_id }, person)
  const lineOf = async (bookId: number) =>
    ((await library.get(`/reservations?book_id=${bookId}`)).body as Reservation[]).map(
      ({ advocate_id, position, state }) => [advocate_id, position, state],
    )
  const give = async (copy_number: string) =>
    (await library.post('/returns', { copy_number }, deskClerk)).body as ReturnedLoan

  test('has the order of arrival; a returned copy goes to the first and to nobody else', async () => {
    const { number, bookId } = await aCopyOnLoan()
    for (const advocate of [801, 802])
      expect((await reserve(bookId, advocate)).body).toMatchObject({
        advocate_name: `Advocate ${advocate}`,
        reserved_by: 'Karim',
        state: 'waiting',
      })
    expect(await give(number)).toMatchObject({ next_in_line: { advocate_name: 'Advocate 801' } })
    expect(await lineOf(bookId)).toEqual([
      [801, 1, 'ready'],
      [802, 2, 'waiting'],
    ])
    for (const other of [802, 803])
      expect(await library.post('/loans', toAdvocate(number, other), deskClerk)).toMatchObject({
        status: 409,
        body: {
          errors: { advocate_id: [expect.stringMatching(/^This book is reserved for Advocate 801, /)] },
        },
      })
    expect((await library.post('/loans', toAdvocate(number, 801), deskClerk)).status).toBe(201)
    expect(await lineOf(bookId)).toEqual([[802, 1, 'waiting']])
    expect((await library.get(`/books/${bookId}`)).body).toMatchObject({ copies: 1, available: 0 })
  })

  test('is passed by who cancels; a copy more than the line is for anybody', async () => {
    const { number, bookId } = await aCopyOnLoan()
    const { id } = (await reserve(bookId, 804)).body as Reservation
    await reserve(bookId, 805)
    await give(number)
    const cancel = (person = deskClerk) => library.post(`/reservations/${id}/cancel`, {}, person)
    expect((await cancel(auditor)).status).toBe(403)
    const results = await Promise.all([cancel(), cancel()])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await lineOf(bookId)).toEqual([[805, 1, 'ready']])
    await library.post('/copies', { book_id: bookId, number: `${number}-2`, state: 'in_use' })
    expect((await library.get(`/books/${bookId}`)).body).toMatchObject({ available: 1 })
    expect((await library.post('/loans', toAdvocate(`${number}-2`, 806), deskClerk)).status).toBe(201)
    expect((await library.post('/loans', toAdvocate(number, 807), deskClerk)).status).toBe(409)
    expect((await library.post('/loans', toAdvocate(number, 805), deskClerk)).status).toBe(201)
  })

  test('each copy that comes back is for the next one', async () => {
    const { number, bookId } = await aCopyOnLoan()
    const second = `${number}-2`
    await library.post('/copies', { book_id: bookId, number: second, state: 'in_use' })
    await lend(second)
    for (const advocate of [811, 812]) await reserve(bookId, advocate)
    expect((await give(number)).next_in_line).toMatchObject({ advocate_id: 811 })
    expect((await give(second)).next_in_line).toMatchObject({ advocate_id: 812 })
    expect((await library.post('/loans', toAdvocate(number, 812), deskClerk)).status).toBe(201)
  })

  test('a lost copy that is found is for the first in line', async () => {
    const { number, copyId, bookId } = await aCopyOnLoan()
    await reserve(bookId, 813)
    await lose(number)
    expect((await library.post(`/copies/${copyId}/recover`, {}, deskClerk)).body).toMatchObject({
      next_in_line: { advocate_id: 813 },
    })
  })

  test('people who join at once get different places, and one person gets one', async () => {
    const { bookId } = await aCopyOnLoan()
    const results = await Promise.all([821, 822, 823, 823].map((advocate) => reserve(bookId, advocate)))
    expect(results.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409])
    expect(results.find(({ status }) => status === 409)!.body).toMatchObject({
      errors: { advocate_id: ['This advocate is in line for this book already.'] },
    })
    expect((await lineOf(bookId)).map(([, position]) => position)).toEqual([1, 2, 3])
  })

  test('of a loan and a reservation at once neither passes the other', async () => {
    const { number, bookId } = await library.addCopy()
    const [loan, reservation] = await Promise.all([
      library.post('/loans', toAdvocate(number, 831), deskClerk),
      reserve(bookId, 832),
    ])
    expect(loan.status).toBe(201)
    // it came before the loan and found the copy on the shelf, or after it
    expect([201, 409]).toContain(reservation.status)
    expect((await lineOf(bookId)).length).toBe(reservation.status === 201 ? 1 : 0)
  })

  test('is closed to strangers, the archived, who has the book, and for a copy on the shelf', async () => {
    const { number, bookId } = await aCopyOnLoan(841)
    const administrator = { ...librarian, role: 'admin' as const }
    for (const [advocate, status, reason] of [
      [0, 422, 'Pick the advocate from the list.'],
      [4711, 422, 'Pick the advocate from the list.'],
      [archivedAdvocate.id, 409, 'This advocate is archived and cannot reserve books.'],
      [841, 409, 'This advocate has a copy of this book.'],
    ] as const)
      expect(await reserve(bookId, advocate, administrator)).toMatchObject({
        status,
        body: { errors: { advocate_id: [reason] } },
      })
    expect((await reserve(bookId, 842, auditor)).status).toBe(403)
    expect((await reserve(4711, 842)).body).toMatchObject({
      errors: { book_id: ['Pick the book from the list.'] },
    })
    await give(number)
    expect((await reserve(bookId, 842)).body).toMatchObject({
      errors: { book_id: [expect.stringMatching(/^A copy of this book is on the shelf/)] },
    })
  })

  test('a loan that others wait for is not renewed, and its book not archived', async () => {
    const { number, bookId, loan } = await aCopyOnLoan()
    await reserve(bookId, 851)
    expect(await library.post(`/loans/${loan.id}/renew`)).toMatchObject({
      status: 409,
      body: { message: 'Advocate 851 is in line for this book, so the loan cannot be renewed.' },
    })
    expect((await library.get(`/loans/${loan.id}`)).body).toMatchObject({ renewals: 0 })
    await give(number)
    expect(await library.post(`/books/${bookId}/archive`)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Advocates are in line/) },
    })
  })

  test('is searched by book and advocate', async () => {
    const { bookId } = await aCopyOnLoan()
    await reserve(bookId, 861)
    expect(await library.get('/reservations?search=advocate 861&state=waiting')).toMatchObject({
      total: 1,
      body: [{ book_id: bookId }],
    })
    expect(await library.get('/reservations?advocate_id=861&state=ready')).toMatchObject({ total: 0 })
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
    const advocates = Array.from({ length: 25 }, (_, index) => ({
      id: index + 1,
      number: String(index + 1),
      name: `Advocate ${index}`,
    }))
    await library.sql`truncate books, copies, loans, reservations, reminders`
    const fill = (person = server) => library.post('/-/demo', { advocates }, person)
    expect((await fill(librarian)).status).toBe(403)
    expect((await fill()).status).toBe(204)
    const summary = (await library.get('/summary')).body as LibrarySummary
    expect(summary).toMatchObject({ books: 40, overdue: 3, fines_due: '480.00' })
    expect((await library.get('/reservations')).body).toMatchObject([{ position: 1 }, { position: 2 }])
    await fill()
    expect((await library.get('/summary')).body).toEqual(summary)
  })
})
