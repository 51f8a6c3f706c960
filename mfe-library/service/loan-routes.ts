import {
  int,
  latinDigits,
  optionalDate,
  optionalText,
  text,
  today,
  type Day,
} from '@samity/shared-api/contract'
import {
  choiceParameter,
  dayParameter,
  idParameter,
  listParameters,
  parseBody,
  parseId,
  parseQuery,
  ServiceError,
  personOf,
  readKnownAdvocate,
  type KnownAdvocate,
} from '@samity/module-service'
import {
  matchesWords,
  orderBy,
  writeOnce,
  type SqlFragment,
  violates,
  type ModuleDatabase,
  type ModuleSql,
  type ModuleTransaction,
} from '@samity/module-service/postgres'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { lossForm } from '../contract/form-resources.ts'
import { loanStates, type ReturnedLoan } from '../contract/loan.ts'
import { findCopy, unknownNumber } from './copy-routes.ts'
import {
  alreadyLent,
  beforeLoan,
  belowPrice,
  messages,
  notRenewable,
  reservedFor,
  tooManyLoans,
  wantedBy,
  wrongDay,
} from './loan-refusals.ts'
import { updateCharge } from './loan-charges.ts'
import { daysLate, loanSelection, loanState, readLoan, toLoan, type LoanRow } from './loan-rows.ts'
import { closeLateTask, giveLostTask } from './library-tasks.ts'
import { freeCopies, nextInLine, readLine } from './reservation-rows.ts'
import { asAmount, finePerDayPaisa, termsOf } from './settings.ts'

const lend = { config: { permission: 'library.lend' } }
const copyNumber = text({ en: 'Copy Number', bn: 'কপি নম্বর' }, 40).schema
const loanBody = z.object({
  copy_number: copyNumber,
  advocate_id: int({ en: 'Advocate', bn: 'আইনজীবী' }, 0, 2_000_000_000).schema,
  override_reason: optionalText({ en: 'Reason', bn: 'কারণ' }, 300).schema,
})
const loanQuery = {
  ...listParameters([
    'id',
    'title',
    'copy_number',
    'advocate_name',
    'lent_on',
    'due_on',
    'returned_on',
    'days_late',
  ]),
  state: choiceParameter(loanStates.map(({ value }) => value)),
  advocate_id: idParameter(),
  book_id: idParameter(),
  from: dayParameter(),
  to: dayParameter(),
}
const returnBody = z.object({
  copy_number: copyNumber,
  returned_on: optionalDate({ en: 'Returned on', bn: 'ফেরতের তারিখ' }).schema,
})
const lossBody = lossForm.input.extend({ copy_number: copyNumber })

const daysFromToday = (sql: ModuleSql, days: number) => sql`${today()}::date + ${days}::int`

