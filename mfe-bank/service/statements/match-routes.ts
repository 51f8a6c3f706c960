import {
  auditChange,
  dayParameter,
  flagParameter,
  idParameter,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  ServiceError,
  type FastifyRequest,
} from '@samity/module-service'
import {
  toConflict,
  writeOnce,
  type ModuleDatabase,
  type ModuleSql,
  type ModuleTransaction,
} from '@samity/module-service/postgres'
import { sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { Instant } from '@samity/shared-api/contract/moment'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  matchReasons,
  type BankMatch,
  type MatchingDesk,
  type MatchReason,
  type SureMatches,
} from '../../contract/match.ts'
import { wrongPath } from '../cheques/cheque-messages.ts'
import { markUncleared } from '../cheques/mark-cleared.ts'
import { addMatches } from './add-matches.ts'
import {
  bookLineColumns,
  readOpenLines,
  statementLineColumns,
  toBookLine,
  toStatementLine,
  type BookLineColumns,
  type StatementLineColumns,
} from './open-lines.ts'
import { accountName, lockAccount, noAccount, readAccount } from './read-account.ts'
import { reconciledConflicts } from './refusals.ts'

const work = { config: { permission: 'bank.work' } }
const maxLines = 1000
const maxMatches = 500
const ids = z.array(z.number().int().positive()).max(maxLines)
const matchBody = z.object({
  account: z.number().int().positive(),
  statement_lines: ids,
  book_lines: ids,
  reasons: z.array(z.enum(matchReasons)).max(5).default(['chosen']),
})
const sureBody = z.object({ account: z.number().int().positive() })
const undoBody = z.object({ with_batch: z.boolean().default(false) })
const deskQuery = {
  account: idParameter(),
  from: dayParameter(),
  to: dayParameter(),
  matched: flagParameter(),
}

const messages = {
  undone: { en: 'Somebody has undone this match.', bn: 'কেউ এই মিল ফিরিয়ে নিয়েছেন।' },
}

export function matchRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/desk', { config: { query: deskQuery } }, async (request): Promise<MatchingDesk> => {
    const { account: id, from, to, matched } = parseQuery(deskQuery, request)
    if (!id) throw noAccount()
    const place = await readAccount(sql, request, id)
    const { statement, book, proposals } = await readOpenLines(sql, id)
    const isShown = ({ day }: { day: Day }) => (!from || day >= from) && (!to || day <= to)
    const shownLines = {
      statement_lines: statement.filter(isShown).map(toStatementLine),
      book_lines: book.filter(isShown).map(toBookLine),
    }
    const shownIds = {
      statement: new Set(shownLines.statement_lines.map((line) => line.id)),
      book: new Set(shownLines.book_lines.map((line) => line.id)),
    }
    const [row] = await sql<{ day: Day | null }[]>`select final_day(${id}) as day`
    return {
      account: { id, name: accountName({ ...place, account_no: '' }), account_no: place.account_no ?? '' },
      ...shownLines,
      proposals: proposals.filter(
        ({ statement_lines, book_lines }) =>
          statement_lines.some((line) => shownIds.statement.has(line)) ||
          (statement_lines.length === 0 && book_lines.some((line) => shownIds.book.has(line))),
      ),
      matches: matched
        ? await readMatches(
            sql,
            sql`
        m.account_id = ${id} and m.day >= ${from ?? '0001-01-01'} and m.day <= ${to ?? '9999-12-31'}`,
          )
        : [],
      totals: { statement: totalOf(statement), book: totalOf(book) },
      reconciled_to: row!.day,
    }
  })

  app.post('/matches', work, async (request, reply) => {
    const body = parseBody(matchBody, request)
    const match = await write(sql, request, body.account, async (tx, finalDay) => {
      const [id] = await addMatches(tx, request, body.account, finalDay, [body])
      const [saved] = await readMatches(tx, tx`m.id = ${id!}`)
      return saved!
    })
    await auditChange(request, { action: 'create', record: `matches/${match.id}`, after: auditOf(match) })
    return reply.code(201).send(match)
  })

  app.post('/matches/sure', work, async (request): Promise<SureMatches> => {
    const { account } = parseBody(sureBody, request)
    await readAccount(sql, request, account)
    const result = await write(sql, request, account, async (tx, finalDay): Promise<SureMatches> => {
      const { proposals } = await readOpenLines(tx, account)
      const sure = proposals.filter(({ is_sure }) => is_sure)
      if (sure.length === 0) return { matched: 0, id: null }
      const [next] = await tx<{ batch: number }[]>`select nextval('match_batches')::int as batch`
      const [id] = await addMatches(tx, request, account, finalDay, sure, next!.batch)
      return { matched: sure.length, id: id! }
    })
    if (result.id !== null)
      await auditChange(request, { action: 'create', record: `matches/${result.id}`, after: result })
    return result
  })

  app.post('/matches/:id/undo', work, async (request) => {
    const id = parseId(request)
    const { with_batch } = parseBody(undoBody, request)
    const [known] = await sql<{ account_id: number }[]>`select account_id from matches where id = ${id}`
    if (!known) throw noRecord()
    const result = await write(sql, request, known.account_id, async (tx) => {
      const undone = (
        await tx<{ id: number }[]>`
          select id from matches where id = ${id}
            or ${with_batch} and batch = (select batch from matches where id = ${id})`
      ).map((match) => match.id)
      if (undone.length === 0) throw new ServiceError(409, messages.undone)
      const documents = await tx<{ document: string }[]>`
        select distinct document from book_lines where match_id = any(${undone}::int[])
          and match_id in (select match_id from statement_lines)`
      await markUncleared(
        tx,
        documents.map(({ document }) => document),
      )
      await tx`update statement_lines set match_id = null where match_id = any(${undone}::int[])`
      await tx`update book_lines set match_id = null where match_id = any(${undone}::int[])`
      await tx`delete from matches where id = any(${undone}::int[])`
      return { undone: undone.length }
    })
    await auditChange(request, { action: 'delete', record: `matches/${id}`, before: result })
    return result
  })
}

