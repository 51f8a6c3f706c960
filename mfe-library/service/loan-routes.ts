import { bengali, int, latinDigits, showDay, text, today, z } from '@samity/shared-api/contract'
import { noRecord, parseBody, parseId, ServiceError } from '@samity/module-service'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loanStates, type Loan } from '../contract/loan.ts'
import { findCopy, unknownNumber } from './copy-routes.ts'
import { matchesWords, numberParameter, orderOf, pageRange, parameter } from './list-query.ts'
import { daysLate, loanSelection, loanState, toLoan, type LoanRow } from './loan-rows.ts'
import { violates, type LibraryDatabase, type LibrarySql } from './library-database.ts'
import { finePerDayPaisa, termsOf } from './settings.ts'

const lend = { config: { permission: 'library.lend' } }
const copyNumber = text({ en: 'Copy Number', bn: 'কপি নম্বর' }, 40).schema
const loanBody = z.object({
  copy_number: copyNumber,
  advocate_id: int({ en: 'Advocate', bn: 'আইনজীবী' }, 0, 2_000_000_000).schema,
  advocate_number: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60).schema,
  advocate_name: text({ en: 'Advocate', bn: 'আইনজীবী' }).schema,
})
const returnBody = z.object({ copy_number: copyNumber })

/** The day after so many days. */
const daysFromToday = (sql: LibrarySql, days: number) => sql`${today()}::date + ${days}::int`
export const personOf = ({ claims }: FastifyRequest): string => claims.name ?? claims.sub

/** Reads one loan with today's fine. Throws 404. */
export async function readLoan(sql: LibrarySql, app: FastifyInstance, id: number): Promise<Loan> {
  const [row] = await sql<LoanRow[]>`select ${loanSelection(sql, termsOf(app))} where l.id = ${id}`
  if (!row) throw noRecord()
  return toLoan(row)
}

/** Lending, renewals, returns, and the lists of loans. */
export function loanRoutes(app: FastifyInstance, sql: LibraryDatabase): void {
  app.get('/terms', async ({ claims }) => ({ ...termsOf(app), permissions: claims.permissions }))

  app.get('/loans', async (request, reply) => {
    const { limit, offset } = pageRange(request)
    const where = loanFilter(sql, request)
    const day = today()
    const ordering = orderOf(
      sql,
      request,
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
        limit ${limit} offset ${offset}`,
      sql<{ count: number }[]>`
        select count(*) from loans l join copies c on c.id = l.copy_id join books b on b.id = c.book_id where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows.map(toLoan))
  })

  app.get('/loans/:id', async (request) => readLoan(sql, app, parseId(request)))

  app.post('/loans', lend, async (request, reply) => {
    const { copy_number, ...advocate } = parseBody(loanBody, request)
    if (advocate.advocate_id === 0)
      throw new ServiceError(422, messages.noAdvocate, { advocate_number: messages.noAdvocate })
    const id = await lendCopy(copy_number, advocate, personOf(request))
    return reply.code(201).send(await readLoan(sql, app, id))
  })

  app.post('/loans/:id/renew', lend, async (request) => {
    const id = parseId(request)
    const { loan_days, max_renewals } = termsOf(app)
    const { count } = await sql`
      update loans set due_on = ${daysFromToday(sql, loan_days)}, renewals = renewals + 1
      where id = ${id} and returned_on is null and due_on >= ${today()} and renewals < ${max_renewals}`
    const loan = await readLoan(sql, app, id)
    if (count === 1) return loan
    if (loan.returned_on) throw new ServiceError(409, messages.isReturned)
    if (loan.state === 'overdue') throw new ServiceError(409, messages.isOverdue)
    throw new ServiceError(409, {
      en: `This loan was renewed ${loan.renewals} times already. Take the book back first.`,
      bn: bengali`এই ধারের মেয়াদ ${loan.renewals} বার বাড়ানো হয়েছে। আগে বইটি ফেরত নিন।`,
    })
  })

  app.post('/returns', lend, async (request) => {
    const { copy_number } = parseBody(returnBody, request)
    const lentCopy = await findCopy(sql, copy_number)
    if (!lentCopy) throw unknownNumber()
    const day = today()
    // of two returns at once the second finds no loan
    const [loan] = await sql<{ id: number }[]>`
      update loans l
      set returned_on = greatest(${day}::date, lent_on), returned_by = ${personOf(request)},
        fine_paisa = ${daysLate(sql, day)}::bigint * ${finePerDayPaisa(termsOf(app))}::bigint
      where l.copy_id = ${lentCopy.id} and l.returned_on is null
      returning l.id`
    if (!loan) throw new ServiceError(409, messages.notOnLoan, { copy_number: messages.notOnLoan })
    return readLoan(sql, app, loan.id)
  })

  type Advocate = Omit<z.infer<typeof loanBody>, 'copy_number'>

  /** Lends a copy and returns the id of the loan. Throws 404 or 409 with the reason at its field. */
  function lendCopy(number: string, advocate: Advocate, lent_by: string): Promise<number> {
    const { loan_days, max_loans } = termsOf(app)
    return sql
      .begin(async (tx) => {
        // two desks must not lend one advocate more than the limit; the role of a module may not take advisory locks
        await tx`lock table loans in share row exclusive mode`
        const [found] = await tx<{ id: number; state: string; archived_at: string | null }[]>`
          select c.id, c.state, b.archived_at from copies c join books b on b.id = c.book_id
          where search_key(c.number) = search_key(${latinDigits(number)}) for update of c for share of b`
        if (!found) throw unknownNumber()
        if (found.state !== 'in_use' || found.archived_at)
          throw new ServiceError(409, messages.notInUse, { copy_number: messages.notInUse })
        const [current] = await tx<{ advocate_name: string; due_on: string }[]>`
          select advocate_name, due_on from loans where copy_id = ${found.id} and returned_on is null`
        if (current) throw alreadyLent(current)
        const [count] = await tx<{ count: number }[]>`
          select count(*) from loans where advocate_id = ${advocate.advocate_id} and returned_on is null`
        if ((count?.count ?? 0) >= max_loans) throw tooManyLoans(max_loans)
        const [loan] = await tx<{ id: number }[]>`
          insert into loans ${tx({ ...advocate, copy_id: found.id, lent_on: today(), lent_by, due_on: today() })}
          returning id`
        await tx`update loans set due_on = lent_on + ${loan_days}::int where id = ${loan!.id}`
        return loan!.id
      })
      .catch((error: unknown) => {
        throw violates(error, 'loans_open') ? alreadyLent() : error
      })
  }
}

