import {
  auditChange,
  choiceParameter,
  idParameter,
  listParameters,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  personOf,
  ServiceError,
} from '@samity/module-service'
import {
  matchesWords,
  orderBy,
  toConflict,
  writeOnce,
  type ModuleDatabase,
  type ModuleSql,
} from '@samity/module-service/postgres'
import { bengaliDigits, date, fromDecimal, toDecimal, today } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  reconciliationStates,
  type Reconciliation,
  type ReconciliationDetails,
} from '../../contract/reconciliation.ts'
import { balance } from './import-statement.ts'
import { lockAccount, readAccount } from './read-account.ts'
import {
  bankBalanceOn,
  differenceOf,
  outstandingOn,
  reconciliationRows,
  toOutstanding,
  toReconciliation,
  type OutstandingColumns,
  type ReconciliationColumns,
} from './reconciliation-rows.ts'
import { reconciledConflicts } from './refusals.ts'

const work = { config: { permission: 'bank.work' } }
const sign = { config: { permission: 'bank.sign' } }
const dayWords = { en: 'Day', bn: 'তারিখ' }
const newBody = z.object({
  account: z.number().int().positive(),
  day: date(dayWords).schema,
  bank_balance: balance.optional(),
})
const changeBody = z.object({ bank_balance: balance })
const listQuery = {
  ...listParameters(['id', 'day', 'account_name', 'state', 'bank_balance', 'book_balance', 'difference']),
  account: idParameter(),
  state: choiceParameter(reconciliationStates.map(({ value }) => value)),
}

const messages = {
  noBalance: {
    en: "Enter the bank's balance: no statement has one for this day.",
    bn: 'ব্যাংকের স্থিতি লিখুন: কোনো বিবরণীতে এই তারিখের স্থিতি নেই।',
  },
  future: { en: 'This day is still to come.', bn: 'এই তারিখ এখনো আসেনি।' },
  isFinal: {
    en: 'This reconciliation is final and does not change. Make a new one for a later day.',
    bn: 'এই সমন্বয় চূড়ান্ত, এটি বদলায় না। পরের কোনো তারিখের জন্য নতুন সমন্বয় করুন।',
  },
  difference: {
    en: 'The difference is {difference}. It must be 0 before the reconciliation can be final.',
    bn: 'পার্থক্য {difference}। সমন্বয় চূড়ান্ত করার আগে পার্থক্য ০ হতে হবে।',
  },
}
const conflicts = {
  conflicts: {
    ...reconciledConflicts.conflicts,
    reconciliations_day: {
      field: 'day',
      message: {
        en: 'The account has a reconciliation to this day already.',
        bn: 'হিসাবটির এই তারিখের সমন্বয় আগেই আছে।',
      },
    },
  },
}
const inSentence = (error: unknown) => {
  throw toConflict(conflicts, error)
}

async function find(sql: ModuleSql, id: number): Promise<ReconciliationColumns> {
  const [row] = await sql<
    ReconciliationColumns[]
  >`select * from ${reconciliationRows(sql)} row where id = ${id}`
  if (!row) throw noRecord()
  return row
}

