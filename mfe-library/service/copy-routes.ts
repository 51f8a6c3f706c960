import { latinDigits, today } from '@samity/shared-api/contract'
import {
  idParameter,
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
  isPostgresError,
  violates,
  type ModuleDatabase,
  type ModuleSql,
  type ModuleTransaction,
} from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { copy } from '../contract/copy.ts'
import type { RecoveredCopy, ScannedCopy } from '../contract/loan.ts'
import { updateCharge } from './loan-charges.ts'
import { isLost, loanSelection, readLoan, toLoan, type LoanRow } from './loan-rows.ts'
import { closeLostTask } from './library-tasks.ts'
import { startedByOther } from './fine-routes.ts'
import { nextInLine, readLine } from './reservation-rows.ts'
import { asAmount, termsOf } from './settings.ts'

const manage = { config: { permission: 'library.manage' } }
const copyBody = copy.input.extend({ version: z.coerce.number().int().positive().optional() })

const copyQuery = {
  ...listParameters(['id', 'number', 'state', 'borrower', 'due_on']),
  book_id: idParameter(),
}
const numberQuery = { number: textParameter() }

const columns = (sql: ModuleSql) => sql`
  c.id, c.version, c.book_id, c.number, c.state, l.advocate_name as borrower, l.due_on`
const relation = (sql: ModuleSql) =>
  sql`copies c left join loans l on l.copy_id = c.id and l.ended_on is null`

type CopyRow = { id: number; version: number; state: string; borrower: string | null }

async function readCopy(sql: ModuleSql, id: number): Promise<CopyRow> {
  const [row] = await sql<CopyRow[]>`select ${columns(sql)} from ${relation(sql)} where c.id = ${id}`
  if (!row) throw noRecord()
  return row
}

/**
 * The copy with this number; undefined when there is none. Upper and lower case and the script of the digits
 * make no difference.
 */
export async function findCopy(sql: ModuleSql, number: string) {
  const [row] = await sql<
    (Omit<ScannedCopy, 'loan' | 'loss' | 'line' | 'replacement_price'> & { price: number })[]
  >`
    select c.id, c.number, c.state, c.book_id, b.title, b.author, b.shelf, b.replacement_price_paisa as price
    from copies c join books b on b.id = c.book_id
    where search_key(c.number) = search_key(${latinDigits(number).trim()})`
  return row
}

/** Locks the copy before its loans, as lending does: of two people at once the second waits. */
async function lockCopy(tx: ModuleTransaction, id: number): Promise<void> {
  // lending locks the table before copies, too
  await tx`lock table loans in row exclusive mode`
  await tx`select from copies where id = ${id} for update`
}

/**
 * Notes that the lost copy is in the house again, and returns the loan in which it was lost. Throws 409 while
 * somebody takes the charge and nobody knows the receipt.
 */
async function recoverLoan(tx: ModuleTransaction, copyId: number): Promise<number | undefined> {
  const [loan] = await tx<{ id: number; taken_by: string | null }[]>`
    update loans l set recovered_on = greatest(${today()}::date, lost_on)
    where l.copy_id = ${copyId} and ${isLost(tx)}
    returning l.id, case when l.fine_receipt is null then l.fine_attempt_name end as taken_by`
  if (loan?.taken_by) throw startedByOther(loan.taken_by)
  return loan?.id
}