function loanFilter(sql: LibrarySql, request: FastifyRequest) {
  const searched = sql`search_key(b.title || ' ' || c.number || ' ' || l.advocate_name || ' ' || l.advocate_number || ' ' || coalesce(l.fine_receipt, ''))`
  const state = parameter(request, 'state')
  const advocateId = numberParameter(request, 'advocate_id', 1, 2_000_000_000)
  const bookId = numberParameter(request, 'book_id', 1, 2_000_000_000)
  const [from, to] = [parameter(request, 'from'), parameter(request, 'to')]
  const dayPattern = /^\d{4}-\d\d-\d\d$/
  const conditions = [
    matchesWords(sql, request, searched),
    // 'on loan' includes what is overdue
    state === 'open' && sql`l.returned_on is null`,
    state !== 'open' &&
      loanStates.some(({ value }) => value === state) &&
      sql`${loanState(sql, today())} = ${state}`,
    advocateId !== undefined && sql`l.advocate_id = ${advocateId}`,
    bookId !== undefined && sql`c.book_id = ${bookId}`,
    dayPattern.test(from) && sql`l.lent_on >= ${from}::date`,
    dayPattern.test(to) && sql`l.lent_on <= ${to}::date`,
  ]
  return conditions.reduce<ReturnType<typeof matchesWords>>(
    (left, right) => (right ? sql`${left} and ${right}` : left),
    sql`true`,
  )
}

const messages = {
  noAdvocate: { en: 'Pick the advocate from the list.', bn: 'তালিকা থেকে আইনজীবী বেছে নিন।' },
  notInUse: {
    en: 'This copy cannot be lent: it is lost or withdrawn, or its book is archived.',
    bn: 'কপিটি ধার দেওয়া যাবে না: এটি হারানো বা বাতিল, অথবা বইটি আর্কাইভে আছে।',
  },
  notOnLoan: { en: 'This copy is not on loan.', bn: 'এই কপি ধারে নেই।' },
  isReturned: { en: 'This book has been returned.', bn: 'বইটি ফেরত এসেছে।' },
  isOverdue: {
    en: 'This loan is overdue. Take the book back first; then it can be lent again.',
    bn: 'এই ধারের মেয়াদ পেরিয়েছে। আগে বইটি ফেরত নিন, তারপর আবার ধার দেওয়া যাবে।',
  },
}

function alreadyLent(loan?: { advocate_name: string; due_on: string }): ServiceError {
  const words = loan
    ? {
        en: `This copy is on loan to ${loan.advocate_name} until ${showDay(loan.due_on)}.`,
        bn: bengali`কপিটি ${showDay(loan.due_on)} পর্যন্ত ${loan.advocate_name}-এর কাছে ধারে আছে।`,
      }
    : { en: 'This copy is on loan already.', bn: 'এই কপি আগে থেকেই ধারে আছে।' }
  return new ServiceError(409, words, { copy_number: words })
}

const tooManyLoans = (max: number) => {
  const words = {
    en: `This advocate already has ${max} ${max === 1 ? 'book' : 'books'} on loan, which is the limit.`,
    bn: bengali`এই আইনজীবীর কাছে ইতিমধ্যে সর্বোচ্চ ${max}টি বই ধারে আছে।`,
  }
  return new ServiceError(409, words, { advocate_number: words })
}
