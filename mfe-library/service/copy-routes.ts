import { latinDigits } from '@samity/shared-api/contract'
import { parseBody, parseId, noRecord, ServiceError } from '@samity/module-service'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { copy } from '../contract/copy.ts'
import type { ScannedCopy } from '../contract/loan.ts'
import { matchesWords, numberParameter, orderOf, pageRange, parameter } from './list-query.ts'
import { loanSelection, toLoan, type LoanRow } from './loan-rows.ts'
import { isPostgresError, violates, type LibraryDatabase, type LibrarySql } from './library-database.ts'
import { termsOf } from './settings.ts'
import { oldVersionConflict, type Current } from './versions.ts'

const manage = { config: { permission: 'library.manage' } }
const copyBody = copy.input.extend({ version: z.coerce.number().int().positive().optional() })

const columns = (sql: LibrarySql) => sql`
  c.id, c.version, c.book_id, c.number, c.state, l.advocate_name as borrower, l.due_on`
const relation = (sql: LibrarySql) =>
  sql`copies c left join loans l on l.copy_id = c.id and l.returned_on is null`

type CopyRow = Current & { state: string; borrower: string | null }

async function readCopy(sql: LibrarySql, id: number): Promise<CopyRow> {
  const [row] = await sql<CopyRow[]>`select ${columns(sql)} from ${relation(sql)} where c.id = ${id}`
  if (!row) throw noRecord()
  return row
}

/** The copy with this number; undefined when there is none. Upper and lower case and the script of the digits make no difference. */
export async function findCopy(sql: LibrarySql, number: string) {
  const [row] = await sql<Omit<ScannedCopy, 'loan'>[]>`
    select c.id, c.number, c.state, b.title, b.author, b.shelf
    from copies c join books b on b.id = c.book_id
    where search_key(c.number) = search_key(${latinDigits(number).trim()})`
  return row
}

/** Copies of books, and what a scanned number is. */
export function copyRoutes(app: FastifyInstance, sql: LibraryDatabase): void {
  app.get('/copies', async (request, reply) => {
    const { limit, offset } = pageRange(request)
    const bookId = numberParameter(request, 'book_id', 1, 2_000_000_000)
    const where = sql`
      ${matchesWords(sql, request, sql`search_key(c.number)`)} and ${bookId === undefined ? sql`true` : sql`c.book_id = ${bookId}`}`
    const ordering = orderOf(
      sql,
      request,
      {
        id: sql`c.id`,
        number: sql`c.number collate library_order`,
        state: sql`c.state`,
        borrower: sql`l.advocate_name`,
        due_on: sql`l.due_on`,
      },
      sql`c.number collate library_order`,
    )
    const [rows, [total]] = await Promise.all([
      sql`
        select ${columns(sql)} from ${relation(sql)} where ${where} order by ${ordering}, c.id
        limit ${limit} offset ${offset}`,
      sql<{ count: number }[]>`select count(*) from copies c where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows)
  })

  app.get('/copies/by-number', async (request): Promise<ScannedCopy> => {
    const foundCopy = await findCopy(sql, parameter(request, 'number'))
    if (!foundCopy) throw unknownNumber()
    const [loan] = await sql<LoanRow[]>`
      select ${loanSelection(sql, termsOf(app))} where l.copy_id = ${foundCopy.id} and l.returned_on is null`
    return { ...foundCopy, loan: loan ? toLoan(loan) : null }
  })

  app.get('/copies/:id', async (request) => readCopy(sql, parseId(request)))

  app.post('/copies', manage, async (request, reply) => {
    const values = parseBody(copy.input, request)
    const [row] = await guarded(() => sql<{ id: number }[]>`insert into copies ${sql(values)} returning id`)
    return reply.code(201).send(await readCopy(sql, row!.id))
  })

  app.put('/copies/:id', manage, async (request, reply) => {
    const id = parseId(request)
    const { version, ...values } = parseBody(copyBody, request)
    const conflict = await guarded(() =>
      sql.begin(async (tx) => {
        await tx`select from copies where id = ${id} for update`
        const current = await readCopy(tx, id)
        const refusal = oldVersionConflict(current, version, request)
        if (refusal) return refusal
        if (values.state !== 'in_use' && current.borrower !== null)
          throw new ServiceError(409, messages.onLoan, { state: messages.onLoan })
        await tx`update copies set ${tx(values)}, version = version + 1 where id = ${id}`
        return undefined
      }),
    )
    return conflict ? reply.code(409).send(conflict) : readCopy(sql, id)
  })

  app.delete('/copies/:id', manage, async (request, reply) => {
    const id = parseId(request)
    await readCopy(sql, id)
    await guarded(() => sql`delete from copies where id = ${id}`)
    return reply.code(204).send()
  })
}

const messages = {
  unknown: { en: 'No copy has this number.', bn: 'এই নম্বরের কোনো কপি নেই।' },
  onLoan: { en: 'This copy is on loan. Take it back first.', bn: 'কপিটি ধারে আছে। আগে ফেরত নিন।' },
  noBook: { en: 'This book does not exist', bn: 'এই বই পাওয়া যায়নি' },
  wasLent: {
    en: 'This copy cannot be deleted because it was lent. Set its state to Withdrawn instead.',
    bn: 'কপিটি ধার দেওয়া হয়েছিল, তাই মুছে ফেলা যাবে না। অবস্থা “বাতিল” করুন।',
  },
}

export const unknownNumber = () => new ServiceError(404, messages.unknown, { copy_number: messages.unknown })

/** Runs a write. Turns the conflicts that the database finds into sentences. */
async function guarded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violates(error, 'copies_number_key')) {
      const { field, message } = copy.conflicts['copies_number_key']!
      throw new ServiceError(409, message, { [field]: message })
    }
    if (violates(error, 'copies_book_id_fkey'))
      throw new ServiceError(422, messages.noBook, { book_id: messages.noBook })
    if (isPostgresError(error) && error.code === '23503') throw new ServiceError(409, messages.wasLent)
    throw error
  }
}
