import { today } from '@samity/shared-api/contract'
import type { Loan } from '../contract/loan.ts'
import type { Reservation } from '../contract/reservation.ts'
import { deskClerk, openLibrary, toAdvocate, type OpenLibrary } from './testing/open-library.ts'

/* What the server tells the library, and what it starts at night. */

let library: OpenLibrary
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

const lend = async (number: string) =>
  (await library.post('/loans', toAdvocate(number), deskClerk)).body as Loan
const linesOf = async (advocateId: number) =>
  (await library.get(`/reservations?advocate_id=${advocateId}`)).body as Reservation[]
/** Lends a book and lets these advocates wait for it. */
async function reserve(...advocateIds: number[]) {
  const { bookId, number } = await library.addCopy()
  await lend(number)
  for (const advocate_id of advocateIds) await library.post('/reservations', { book_id: bookId, advocate_id })
}

test('an archived and a deleted advocate leave the lines; a changed one keeps the place', async () => {
  const { system, service } = library
  await reserve(11, 12, 13)
  const tell = (id: number, type: string) =>
    system.sendEvent(service, { type, data: { area: 'members', record: `advocates/${id}` } })
  system.advocates.find(({ id }) => id === 11)!.is_archived = true
  system.advocates.splice(
    system.advocates.findIndex(({ id }) => id === 12),
    1,
  )
  expect(await tell(11, 'member.changed')).toBe(204)
  expect(await tell(12, 'member.deleted')).toBe(204)
  expect(await tell(13, 'member.changed')).toBe(204)
  // an event may come twice
  expect(await tell(11, 'member.changed')).toBe(204)
  expect([await linesOf(11), await linesOf(12)]).toEqual([[], []])
  expect(await linesOf(13)).toMatchObject([{ position: 1 }])
  const [cancelled] = await library.sql`select cancelled_by from reservations where advocate_id = 11`
  expect(cancelled).toEqual({ cancelled_by: 'system' })
})

test('each overdue loan has one reminder a week, however often the job runs', async () => {
  const { system, service, sql } = library
  const late = await lend((await library.addCopy()).number)
  const early = await lend((await library.addCopy()).number)
  await library.letDaysPass(late.id, 14 + 3)
  const reminders = () =>
    sql<{ loan_id: number; week: number }[]>`select loan_id, week from reminders order by week`
  for (let run = 0; run < 2; run++) expect(await system.runJob(service, 'overdue')).toBe(204)
  expect(await reminders()).toMatchObject([{ loan_id: late.id, week: 0 }])
  await library.letDaysPass(late.id, 7)
  await sql`update reminders set due_on = due_on - 7, reminded_on = reminded_on - 7`
  await system.runJob(service, 'overdue')
  expect((await reminders()).map(({ week }) => week)).toEqual([0, 1])
  const loans = (await library.get('/loans')).body as Loan[]
  const remindedOn = (id: number) => loans.find((loan) => loan.id === id)!.reminded_on
  expect([remindedOn(late.id) === null, remindedOn(early.id)]).toEqual([false, null])
})

test('a book that is long overdue is a task until it is back; who has done it is not asked again', async () => {
  const { system, service } = library
  const number = (await library.addCopy({ title: 'Torts' })).number
  const loan = await lend(number)
  await library.letDaysPass(loan.id, 14 + 30)
  await system.runJob(service, 'overdue')
  expect(system.tasks.has(`late/${loan.id}`)).toBe(false)
  await library.letDaysPass(loan.id, 1)
  await system.runJob(service, 'overdue')
  expect(system.tasks.get(`late/${loan.id}`)).toMatchObject({
    permission: 'library.lend',
    title: { en: expect.stringContaining(number) },
    text: { en: expect.stringContaining('Torts') },
  })
  system.tasks.delete(`late/${loan.id}`)
  await system.runJob(service, 'overdue')
  expect(system.tasks.has(`late/${loan.id}`)).toBe(false)

  const other = await lend((await library.addCopy()).number)
  await library.letDaysPass(other.id, 14 + 31)
  await system.runJob(service, 'overdue')
  await library.post('/returns', { copy_number: other.copy_number }, deskClerk)
  expect(system.tasks.has(`late/${other.id}`)).toBe(false)
})

test('a lost book is a task of the librarian until it is found or its copy is withdrawn', async () => {
  const { system } = library
  const lose = async () => {
    const { copyId, number } = await library.addCopy()
    await lend(number)
    await library.post('/losses', { copy_number: number, lost_on: today(), charge: '1' }, deskClerk)
    expect(system.tasks.get(`lost/${copyId}`)).toMatchObject({ permission: 'library.manage' })
    return { copyId, number }
  }
  const recovered = await lose()
  await library.post(`/copies/${recovered.copyId}/recover`, {}, deskClerk)
  const { copyId, number } = await lose()
  const { body } = await library.get(`/copies/${copyId}`)
  await library.put(`/copies/${copyId}`, { ...(body as object), number, state: 'withdrawn' })
  expect([...system.tasks.keys()].filter((key) => key.startsWith('lost/'))).toEqual([])
})

test('without the right the library works and gives no task', async () => {
  const { system, service } = library
  const { copyId, number } = await library.addCopy()
  await lend(number)
  const clerk = { ...deskClerk, asks: ['read:members' as const] }
  const { status } = await library.post(
    '/losses',
    { copy_number: number, lost_on: today(), charge: '1' },
    clerk,
  )
  expect([status, system.tasks.has(`lost/${copyId}`)]).toEqual([200, false])
  expect(await system.runJob(service, 'overdue')).toBe(204)
})
