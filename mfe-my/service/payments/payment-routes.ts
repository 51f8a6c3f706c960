import {
  auditChange,
  choiceParameter,
  choiceValues,
  dayParameter,
  idParameter,
  listParameters,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  requestApi,
  type FastifyRequest,
} from '@samity/module-service'
import { matchesWords, orderBy, writeOnce, type ModuleDatabase } from '@samity/module-service/postgres'
import { toDecimal, today } from '@samity/shared-api/contract'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { paymentByHand } from '../../contract/payment-forms.ts'
import { paymentStates, restStates, verdicts } from '../../contract/payments.ts'
import { parseReferenceNo, formatReferenceNo } from '../../contract/reference-no.ts'
import { confirmRoutes } from './confirm-routes.ts'
import { ownPaymentRoutes } from './own-payment-routes.ts'
import { isRemovable, keepLines, lockLine, readOpenPaymentLines, readSources } from './payment-lines.ts'
import { refuse } from './payment-messages.ts'
import { paymentTables, readReferencePayments } from './payment-rows.ts'
import { proposeFor } from './propose.ts'
import { readReferences } from './references.ts'

const confirm = { permission: 'my.confirm-payments' }
const proposalQuery = {
  ...listParameters(['day', 'amount', 'advocate_name', 'advocate_number']),
  verdict: choiceParameter(choiceValues(verdicts)),
}
const listQuery = {
  ...listParameters([
    'id',
    'day',
    'reference_no',
    'advocate_name',
    'advocate_number',
    'amount',
    'rest',
    'confirmed_at',
  ]),
  state: choiceParameter(choiceValues(paymentStates)),
  rest: choiceParameter(choiceValues(restStates)),
  advocate_id: idParameter(),
  from: dayParameter(),
  to: dayParameter(),
}

export function paymentRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  ownPaymentRoutes(app, sql)
  confirmRoutes(app, sql)

  app.get('/payments/proposals', { config: { ...confirm, query: proposalQuery } }, async (request, reply) => {
    const { verdict, search, ordering, limit, offset } = parseQuery(proposalQuery, request)
    await readSources(sql, request)
    const proposals = (await proposeFor(sql, request, await readOpenPaymentLines(sql)))
      .map(({ shown }) => shown)
      .filter((row) => !verdict || row.verdict === verdict)
      .filter((row) => {
        const names = `${row.reference_no} ${formatReferenceNo(row.reference_no)} ${row.advocate_number} ${row.advocate_name} ${row.advocate_name_bengali}`
        const text = `${names} ${row.text}`.toLowerCase()
        return search.every((word) => text.includes(word.toLowerCase()))
      })
    for (const { name, isDescending } of ordering.toReversed())
      proposals.sort((one, other) => {
        // the names of the query are those of texts and amounts of a row
        const [left, right] = [one, other].map((row) => row[name as 'day' | 'advocate_name'])
        return (isDescending ? -1 : 1) * left!.localeCompare(right!, 'en', { numeric: true })
      })
    return reply.header('x-total-count', proposals.length).send(proposals.slice(offset, offset + limit))
  })

  /** The number in the menu, of what was read last */
  app.get('/payments/waiting', { config: confirm }, async () => ({
    lines: (await readOpenPaymentLines(sql)).length,
  }))

  app.get('/payments', { config: { ...confirm, query: listQuery } }, async (request, reply) => {
    const query = parseQuery(listQuery, request)
    const { state = null, rest = null, advocate_id = null, from = null, to = null } = query
    const where = sql`
      p.state = coalesce(${state}, p.state) and p.rest_state = coalesce(${rest}, p.rest_state)
      and r.advocate_id = coalesce(${advocate_id}::int, r.advocate_id)
      and l.day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')
      and ${matchesWords(
        sql,
        query.search,
        sql`lower(l.reference_no || ' ' || left(l.reference_no, 4) || '-' || substr(l.reference_no, 5) || ' ' || r.advocate_number || ' ' || r.advocate_name || ' ' || r.advocate_name_bengali || ' ' || l.text)`,
      )}`
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`p.id`,
        day: sql`l.day`,
        reference_no: sql`l.reference_no`,
        advocate_name: sql`r.advocate_name`,
        advocate_number: sql`r.advocate_number`,
        amount: sql`l.amount_paisa`,
        rest: sql`p.rest_paisa`,
        confirmed_at: sql`p.confirmed_at`,
      },
      sql`l.day desc`,
    )
    const [rows, [total]] = await Promise.all([
      readReferencePayments(
        sql,
        where,
        sql`order by ${ordering}, p.id desc limit ${query.limit} offset ${query.offset}`,
      ),
      sql<{ count: number }[]>`select count(*) from ${paymentTables(sql)} where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows)
  })

  app.post('/payments/lines', { config: confirm }, async (request, reply) => {
    const { reference_no: typed, amount, day, place: placeId, text } = parseBody(paymentByHand.input, request)
    const reference_no = parseReferenceNo(typed)
    if (!reference_no || (await readReferences(sql, [reference_no])).length === 0)
      throw refuse(422, 'reference_no', 'reference_no')
    if (day > today()) throw refuse(422, 'day', 'day')
    const { id, kind, name_english, name_bengali } = await readPlace(request, placeId)
    const line = {
      key: randomUUID(),
      day,
      place: { id, kind, name_english, name_bengali },
      text: `${reference_no} ${text}`.trim(),
      amount: toDecimal(amount),
    }
    const result = await writeOnce(sql, request, async (tx) => {
      await keepLines(tx, request, 'hand', [line])
      const [row] = await tx<{ id: number }[]>`
        select id from payment_lines where source = 'hand' and source_key = ${line.key}`
      return row!
    })
    await auditChange(request, { action: 'create', record: `payment-lines/${result.id}`, after: line })
    return reply.code(201).send(result)
  })

  app.delete('/payments/lines/:id', { config: confirm }, async (request, reply) => {
    const id = parseId(request)
    const [line] = await sql<{ is_removable: boolean }[]>`
      select ${isRemovable(sql)} as is_removable from payment_lines l where id = ${id}`
    if (!line) throw noRecord()
    if (!line.is_removable) throw refuse(409, 'bankLine')
    const removedLines = await sql.begin(async (tx) => {
      await lockLine(tx, id)
      return tx`
        update payment_lines l set gone_at = now()
        where id = ${id} and not exists (
          select from payments p where p.line_id = l.id and p.state in ('posting', 'posted', 'undoing'))
        returning id`
    })
    if (removedLines.length === 0) throw refuse(409, 'used')
    await auditChange(request, { action: 'delete', record: `payment-lines/${id}` })
    return reply.code(204).send()
  })
}

async function readPlace(request: FastifyRequest, id: number) {
  // the response of this route
  const place = (await requestApi(request, `money-places/${id}/`)) as MoneyPlace
  const { kind } = place
  if (kind !== 'bank' && kind !== 'wallet') throw refuse(422, 'place', 'place')
  return { ...place, kind }
}