const totalOf = (lines: readonly { amount_paisa: number }[]) => ({
  count: lines.length,
  amount: toDecimal(sum(lines.map(({ amount_paisa }) => amount_paisa))),
})

const auditOf = ({ statement_lines, book_lines, reasons }: BankMatch) => ({
  reasons,
  statement: statement_lines.map(({ day, amount }) => `${day} ${amount}`),
  books: book_lines.map(({ document, amount }) => `${document} ${amount}`),
})

/** One write at a time for each account: what it reads is still so when it writes. */
const write = <Result extends object>(
  sql: ModuleDatabase,
  request: FastifyRequest,
  account: number,
  change: (tx: ModuleTransaction, finalDay: Day | null) => Promise<Result>,
): Promise<Result> =>
  writeOnce(sql, request, async (tx) => change(tx, (await lockAccount(tx, account)).final_day)).catch(
    (error: unknown) => {
      // the undo of a deposit has begun meanwhile
      throw toConflict(reconciledConflicts, wrongPath(error))
    },
  )

async function readMatches(sql: ModuleSql, where: ReturnType<ModuleSql>): Promise<BankMatch[]> {
  type Columns = Omit<BankMatch, 'reasons' | 'statement_lines' | 'book_lines' | 'made_at'> & {
    reasons: string
    made_at: Date
  }
  const matches = await sql<Columns[]>`
    select m.id, m.day, m.reasons, m.made_by, m.made_at, m.batch, coalesce(m.day <= final_day(m.account_id), false) as is_final
    from matches m where ${where} order by m.id desc limit ${maxMatches}`
  const matchIds = matches.map(({ id }) => id)
  const statement = await sql<StatementLineColumns[]>`
    select ${statementLineColumns(sql)} from statement_lines l where l.match_id = any(${matchIds}::int[]) order by l.day, l.id`
  const book = await sql<BookLineColumns[]>`
    select ${bookLineColumns(sql)} from book_lines l where l.match_id = any(${matchIds}::int[]) order by l.day, l.id`
  const bankOf = Map.groupBy(statement, ({ match_id }) => match_id)
  const bookOf = Map.groupBy(book, ({ match_id }) => match_id)
  return matches.map((match) => ({
    ...match,
    made_at: match.made_at.toISOString() as Instant, // of this form
    // written by this service
    reasons: match.reasons.split(' ') as MatchReason[],
    statement_lines: (bankOf.get(match.id) ?? []).map(toStatementLine),
    book_lines: (bookOf.get(match.id) ?? []).map(toBookLine),
  }))
}