export function loanRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/terms', async ({ claims }) => ({ ...termsOf(app), permissions: claims.permissions }))

  app.get('/loans', { config: { query: loanQuery } }, async (request, reply) => {
    const query = parseQuery(loanQuery, request)
    const where = loanFilter(sql, query)
    const day = today()
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`l.id`,
        title: sql`b.title collate library_order`,
        copy_number: sql`c.number collate library_order`,
        advocate_name: sql`l.advocate_name collate library_order`,
        lent_on: sql`l.lent_on`,
        due_on: sql`l.due_on`,
        returned_on: sql`l.returned_on`,
        days_late: daysLate(sql, day),
      },
      sql`l.lent_on desc`,
    )
    const [rows, [total]] = await Promise.all([
      sql<LoanRow[]>`
        select ${loanSelection(sql, termsOf(app), day)} where ${where} order by ${ordering}, l.id desc
        limit ${query.limit} offset ${query.offset}`,
      sql<{ count: number }[]>`
        select count(*) from loans l join copies c on c.id = l.copy_id join books b on b.id = c.book_id where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows.map(toLoan))
  })

  app.get('/loans/:id', async (request) => readLoan(sql, app, parseId(request)))

  app.post('/loans', lend, async (request, reply) => {
    const { copy_number, advocate_id, override_reason } = parseBody(loanBody, request)
    const advocate = await borrowerOf(request, advocate_id, override_reason)
    const loan = await writeOnce(sql, request, async (tx) =>
      readLoan(tx, app, await lendCopy(tx, copy_number, { ...advocate, lent_by: personOf(request) })),
    ).catch((error: unknown) => {
      throw violates(error, 'loans_open') ? alreadyLent() : error
    })
    return reply.code(201).send(loan)
  })

  app.post('/loans/:id/renew', lend, async (request) => {
    const id = parseId(request)
    const { loan_days, max_renewals } = termsOf(app)
    return writeOnce(sql, request, async (tx) => {
      const { count } = await tx`
        update loans set due_on = ${daysFromToday(tx, loan_days)}, renewals = renewals + 1
        where id = ${id} and ended_on is null and due_on >= ${today()} and renewals < ${max_renewals}`
      const loan = await readLoan(tx, app, id)
      if (count === 0) throw notRenewable(loan)
      const waiting = (await readLine(tx, loan.book_id)).find(({ state }) => state === 'waiting')
      if (waiting) throw wantedBy(waiting)
      return loan
    })
  })

  app.post('/returns', lend, async (request) => {
    const { copy_number, returned_on } = parseBody(returnBody, request)
    const day = returned_on ?? today()
    // of two returns at once the second finds no loan
    const returned = await writeOnce(sql, request, async (tx): Promise<ReturnedLoan> => {
      const id = await endLoan(tx, copy_number, {
        field: 'returned_on',
        day,
        values: { returned_on: day, returned_by: personOf(request) },
      })
      const loan = await readLoan(tx, app, id)
      return { ...loan, next_in_line: await nextInLine(tx, loan.book_id) }
    })
    await closeLateTask(request, returned)
    await updateCharge(request, returned)
    return returned
  })

  app.post('/losses', lend, async (request) => {
    const { copy_number, lost_on, charge } = parseBody(lossBody, request)
    const lostLoan = await writeOnce(sql, request, async (tx) => {
      const id = await endLoan(tx, copy_number, {
        field: 'lost_on',
        day: lost_on,
        values: { lost_on, lost_by: personOf(request), charge_paisa: charge },
      })
      const [lost] = await tx<{ price: number }[]>`
        update copies c set state = 'lost', version = c.version + 1 from books b, loans l
        where b.id = c.book_id and c.id = l.copy_id and l.id = ${id}
        returning b.replacement_price_paisa as price`
      const { price } = lost!
      if (charge < price && !request.claims.permissions.includes('library.manage'))
        throw belowPrice(asAmount(price))
      return readLoan(tx, app, id)
    })
    await closeLateTask(request, lostLoan)
    await updateCharge(request, lostLoan)
    await giveLostTask(request, lostLoan)
    return lostLoan
  })

  /**
   * Ends the open loan of a copy on a day, with the fine of that day, and returns its id. Throws 404 for an
   * unknown copy, 409 when it is not on loan, and 422 for a day that the loan does not have.
   */
  async function endLoan(
    tx: ModuleTransaction,
    number: string,
    { field, day, values }: { field: string; day: Day; values: Record<string, string | number> },
  ): Promise<number> {
    const lentCopy = await findCopy(tx, number)
    if (!lentCopy) throw unknownNumber()
    const [loan] = await tx<{ id: number; lent_on: Day }[]>`
      select id, lent_on from loans where copy_id = ${lentCopy.id} and ended_on is null for update`
    if (!loan) throw new ServiceError(409, messages.notOnLoan, { copy_number: messages.notOnLoan })
    if (day < loan.lent_on) throw wrongDay(field, beforeLoan(loan.lent_on))
    if (day > today()) throw wrongDay(field, messages.inFuture)
    await tx`
      update loans l set ${tx(values)},
        fine_paisa = greatest(${day}::date - l.due_on, 0)::bigint * ${finePerDayPaisa(termsOf(app))}::bigint
      where l.id = ${loan.id}`
    return loan.id
  }

  /** Lends a copy and returns the id of the loan. Throws 404 or 409 with the reason at its field. */
  async function lendCopy(
    tx: ModuleTransaction,
    number: string,
    loan: Borrower & { lent_by: string },
  ): Promise<number> {
    const { loan_days, max_loans } = termsOf(app)
    // two desks must not lend one advocate more than the limit; the role of a module may not take advisory
    // locks
    await tx`lock table loans in share row exclusive mode`
    const [found] = await tx<{ id: number; state: string; book_id: number; archived_at: string | null }[]>`
      select c.id, c.state, c.book_id, b.archived_at from copies c join books b on b.id = c.book_id
      where search_key(c.number) = search_key(${latinDigits(number)}) for update of c for share of b`
    if (!found) throw unknownNumber()
    if (found.state !== 'in_use' || found.archived_at)
      throw new ServiceError(409, messages.notInUse, { copy_number: messages.notInUse })
    const [current] = await tx<{ advocate_name: string; due_on: Day }[]>`
      select advocate_name, due_on from loans where copy_id = ${found.id} and ended_on is null`
    if (current) throw alreadyLent(current)
    const [count] = await tx<{ count: number }[]>`
      select count(*) from loans where advocate_id = ${loan.advocate_id} and ended_on is null`
    if ((count?.count ?? 0) >= max_loans) throw tooManyLoans(max_loans)
    const line = await readLine(tx, found.book_id)
    const own = line.find(({ advocate_id }) => advocate_id === loan.advocate_id)
    const [free] = await tx<{ free: number }[]>`
      select ${freeCopies(tx)} as free from books b where b.id = ${found.book_id}`
    if ((own?.position ?? line.length + 1) > free!.free) throw reservedFor(line[0]!)
    const day = today()
    const [saved] = await tx<{ id: number }[]>`
      insert into loans ${tx({ ...loan, copy_id: found.id, lent_on: day, due_on: day })} returning id`
    await tx`update loans set due_on = lent_on + ${loan_days}::int where id = ${saved!.id}`
    if (own) await tx`update reservations set loan_id = ${saved!.id} where id = ${own.id} and is_waiting`
    return saved!.id
  }
}

type Borrower = KnownAdvocate & {
  override_reason: string | null
}

/**
 * Who borrows. Throws 422 for nobody, 409 for an archived advocate unless an administrator gives a reason.
 */
async function borrowerOf(request: FastifyRequest, id: number, reason: string): Promise<Borrower> {
  const { is_archived, ...advocate } = await readKnownAdvocate(request, id)
  const overridable = request.claims.role === 'admin'
  if (is_archived && !(overridable && reason))
    throw new ServiceError(
      409,
      overridable ? messages.isArchivedForAdmin : messages.isArchived,
      { advocate_id: messages.isArchived },
      { code: 'buyer.not_allowed', overridable },
    )
  return { ...advocate, override_reason: is_archived ? reason : null }
}

function loanFilter(
  sql: ModuleSql,
  { search, state, advocate_id, book_id, from, to }: z.output<z.ZodObject<typeof loanQuery>>,
): SqlFragment {
  const searched = sql`search_key(b.title || ' ' || c.number || ' ' || l.advocate_name || ' ' || l.advocate_number || ' ' || coalesce(l.fine_receipt, ''))`
  const conditions = [
    matchesWords(sql, search, searched),
    // 'on loan' includes what is overdue
    state === 'open' && sql`l.ended_on is null`,
    state !== undefined && state !== 'open' && sql`${loanState(sql, today())} = ${state}`,
    advocate_id !== undefined && sql`l.advocate_id = ${advocate_id}`,
    book_id !== undefined && sql`c.book_id = ${book_id}`,
    from !== undefined && sql`l.lent_on >= ${from}::date`,
    to !== undefined && sql`l.lent_on <= ${to}::date`,
  ]
  return conditions.reduce<SqlFragment>(
    (left, right) => (right ? sql`${left} and ${right}` : left),
    sql`true`,
  )
}
