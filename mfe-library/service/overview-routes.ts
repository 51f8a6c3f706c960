import { today } from '@samity/shared-api/contract'
import { integerParameter, parseQuery, searchParameter } from '@samity/module-service'
import { matchesWords, type ModuleDatabase } from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { cataloguePageSize, type Catalogue, type CatalogueBook } from '../contract/catalogue.ts'
import type { LibrarySummary, Loan } from '../contract/loan.ts'
import type { LibraryMatches } from '../contract/search.ts'
import { duePaisa } from './loan-rows.ts'
import { availableCopies } from './reservation-rows.ts'
import { asAmount } from './settings.ts'

const maxMatches = 5
const maxCataloguePages = 1000
const matchQuery = { q: searchParameter() }
const catalogueQuery = { search: searchParameter(), page: integerParameter(1, maxCataloguePages).default(1) }

export function overviewRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/summary', async (): Promise<LibrarySummary> => {
    const day = today()
    const [counts] = await sql<Record<'books' | 'copies' | 'on_loan' | 'overdue' | 'fines_paisa', number>[]>`
      select
        (select count(*) from books where archived_at is null) as books,
        (select count(*) from copies where state = 'in_use') as copies,
        count(*) filter (where ended_on is null) as on_loan,
        count(*) filter (where ended_on is null and due_on < ${day}::date) as overdue,
        coalesce(sum(${duePaisa(sql)}) filter (where fine_receipt is null and fine_waived is null), 0)::bigint as fines_paisa
      from loans l`
    const first_overdue = await sql<LibrarySummary['first_overdue'][number][]>`
      select l.id, b.title, c.number as copy_number, l.advocate_name, l.due_on, ${day}::date - l.due_on as days_late
      from loans l join copies c on c.id = l.copy_id join books b on b.id = c.book_id
      where l.ended_on is null and l.due_on < ${day}::date
      order by l.due_on, l.id limit ${maxMatches}`
    // an aggregate always has a row
    const { fines_paisa, books, copies, on_loan, overdue } = counts!
    return {
      books,
      copies,
      on_loan,
      overdue,
      fines_due: asAmount(fines_paisa),
      first_overdue: [...first_overdue],
    }
  })

  app.get('/search', { config: { query: matchQuery } }, async (request): Promise<LibraryMatches> => {
    const { q } = parseQuery(matchQuery, request)
    const [books, copies] = await Promise.all([
      sql<LibraryMatches['books'][number][]>`
        select b.id, b.title, b.author, b.shelf from books b
        where ${matchesWords(sql, q, sql`b.search_text`)} and b.archived_at is null
        order by b.title collate library_order limit ${maxMatches}`,
      sql<(LibraryMatches['copies'][number] & Pick<Loan, 'id'>)[]>`
        select c.id, c.number, c.book_id, b.title, l.advocate_name as borrower, l.due_on
        from copies c join books b on b.id = c.book_id
        left join loans l on l.copy_id = c.id and l.ended_on is null
        where ${matchesWords(sql, q, sql`search_key(c.number)`)}
        order by c.number collate library_order limit ${maxMatches}`,
    ])
    return { books: [...books], copies: [...copies] }
  })

  const catalogueConfig = { anonymous: true, query: catalogueQuery }
  app.get('/catalogue', { config: catalogueConfig }, async (request): Promise<Catalogue> => {
    const { page, search } = parseQuery(catalogueQuery, request)
    const where = sql`${matchesWords(sql, search, sql`b.public_text`)} and b.archived_at is null`
    const [books, [total]] = await Promise.all([
      sql<CatalogueBook[]>`
        select b.id, b.title, b.author, b.publisher, b.year, b.subject, b.cover, count(c.id) as copies,
          ${availableCopies(sql)} as available
        from books b left join copies c on c.book_id = b.id and c.state = 'in_use'
        where ${where} group by b.id order by b.title collate library_order, b.id
        limit ${cataloguePageSize} offset ${(page - 1) * cataloguePageSize}`,
      sql<{ count: number }[]>`select count(*) from books b where ${where}`,
    ])
    return { books: [...books], total: total?.count ?? 0, page, size: cataloguePageSize }
  })
}
