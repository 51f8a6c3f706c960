import { parseBody, parseId, noRecord, ServiceError } from '@samity/module-service'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { book } from '../contract/book.ts'
import { matchesWords, orderOf, pageRange, parameter } from './list-query.ts'
import {
  isPostgresError,
  violates,
  type LibraryDatabase,
  type SqlFragment,
  type LibrarySql,
} from './library-database.ts'
import { oldVersionConflict, type Current } from './versions.ts'

const manage = { config: { permission: 'library.manage' } }
const bookBody = book.input.extend({ version: z.coerce.number().int().positive().optional() })

const columns = (sql: LibrarySql) => sql`
  b.id, b.version, b.title, b.author, b.publisher, b.year, b.isbn, b.subject, b.shelf, b.archived_at,
  (select count(*) from copies c where c.book_id = b.id and c.state = 'in_use') as copies,
  (select count(*) from copies c
    where c.book_id = b.id and c.state = 'in_use'
      and not exists (select from loans l where l.copy_id = c.id and l.returned_on is null)) as available`

type BookRow = Current & { title: string }

async function readBook(sql: LibrarySql, id: number): Promise<BookRow> {
  const [row] = await sql<BookRow[]>`select ${columns(sql)} from books b where b.id = ${id}`
  if (!row) throw noRecord()
  return row
}

/** Books, as the lists of the association itself: pages, search, order, archive. */
export function bookRoutes(app: FastifyInstance, sql: LibraryDatabase): void {
  app.get('/books', async (request, reply) => {
    const { limit, offset } = pageRange(request)
    const where = bookFilter(sql, request)
    const ordering = orderOf(
      sql,
      request,
      {
        id: sql`b.id`,
        title: sql`b.title collate library_order`,
        author: sql`b.author collate library_order`,
        publisher: sql`nullif(b.publisher, '') collate library_order`,
        year: sql`b.year`,
        isbn: sql`nullif(b.isbn, '')`,
        subject: sql`nullif(b.subject, '') collate library_order`,
        shelf: sql`nullif(b.shelf, '') collate library_order`,
        copies: sql`copies`,
        available: sql`available`,
      },
      sql`b.title collate library_order`,
    )
    const [rows, [total]] = await Promise.all([
      sql`select ${columns(sql)} from books b where ${where} order by ${ordering}, b.id limit ${limit} offset ${offset}`,
      sql<{ count: number }[]>`select count(*) from books b where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows)
  })

  app.get('/books/:id', async (request) => readBook(sql, parseId(request)))

  app.post('/books', manage, async (request, reply) => {
    const values = parseBody(book.input, request)
    const [row] = await guarded(() => sql<{ id: number }[]>`insert into books ${sql(values)} returning id`)
    return reply.code(201).send(await readBook(sql, row!.id))
  })

  app.put('/books/:id', manage, async (request, reply) => {
    const id = parseId(request)
    const { version, ...values } = parseBody(bookBody, request)
    const conflict = await guarded(() =>
      sql.begin(async (tx) => {
        await tx`select from books where id = ${id} for update`
        const current = await readBook(tx, id)
        const refusal = oldVersionConflict(current, version, request)
        if (!refusal) await tx`update books set ${tx(values)}, version = version + 1 where id = ${id}`
        return refusal
      }),
    )
    return conflict ? reply.code(409).send(conflict) : readBook(sql, id)
  })

  app.post('/books/:id/archive', manage, async (request) => {
    const id = parseId(request)
    await readBook(sql, id)
    await sql.begin(async (tx) => {
      // lending locks the book too, so no copy leaves the house in between
      await tx`select from books where id = ${id} for update`
      const [onLoan] = await tx`
        select from loans l join copies c on c.id = l.copy_id where c.book_id = ${id} and l.returned_on is null limit 1`
      if (onLoan) throw new ServiceError(409, messages.onLoan)
      await tx`update books set archived_at = coalesce(archived_at, now()), version = version + 1 where id = ${id}`
    })
    return readBook(sql, id)
  })

  app.post('/books/:id/restore', manage, async (request) => {
    const id = parseId(request)
    await guarded(() => sql`update books set archived_at = null, version = version + 1 where id = ${id}`)
    return readBook(sql, id)
  })

  app.delete('/books/:id', manage, async (request, reply) => {
    const id = parseId(request)
    await readBook(sql, id)
    await guarded(() => sql`delete from books where id = ${id}`)
    return reply.code(204).send()
  })
}

function bookFilter(sql: LibrarySql, request: FastifyRequest): SqlFragment {
  const includesArchived = ['1', 'true'].includes(parameter(request, 'archived'))
  return ['subject', 'shelf'].reduce(
    (where, name) => {
      const value = parameter(request, name)
      return value === ''
        ? where
        : sql`${where} and position(search_key(${value}) in search_key(b.${sql(name)})) > 0`
    },
    sql`${matchesWords(sql, request, sql`b.search_text`)} and ${includesArchived ? sql`true` : sql`b.archived_at is null`}`,
  )
}

const messages = {
  onLoan: {
    en: 'A copy of this book is on loan. Take it back first.',
    bn: 'এই বইয়ের একটি কপি ধারে আছে। আগে ফেরত নিন।',
  },
  hasCopies: {
    en: 'This book cannot be deleted because it has copies. It can be archived instead.',
    bn: 'বইটির কপি আছে, তাই মুছে ফেলা যাবে না। এর বদলে আর্কাইভ করা যায়।',
  },
}

/** Runs a write. Turns the conflicts that the database finds into sentences. */
async function guarded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violates(error, 'books_isbn_key')) {
      const { field, message } = book.conflicts['books_isbn_key']!
      throw new ServiceError(409, message, { [field]: message })
    }
    if (isPostgresError(error) && error.code === '23503') throw new ServiceError(409, messages.hasCopies)
    throw error
  }
}
