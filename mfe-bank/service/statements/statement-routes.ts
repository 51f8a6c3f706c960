import {
  auditChange,
  idParameter,
  listParameters,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  requestApi,
  ServiceError,
} from '@samity/module-service'
import {
  matchesWords,
  orderBy,
  toConflict,
  writeOnce,
  type ModuleDatabase,
} from '@samity/module-service/postgres'
import { fromDecimal, text, type Day } from '@samity/shared-api/contract'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BankAccount, KeptMapping, Statement, StatementImportResult } from '../../contract/statement.ts'
import { readStatement } from './check-rows.ts'
import {
  balance,
  checkImport,
  decimalOrNull,
  keepMapping,
  refuseImport,
  saveStatement,
  statementBody,
} from './import-statement.ts'
import { lockAccount, mappingKey, readAccount, readPlace } from './read-account.ts'
import { reconciledConflicts } from './refusals.ts'
import { replaceStart } from './starts.ts'

const work = { config: { permission: 'bank.work' } }
const statementQuery = {
  ...listParameters(['id', 'from', 'to', 'file_name', 'imported_on', 'lines', 'unmatched', 'closing']),
  account: idParameter(),
}

const removalBody = z.object({ reason: text({ en: 'Reason', bn: 'কারণ' }, 300).schema })
const isMatched = {
  en: 'Lines of this statement are matched. Undo their matches on the screen Matching first.',
  bn: 'এই বিবরণীর কিছু লাইন মেলানো আছে। আগে বিবরণী মেলানোর পাতায় মিলগুলো ফিরিয়ে নিন।',
}

/** With the account's names and what waits */
const statementRows = (sql: ModuleDatabase) => sql`
  (select s.id, s.account_id, a.name_english, a.name_bengali, s.file_name, s.from_day, s.to_day, s.opening_paisa,
      s.closing_paisa, s.line_count as lines, s.imported_by, (s.imported_at at time zone 'Asia/Dhaka')::date as imported_on,
      (select count(*) from statement_lines l where l.statement_id = s.id and l.match_id is null) as unmatched
    from statements s join accounts a on a.id = s.account_id)`

