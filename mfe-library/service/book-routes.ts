import {
  flagParameter,
  listParameters,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  ServiceError,
  staleVersion,
  textParameter,
} from '@samity/module-service'
import {
  matchesWords,
  orderBy,
  toConflict,
  writeOnce,
  type SqlFragment,
  isPostgresError,
  type ModuleDatabase,
  type ModuleSql,
} from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { book } from '../contract/book.ts'
import { deleteCover, keepCover } from './book-covers.ts'
import { availableCopies } from './reservation-rows.ts'
import { asAmount } from './settings.ts'

const manage = { config: { permission: 'library.manage' } }
const bookBody = book.input.extend({ version: z.coerce.number().int().positive().optional() })

const bookQuery = {
  ...listParameters([
    'id',
    'title',
    'author',
    'publisher',
    'year',
    'isbn',
    'subject',
    'shelf',
    'copies',
    'available',
  ]),
  archived: flagParameter(),
  subject: textParameter(),
  shelf: textParameter(),
}

const columns = (sql: ModuleSql) => sql`
  b.id, b.version, b.title, b.author, b.publisher, b.year, b.isbn, b.subject, b.shelf, b.cover, b.archived_at,
  (select count(*) from copies c where c.book_id = b.id and c.state = 'in_use') as copies,
  ${availableCopies(sql)} as available, b.replacement_price_paisa`

type BookRow = {
  id: number
  version: number
  title: string
  cover: string | null
  replacement_price_paisa: number
}

const toBook = ({ replacement_price_paisa, ...row }: BookRow) => ({
  ...row,
  replacement_price: asAmount(replacement_price_paisa),
})

/** The columns of a book whose fields were parsed, without the cover: a request that has none leaves it. */
export const bookColumnsOf = ({
  replacement_price,
  cover: _cover,
  ...values
}: z.output<typeof book.input>) => ({
  ...values,
  replacement_price_paisa: replacement_price,
})

async function readBook(sql: ModuleSql, id: number) {
  const [row] = await sql<BookRow[]>`select ${columns(sql)} from books b where b.id = ${id}`
  if (!row) throw noRecord()
  return toBook(row)
}

export function bookRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/books', { config: { query: bookQuery } }, async (request, reply) => {
    const query = parseQuery(bookQuery, request)
    const where = bookFilter(sql, query)
    const ordering = orderBy(
      sql,
      query.ordering,
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
      sql<BookRow[]>`
        select ${columns(sql)} from books b where ${where} order by ${ordering}, b.id
        limit ${query.limit} offset ${query.offset}`,
      sql<{ count: number }[]>`select count(*) from books b where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows.map(toBook))
  })

  app.get('/books/:id', async (request) => readBook(sql, parseId(request)))

  app.post('/books', manage, async (request, reply) => {
    const values = parseBody(book.input, request)
    const saved = await guarded(() =>
      writeOnce(sql, request, async (tx) => {
        const { cover = null } = values
        const [row] = await tx<{ id: number }[]>`
          insert into books ${tx({ ...bookColumnsOf(values), cover })} returning id`
        const added = await readBook(tx, row!.id)
        if (cover !== null) await keepCover(request, cover)
        return added
      }),
    )
    return reply.code(201).send(saved)
  })

  app.put('/books/:id', manage, async (request) => {
    const id = parseId(request)
    const { version, ...values } = parseBody(bookBody, request)
    const formerCover = await guarded(() =>
      sql.begin(async (tx) => {
        await tx`select from books where id = ${id} for update`
        const current = await readBook(tx, id)
        if (version !== undefined && version !== current.version) throw staleVersion(current)
        const { cover = current.cover } = values
        await tx`update books set ${tx({ ...bookColumnsOf(values), cover })}, version = version + 1 where id = ${id}`
        if (cover === current.cover) return null
        if (cover !== null) await keepCover(request, cover)
        return current.cover
      }),
    )
    if (formerCover !== null) await deleteCover(request, formerCover)
    return readBook(sql, id)
  })

  app.post('/books/:id/archive', manage, async (request) => {
    const id = parseId(request)
    await readBook(sql, id)
    await sql.begin(async (tx) => {
      // lending locks the book too, so no copy leaves the house in between
      await tx`select from books where id = ${id} for update`
      const [onLoan] = await tx`
        select from loans l join copies c on c.id = l.copy_id where c.book_id = ${id} and l.ended_on is null limit 1`
      if (onLoan) throw new ServiceError(409, messages.onLoan)
      const [waiting] = await tx`select from reservations where book_id = ${id} and is_waiting limit 1`
      if (waiting) throw new ServiceError(409, messages.isReserved)
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
    const { cover } = await readBook(sql, id)
    await guarded(() => sql`delete from books where id = ${id}`)
    if (cover !== null) await deleteCover(request, cover)
    return reply.code(204).send()
  })
}

function bookFilter(
  sql: ModuleSql,
  { search, archived, subject, shelf }: z.output<z.ZodObject<typeof bookQuery>>,
): SqlFragment {
  const contains = (column: SqlFragment, value = '') =>
    value === '' ? sql`true` : sql`position(search_key(${value}) in search_key(${column})) > 0`
  return sql`${matchesWords(sql, search, sql`b.search_text`)} and ${archived ? sql`true` : sql`b.archived_at is null`}
    and ${contains(sql`b.subject`, subject)} and ${contains(sql`b.shelf`, shelf)}`
}

const messages = {
  onLoan: {
    en: 'A copy of this book is on loan. Take it back first.',
    bn: 'এই বইয়ের একটি কপি ধারে আছে। আগে ফেরত নিন।',
  },
  isReserved: {
    en: 'Advocates are in line for this book. Cancel their reservations first.',
    bn: 'বইটির জন্য আইনজীবীরা অপেক্ষায় আছেন। আগে তাঁদের সংরক্ষণ বাতিল করুন।',
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
    if (isPostgresError(error) && error.code === '23503')
      throw new ServiceError(409, messages.hasCopies, {}, { code: 'record.in_use' })
    throw toConflict(book, error)
  }
}