export function reconciliationRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/reconciliations', { config: { query: listQuery } }, async (request, reply) => {
    const query = parseQuery(listQuery, request)
    const where = sql`
      row.account_id = coalesce(${query.account ?? null}::int, row.account_id)
      and row.state = coalesce(${query.state ?? null}, row.state)
      and ${matchesWords(sql, query.search, sql`search_key(row.name_english || ' ' || row.name_bengali || ' ' || row.account_no)`)}`
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`row.id`,
        day: sql`row.day`,
        account_name: sql`row.name_english`,
        state: sql`row.state`,
        bank_balance: sql`row.bank_paisa`,
        book_balance: sql`row.book_paisa`,
        difference: sql`row.bank_paisa - row.book_paisa + row.book_outstanding_paisa - row.bank_outstanding_paisa`,
      },
      sql`row.day desc`,
    )
    const [rows, [total]] = await Promise.all([
      sql<ReconciliationColumns[]>`
        select * from ${reconciliationRows(sql)} row where ${where} order by ${ordering}, row.id desc
        limit ${query.limit} offset ${query.offset}`,
      sql<{ count: number }[]>`select count(*) from ${reconciliationRows(sql)} row where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows.map(toReconciliation))
  })

  app.get('/reconciliations/:id', async (request): Promise<ReconciliationDetails> => {
    const id = parseId(request)
    await readAccount(sql, request, (await find(sql, id)).account_id)
    return detailsOf(sql, await find(sql, id))
  })

  app.post('/reconciliations', work, async (request, reply) => {
    const { account, day, bank_balance } = parseBody(newBody, request)
    if (day > today()) throw new ServiceError(422, messages.future, { day: messages.future })
    await readAccount(sql, request, account)
    const saved = await writeOnce(sql, request, async (tx): Promise<Reconciliation> => {
      await lockAccount(tx, account)
      const bank = bank_balance ? fromDecimal(bank_balance) : await bankBalanceOn(tx, account, day)
      if (bank === null) throw new ServiceError(422, messages.noBalance, { bank_balance: messages.noBalance })
      const [row] = await tx<{ id: number }[]>`
        insert into reconciliations ${tx({
          account_id: account,
          day,
          bank_paisa: bank,
          book_paisa: 0,
          book_outstanding_paisa: 0,
          bank_outstanding_paisa: 0,
          made_by: personOf(request),
        })} returning id`
      return toReconciliation(await find(tx, row!.id))
    }).catch(inSentence)
    await auditChange(request, { action: 'create', record: `reconciliations/${saved.id}`, after: saved })
    return reply.code(201).send(saved)
  })

  app.put('/reconciliations/:id', work, async (request): Promise<Reconciliation> => {
    const id = parseId(request)
    const { bank_balance } = parseBody(changeBody, request)
    return writeOnce(sql, request, async (tx) => {
      const before = await find(tx, id)
      await lockAccount(tx, before.account_id)
      if (before.state === 'final') throw new ServiceError(409, messages.isFinal)
      await tx`update reconciliations set bank_paisa = ${fromDecimal(bank_balance)} where id = ${id}`
      return toReconciliation(await find(tx, id))
    }).catch(inSentence)
  })

  app.delete('/reconciliations/:id', work, async (request, reply) => {
    const id = parseId(request)
    const before = await find(sql, id)
    const deleted = await sql`delete from reconciliations where id = ${id} and state = 'draft'`
    if (deleted.count === 0) throw new ServiceError(409, messages.isFinal)
    await auditChange(request, {
      action: 'delete',
      record: `reconciliations/${id}`,
      before: toReconciliation(before),
    })
    return reply.code(204).send()
  })

  app.post('/reconciliations/:id/final', sign, async (request): Promise<Reconciliation> => {
    const id = parseId(request)
    const { account_id } = await find(sql, id)
    // what the books have now is what becomes final
    await readAccount(sql, request, account_id)
    const saved = await writeOnce(sql, request, async (tx): Promise<Reconciliation> => {
      const { last_line_id } = await lockAccount(tx, account_id)
      const row = await find(tx, id)
      if (row.state === 'final') throw new ServiceError(409, messages.isFinal)
      const difference = toDecimal(differenceOf(row))
      if (difference !== '0.00')
        throw new ServiceError(409, {
          en: messages.difference.en.replace('{difference}', difference),
          bn: messages.difference.bn.replace('{difference}', bengaliDigits(difference)),
        })
      for (const side of ['book', 'bank'] as const) {
        const lines = await outstandingOn(tx, side, account_id, row.day)
        for (let start = 0; start < lines.length; start += 1000)
          await tx`
            insert into outstanding_lines ${tx(
              lines.slice(start, start + 1000).map((line) => ({ ...line, reconciliation_id: id, side })),
            )}`
      }
      await tx`
        update reconciliations set state = 'final', final_by = ${personOf(request)}, final_at = now(),
          last_line_id = ${last_line_id}, book_paisa = ${row.book_paisa},
          book_outstanding_paisa = ${row.book_outstanding_paisa},
          bank_outstanding_paisa = ${row.bank_outstanding_paisa}
        where id = ${id}`
      return toReconciliation(await find(tx, id))
    }).catch(inSentence)
    await auditChange(request, { action: 'confirm', record: `reconciliations/${id}`, after: saved })
    return saved
  })
}

async function detailsOf(sql: ModuleSql, row: ReconciliationColumns): Promise<ReconciliationDetails> {
  const linesOf = (side: 'book' | 'bank') =>
    row.state === 'draft'
      ? outstandingOn(sql, side, row.account_id, row.day)
      : sql<OutstandingColumns[]>`
          select line_id, day, text, amount_paisa from outstanding_lines
          where reconciliation_id = ${row.id} and side = ${side} order by day, line_id`
  const late = await sql<OutstandingColumns[]>`
    select id as line_id, day, document as text, amount_paisa from book_lines
    where ${row.state === 'final'} and account_id = ${row.account_id} and day <= ${row.day} and id > ${row.last_line_id}
    order by id`
  return {
    ...toReconciliation(row),
    book_lines: (await linesOf('book')).map(toOutstanding),
    bank_lines: (await linesOf('bank')).map(toOutstanding),
    late_lines: late.map(toOutstanding),
  }
}
