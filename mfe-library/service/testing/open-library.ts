import path from 'node:path'
import { createService } from '@samity/module-service'
import { startFakeSystem, startTestDatabase } from '@samity/module-service/testing'
import type { ServiceClaims } from '@samity/shared-api/module'
import descriptor from '../../module.json' with { type: 'json' }
import { libraryEvents } from '../library-events.ts'
import { libraryJobs } from '../library-jobs.ts'
import { libraryRoutes } from '../library-routes.ts'
import { openLibraryDatabase } from '../library-database.ts'

type Person = Partial<ServiceClaims>

/** People with the permissions that their roles have at first. */
export const librarian: Person = {
  sub: 'user:1',
  name: 'Rahima',
  permissions: ['library.lend', 'library.manage'],
}
export const deskClerk: Person = { sub: 'user:2', name: 'Karim', permissions: ['library.lend'] }
export const auditor: Person = { sub: 'user:3', name: 'Nasrin', role: 'auditor', permissions: [] }
export const server: Person = { sub: 'system', permissions: [] }
export const visitor: Person = { sub: 'anonymous', permissions: [] }

/**
 * The service of the library on a real PostgreSQL, as a role that owns its schema and nothing else. Call it
 * in beforeAll.
 */
export async function openLibrary() {
  const database = await startTestDatabase(path.join(import.meta.dirname, '../migrations'))
  const system = await startFakeSystem(descriptor)
  for (let id = 1; id < 1000; id++) system.advocates.push(anAdvocate(id))
  system.advocates.push(archivedAdvocate)
  const sql = openLibraryDatabase(database.url)
  const service = await createService(
    { descriptor, routes: libraryRoutes(sql), onEvent: libraryEvents(sql), jobs: libraryJobs(sql) },
    system.connection,
  )

  async function request(
    person: Person,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    moreHeaders: Record<string, string> = {},
  ) {
    const headers = { ...(await system.authorization(person)), ...moreHeaders }
    const response = await service.inject({ method, url, headers, ...(payload && { payload }) })
    return {
      status: response.statusCode,
      // the tests know what each route returns
      body: (response.body === '' ? undefined : response.json()) as never,
      total: Number(response.headers['x-total-count']),
    }
  }
  let lastNumber = 0

  return {
    sql,
    system,
    service,
    request,
    get: (url: string, person: Person = librarian) => request(person, 'GET', url),
    post: (url: string, payload: object = {}, person: Person = librarian) =>
      request(person, 'POST', url, payload),
    put: (url: string, payload: object, person: Person = librarian) => request(person, 'PUT', url, payload),
    remove: (url: string, person: Person = librarian) => request(person, 'DELETE', url),
    /** Sends the body with a key, as a screen does that repeats a request. */
    postWithKey: (url: string, payload: object, key: string, person: Person = librarian) =>
      request(person, 'POST', url, payload, { 'idempotency-key': key }),
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
    async close() {
      await service.close()
      await sql.end()
      await system.stop()
      await database.stop()
    },
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