export function copyRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/copies', { config: { query: copyQuery } }, async (request, reply) => {
    const { search, ordering: terms, book_id, limit, offset } = parseQuery(copyQuery, request)
    const where = sql`
      ${matchesWords(sql, search, sql`search_key(c.number)`)} and ${book_id === undefined ? sql`true` : sql`c.book_id = ${book_id}`}`
    const ordering = orderBy(
      sql,
      terms,
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

  app.get('/copies/by-number', { config: { query: numberQuery } }, async (request): Promise<ScannedCopy> => {
    const { number = '' } = parseQuery(numberQuery, request)
    const foundCopy = await findCopy(sql, number)
    if (!foundCopy) throw unknownNumber()
    const { price, ...values } = foundCopy
    const [loans, line] = await Promise.all([
      sql<LoanRow[]>`
        select ${loanSelection(sql, termsOf(app))}
        where l.copy_id = ${values.id} and (l.ended_on is null or ${isLost(sql)})`,
      readLine(sql, values.book_id),
    ])
    const current = (isOf: (row: LoanRow) => boolean) => loans.filter(isOf).map(toLoan)[0] ?? null
    return {
      ...values,
      replacement_price: asAmount(price),
      loan: current(({ lost_on }) => lost_on === null),
      loss: values.state === 'lost' ? current(({ lost_on }) => lost_on !== null) : null,
      line,
    }
  })

  app.post('/copies/:id/recover', { config: { permission: 'library.lend' } }, async (request) => {
    const id = parseId(request)
    const recovered = await writeOnce(sql, request, async (tx): Promise<RecoveredCopy> => {
      await lockCopy(tx, id)
      const loanId = await recoverLoan(tx, id)
      const [found] = await tx<{ number: string; book_id: number }[]>`
        update copies set state = 'in_use', version = version + 1 where id = ${id} and state = 'lost'
        returning number, book_id`
      if (!found) {
        await readCopy(tx, id)
        throw new ServiceError(409, messages.notLost)
      }
      const next_in_line = await nextInLine(tx, found.book_id)
      const [title] = await tx<{ title: string }[]>`select title from books where id = ${found.book_id}`
      return {
        number: found.number,
        title: title!.title,
        loan: loanId === undefined ? null : await readLoan(tx, app, loanId),
        next_in_line,
      }
    })
    await closeLostTask(request, id)
    if (recovered.loan) await updateCharge(request, recovered.loan)
    return recovered
  })

  app.get('/copies/:id', async (request) => readCopy(sql, parseId(request)))

  app.post('/copies', manage, async (request, reply) => {
    const values = parseBody(copy.input, request)
    const saved = await guarded(() =>
      writeOnce(sql, request, async (tx) => {
        const [row] = await tx<{ id: number }[]>`insert into copies ${tx(values)} returning id`
        return readCopy(tx, row!.id)
      }),
    )
    return reply.code(201).send(saved)
  })

  app.put('/copies/:id', manage, async (request) => {
    const id = parseId(request)
    const { version, ...values } = parseBody(copyBody, request)
    const loanId = await guarded(() =>
      sql.begin(async (tx) => {
        await lockCopy(tx, id)
        const current = await readCopy(tx, id)
        if (version !== undefined && version !== current.version) throw staleVersion(current)
        if (values.state !== 'in_use' && current.borrower !== null)
          throw new ServiceError(409, messages.onLoan, { state: messages.onLoan })
        const isFound = values.state !== 'lost' && current.state === 'lost'
        const recovered = isFound ? await recoverLoan(tx, id) : undefined
        await tx`update copies set ${tx(values)}, version = version + 1 where id = ${id}`
        return recovered
      }),
    )
    if (values.state !== 'lost') await closeLostTask(request, id)
    if (loanId !== undefined) await updateCharge(request, await readLoan(sql, app, loanId))
    return readCopy(sql, id)
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
  notLost: {
    en: 'This copy is not lost. Reload the page to see its state.',
    bn: 'এই কপি হারানো নয়। বর্তমান অবস্থা দেখতে পাতাটি আবার খুলুন।',
  },
  noBook: { en: 'This book does not exist', bn: 'এই বই পাওয়া যায়নি' },
  wasLent: {
    en: 'This copy cannot be deleted because it was lent. Set its state to Withdrawn instead.',
    bn: 'কপিটি ধার দেওয়া হয়েছিল, তাই মুছে ফেলা যাবে না। অবস্থা “বাতিল” করুন।',
  },
}

export const unknownNumber = () => new ServiceError(404, messages.unknown, { copy_number: messages.unknown })

async function guarded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violates(error, 'copies_book_id_fkey'))
      throw new ServiceError(422, messages.noBook, { book_id: messages.noBook }, { code: 'record.reference' })
    if (isPostgresError(error) && error.code === '23503')
      throw new ServiceError(409, messages.wasLent, {}, { code: 'record.in_use' })
    throw toConflict(copy, error)
  }
}
