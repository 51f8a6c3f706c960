import { today } from '@samity/shared-api/contract'
import type { Loan } from '../contract/loan.ts'
import {
  deskClerk,
  librarian,
  openLibrary,
  server,
  toAdvocate,
  type OpenLibrary,
} from './testing/open-library.ts'

/* What a loan costs after its end is among the dues of the borrower until it is paid, waived or void. */

let library: OpenLibrary
beforeAll(async () => {
  library = await openLibrary()
  await library.setTerms({ loan_days: 14, max_loans: 3, max_renewals: 2, fine_per_day: 5 })
})
afterAll(() => library.close())

async function aLoan(daysLate: number) {
  const copy = await library.addCopy()
  const loan = (await library.post('/loans', toAdvocate(copy.number), deskClerk)).body as Loan
  await library.letDaysPass(loan.id, 14 + daysLate)
  return { ...loan, ...copy, id: loan.id }
}
const giveBack = (copy_number: string, person = deskClerk) =>
  library.post('/returns', { copy_number }, person)
const lose = (copy_number: string) =>
  library.post('/losses', { copy_number, charge: '450', lost_on: today() }, deskClerk)
/** The API refuses a longer path. */
const maxPathLength = 300
const chargeOf = ({ id }: { id: number }) => library.system.charges.get(`LIB loan/${id}`)
const withoutRight = { ...deskClerk, asks: ['read:members' as const] }
const runJob = () => library.system.runJob(library.service, 'overdue')

test('a book that comes back late is charged, and its receipt settles the charge until it is void', async () => {
  const loan = await aLoan(4)
  expect(chargeOf(loan)).toBeUndefined()
  await giveBack(loan.number)
  expect(chargeOf(loan)).toEqual({
    subject: `loan/${loan.id}`,
    advocate: loan.advocate_id,
    amount: '20.00',
    due_on: today(),
    title: {
      en: `Book returned late: ${loan.title} (${loan.number})`,
      bn: `দেরিতে ফেরত বই: ${loan.title} (${loan.number})`,
    },
    path: `/dashboard/library/loans?search=${loan.number}`,
  })
  const paid = (await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)).body as Loan
  expect(paid.fine_receipt).toMatch(/^LIB-/)
  expect(chargeOf(loan)).toBeUndefined()
  library.system.voidReceipt(paid.fine_receipt!)
  await library.request(server, 'PUT', '/-/void-receipts', { numbers: [paid.fine_receipt] })
  expect(chargeOf(loan)).toMatchObject({ amount: '20.00' })
  await library.post(`/loans/${loan.id}/waiver`, { reason: 'Was ill' }, librarian)
  expect(chargeOf(loan)).toBeUndefined()
})

test('a copy with a long Bengali number is charged, too, with a path that leads to its loan', async () => {
  const { bookId } = await library.addCopy()
  const number = 'জেলা আইনজীবী সমিতি গ্রন্থাগার & ক্রম-১%'
  await library.post('/copies', { book_id: bookId, number, state: 'in_use' }, librarian)
  const loan = (await library.post('/loans', toAdvocate(number), deskClerk)).body as Loan
  await lose(number)
  const { path = '' } = chargeOf(loan)!
  expect(path.length).toBeLessThanOrEqual(maxPathLength)
  expect(new URL(path, 'http://localhost').searchParams.get('search')).toBe(loan.copy_number)
})

test('a book in time is not charged, a lost one is, and when it is found only the days that it was late', async () => {
  const inTime = await aLoan(0)
  await giveBack(inTime.number)
  expect(chargeOf(inTime)).toBeUndefined()

  const late = await aLoan(2)
  await lose(late.number)
  expect(chargeOf(late)).toMatchObject({
    amount: '460.00',
    title: { en: expect.stringContaining('Lost book') },
  })
  await library.post(`/copies/${late.copyId}/recover`, {}, deskClerk)
  expect(chargeOf(late)).toMatchObject({ amount: '10.00' })
  expect((await library.post(`/loans/${late.id}/fine`, {}, deskClerk)).status).toBe(200)

  const lost = await aLoan(0)
  await lose(lost.number)
  const { body } = await library.get(`/copies/${lost.copyId}`)
  await library.put(`/copies/${lost.copyId}`, { ...(body as object), number: lost.number, state: 'in_use' })
  expect(chargeOf(lost)).toBeUndefined()
})

test('what the desk could not charge is charged at night, and what nobody owes is dropped', async () => {
  const [first, second] = [await aLoan(3), await aLoan(5)]
  for (const { number } of [first, second]) expect((await giveBack(number, withoutRight)).status).toBe(200)
  expect([chargeOf(first), chargeOf(second)]).toEqual([undefined, undefined])
  // one advocate who cannot be charged keeps nobody else from it
  library.system.advocates.find(({ id }) => id === first.advocate_id)!.is_archived = true
  for (let run = 0; run < 2; run++) expect(await runJob()).toBe(204)
  expect([chargeOf(first), chargeOf(second)]).toMatchObject([undefined, { amount: '25.00' }])
  await library.request({ ...librarian, asks: [] }, 'POST', `/loans/${second.id}/waiver`, {
    reason: 'Was ill',
  })
  expect(chargeOf(second)).toMatchObject({ amount: '25.00' })
  await runJob()
  expect(chargeOf(second)).toBeUndefined()
})

test('a fine is paid with what it costs now, also when the charge says something else', async () => {
  const loan = await aLoan(2)
  await lose(loan.number)
  // the API did not answer when the book was found
  await library.request(withoutRight, 'POST', `/copies/${loan.copyId}/recover`, {})
  expect(chargeOf(loan)).toMatchObject({ amount: '460.00' })
  expect((await library.post(`/loans/${loan.id}/fine`, {}, deskClerk)).status).toBe(200)
  expect(library.system.receipts.at(-1)).toMatchObject({ receipt: { lines: [{ amount: '10.00' }] } })
})
