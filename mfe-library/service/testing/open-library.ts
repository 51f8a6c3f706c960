import path from 'node:path'
import { openTestService, type TestPerson } from '@samity/module-service/testing'
import descriptor from '../../module.json' with { type: 'json' }
import { libraryEvents } from '../library-events.ts'
import { libraryJobs } from '../library-jobs.ts'
import { libraryRoutes } from '../library-routes.ts'

/** People with the permissions that their roles have at first. */
export const librarian: TestPerson = {
  sub: 'user:1',
  name: 'Rahima',
  permissions: ['library.lend', 'library.manage'],
}
export const deskClerk: TestPerson = { sub: 'user:2', name: 'Karim', permissions: ['library.lend'] }
export const auditor: TestPerson = { sub: 'user:3', name: 'Nasrin', role: 'auditor', permissions: [] }
export const server: TestPerson = { sub: 'system', permissions: [] }
export const visitor: TestPerson = { sub: 'anonymous', permissions: [] }

/** The service of the library with a thousand advocates. Call it in beforeAll. */
export async function openLibrary() {
  const library = await openTestService(
    path.join(import.meta.dirname, '../migrations'),
    librarian,
    (sql) => ({
      descriptor,
      routes: libraryRoutes(sql),
      onEvent: libraryEvents(sql),
      jobs: libraryJobs(sql),
    }),
  )
  const { sql, system, request } = library
  for (let id = 1; id < 1000; id++) system.advocates.push(anAdvocate(id))
  system.advocates.push(archivedAdvocate)
  let lastNumber = 0

  return {
    ...library,
    /** Adds a book with one copy and returns the ids and the copy's number. */
    async addCopy(values: object = {}) {
      const number = `B-${++lastNumber}`
      const book = await request(librarian, 'POST', '/books', {
        title: `Book ${lastNumber}`,
        author: 'Anyone',
        ...values,
      })
      const { id: bookId } = book.body as { id: number }
      const copy = await request(librarian, 'POST', '/copies', { book_id: bookId, number, state: 'in_use' })
      return { bookId, copyId: (copy.body as { id: number }).id, number }
    },
    /** Moves a loan into the past, as if the days had gone by. */
    async letDaysPass(loanId: number, days: number) {
      await sql`update loans set lent_on = lent_on - ${days}::int, due_on = due_on - ${days}::int where id = ${loanId}`
    },
    setTerms: (terms: object) => request(server, 'PUT', '/-/settings', terms),
  }
}
export type OpenLibrary = Awaited<ReturnType<typeof openLibrary>>

const anAdvocate = (id: number, is_archived = false) => ({
  id,
  bar_registration_number: String(id),
  name_english: `Advocate ${id}`,
  name_bengali: '',
  is_archived,
})
export const archivedAdvocate = anAdvocate(5000, true)

let lastAdvocateId = 100
/** The body of a loan to an advocate who has no other. */
export const toAdvocate = (copy_number: string, id = ++lastAdvocateId) => ({
  copy_number,
  advocate_id: id,
})