export function statementRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  startRoute(app, sql)
  app.get('/accounts', async (request): Promise<BankAccount[]> => {
    // the response of this list
    const places = (await requestApi(request, 'money-places/?kind=bank&limit=500')) as MoneyPlace[]
    const knownAccounts = await sql<
      (Pick<BankAccount, 'id' | 'statement_to' | 'reconciled_to' | 'unmatched' | 'statement_from'> & {
        start_paisa: number | null
      })[]
    >`
      select a.id, final_day(a.id) as reconciled_to,
        (select min(from_day) from statements where account_id = a.id) as statement_from,
        (select balance_paisa from statement_lines where account_id = a.id and is_start) as start_paisa,
        (select max(to_day) from statements where account_id = a.id) as statement_to,
        (select count(*) from statement_lines where account_id = a.id and match_id is null) as unmatched
      from accounts a`
    return places.map(({ id, name_english, name_bengali, account_no }) => {
      const { start_paisa = null, ...known } = knownAccounts.find((account) => account.id === id) ?? {}
      return {
        statement_from: null,
        statement_to: null,
        reconciled_to: null,
        unmatched: 0,
        ...known,
        start_balance: decimalOrNull(start_paisa),
        id,
        name_english,
        name_bengali,
        account_no: account_no ?? '',
      }
    })
  })

  app.get('/waiting', async (): Promise<{ lines: number }> => {
    const [row] = await sql<{ lines: number }[]>`
      select count(*) as lines from statement_lines where match_id is null`
    return row!
  })

  app.get('/mappings/:id', async (request): Promise<{ mapping: KeptMapping | null }> => {
    const place = await readPlace(request, parseId(request))
    const [mapping = null] = await sql<KeptMapping[]>`
      select headings, columns, day_format, header_row, kept_by,
        (kept_at at time zone 'Asia/Dhaka')::date as kept_on
      from mappings where bank = ${mappingKey(place)}`
    return { mapping }
  })

  app.get('/statements', { config: { query: statementQuery } }, async (request, reply) => {
    const query = parseQuery(statementQuery, request)
    const rows = statementRows(sql)
    const where = sql`
      row.account_id = coalesce(${query.account ?? null}::int, row.account_id)
      and ${matchesWords(sql, query.search, sql`search_key(row.file_name || ' ' || row.name_english || ' ' || row.name_bengali)`)}`
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`row.id`,
        from: sql`row.from_day`,
        to: sql`row.to_day`,
        file_name: sql`row.file_name`,
        imported_on: sql`row.imported_on`,
        lines: sql`row.lines`,
        unmatched: sql`row.unmatched`,
        closing: sql`row.closing_paisa`,
      },
      sql`row.to_day desc`,
    )
    const [found, [total]] = await Promise.all([
      sql<StatementColumns[]>`
        select * from ${rows} row where ${where} order by ${ordering}, row.id desc
        limit ${query.limit} offset ${query.offset}`,
      sql<{ count: number }[]>`select count(*) from ${rows} row where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(found.map(toStatement))
  })

  app.post('/statements', work, async (request): Promise<StatementImportResult> => {
    const body = parseBody(statementBody, request)
    const place = await readAccount(sql, request, body.account)
    const statement = readStatement(body.rows, body.mapping.day_format)
    const result = await writeOnce(sql, request, async (tx) => {
      const { final_day } = await lockAccount(tx, body.account)
      const checked = await checkImport(tx, body, statement, final_day)
      if (body.dry_run) return checked
      refuseImport(checked, body)
      const id = await saveStatement(tx, request, body, statement, checked)
      await keepMapping(tx, request, mappingKey(place), body.mapping)
      return { ...checked, id }
    }).catch((error: unknown) => {
      throw toConflict(reconciledConflicts, error)
    })
    if (result.id !== null)
      await auditChange(request, {
        action: 'create',
        record: `statements/${result.id}`,
        after: {
          account: place.name_english,
          file: body.file_name,
          from: result.from,
          to: result.to,
          lines: result.new,
        },
      })
    return result
  })

  /** Takes back a statement of another account, or one whose columns were read wrongly. */
  app.delete('/statements/:id', work, async (request, reply) => {
    const id = parseId(request)
    const { reason } = parseBody(removalBody, request)
    const [row] = await sql<StatementColumns[]>`select * from ${statementRows(sql)} row where id = ${id}`
    if (!row) throw noRecord()
    await sql
      .begin(async (tx) => {
        await lockAccount(tx, row.account_id)
        const matched = await tx`
          select from statement_lines where statement_id = ${id} and match_id is not null limit 1`
        if (matched.length > 0) throw new ServiceError(409, isMatched)
        await tx`delete from statement_lines where statement_id = ${id}`
        const { count } = await tx`delete from statements where id = ${id}`
        if (count === 0) throw noRecord()
        await auditChange(request, {
          action: 'delete',
          record: `statements/${id}`,
          before: toStatement(row),
          reason,
        })
      })
      .catch((error: unknown) => {
        throw toConflict(reconciledConflicts, error)
      })
    return reply.code(204).send()
  })
}

/** Without a balance the opening amount of the account is what the bank had before its first statement. */
const startBody = z.object({ balance: balance.nullable() })

function startRoute(app: FastifyInstance, sql: ModuleDatabase): void {
  app.put('/accounts/:id/start', work, async (request, reply) => {
    const id = parseId(request)
    const body = parseBody(startBody, request)
    const place = await readAccount(sql, request, id)
    await writeOnce(sql, request, async (tx) => {
      await lockAccount(tx, id)
      await replaceStart(tx, request, id, body.balance === null ? null : fromDecimal(body.balance))
      return body
    }).catch((error: unknown) => {
      throw toConflict(reconciledConflicts, error)
    })
    await auditChange(request, {
      action: 'update',
      record: `accounts/${id}`,
      after: { account: place.name_english, start: body.balance },
    })
    return reply.code(204).send()
  })
}

type StatementColumns = {
  id: number
  account_id: number
  name_english: string
  name_bengali: string
  file_name: string
  from_day: Day
  to_day: Day
  opening_paisa: number | null
  closing_paisa: number | null
  lines: number
  unmatched: number
  imported_by: string
  imported_on: Day
}

const toStatement = (row: StatementColumns): Statement => ({
  id: row.id,
  account: row.account_id,
  account_name: { en: row.name_english, bn: row.name_bengali },
  file_name: row.file_name,
  from: row.from_day,
  to: row.to_day,
  opening: decimalOrNull(row.opening_paisa),
  closing: decimalOrNull(row.closing_paisa),
  lines: row.lines,
  unmatched: row.unmatched,
  imported_by: row.imported_by,
  imported_on: row.imported_on,
})
