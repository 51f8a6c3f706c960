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
  personOf,
  ServiceError,
} from '@samity/module-service'
import { matchesWords, orderBy, type ModuleDatabase } from '@samity/module-service/postgres'
import { fillWords } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { answerRequest } from '../../contract/request-forms.ts'
import {
  requestKinds,
  requestStates,
  topics,
  type MemberRequest,
  type RequestSummary,
} from '../../contract/request.ts'
import { queueColumns } from './request-rows.ts'
import { closeRequestTask } from './request-tasks.ts'

const listQuery = {
  ...listParameters(['created_at', 'answered_at', 'advocate_name', 'advocate_number', 'kind', 'state']),
  id: idParameter(),
  kind: choiceParameter(choiceValues(requestKinds)),
  topic: choiceParameter(choiceValues(topics)),
  state: choiceParameter(choiceValues(requestStates)),
  advocate_id: idParameter(),
  from: dayParameter(),
  to: dayParameter(),
}

/** The queue of the office: what members ask and report. An answer changes no record of the member. */
export function queueRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  const read = { permission: 'my.read' }

  app.get('/requests', { config: { ...read, query: listQuery } }, async (request, reply) => {
    const query = parseQuery(listQuery, request)
    const {
      id = null,
      kind = null,
      topic = null,
      state = null,
      advocate_id = null,
      from = null,
      to = null,
    } = query
    const where = sql`${matchesWords(sql, query.search, sql`r.search_text`)}
      and r.id = coalesce(${id}::bigint, r.id) and r.kind = coalesce(${kind}, r.kind)
      and (${topic}::text is null or r.topic = ${topic}) and r.state = coalesce(${state}, r.state)
      and r.advocate_id = coalesce(${advocate_id}::bigint, r.advocate_id)
      and (r.created_at at time zone 'Asia/Dhaka')::date between coalesce(${from}::date, '-infinity')
        and coalesce(${to}::date, 'infinity')`
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        created_at: sql`r.created_at`,
        answered_at: sql`r.answered_at`,
        advocate_name: sql`r.advocate_name`,
        advocate_number: sql`r.advocate_number`,
        kind: sql`r.kind`,
        state: sql`r.state`,
      },
      // what waits, reports on top, the oldest first; then what was answered, the newest first
      sql`r.state = 'open' desc, r.kind = 'report' desc, r.answered_at desc nulls first`,
    )
    const [rows, [total]] = await Promise.all([
      sql<MemberRequest[]>`
        select ${queueColumns(sql)} from requests r where ${where} order by ${ordering}, r.id
        limit ${query.limit} offset ${query.offset}`,
      sql<{ count: number }[]>`select count(*) from requests r where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows)
  })

  app.get('/summary', { config: read }, async (): Promise<RequestSummary> => {
    const [counts] = await sql<RequestSummary[]>`
      select count(*) as open, count(*) filter (where kind = 'report') as reports from requests where state = 'open'`
    return counts! // an aggregate always has a row
  })

  app.post('/requests/:id/answer', { config: read }, async (request) => {
    const id = parseId(request)
    const { state, answer } = parseBody(answerRequest.input, request)
    const [asked] = await sql<MemberRequest[]>`select ${queueColumns(sql)} from requests r where r.id = ${id}`
    if (!asked) throw noRecord()
    // who sold a paper does not decide about a report of it
    const permission = asked.kind === 'report' ? 'my.answer-reports' : 'my.answer'
    if (!request.claims.permissions.includes(permission))
      throw new ServiceError(403, asked.kind === 'report' ? messages.reports : messages.corrections)
    const [answered] = await sql<MemberRequest[]>`
      update requests r set state = ${state}, answer = ${answer}, answered_by = ${personOf(request)}, answered_at = now()
      where r.id = ${id} and r.state = 'open' returning ${queueColumns(sql)}`
    if (!answered) {
      const [first] = await sql<
        MemberRequest[]
      >`select ${queueColumns(sql)} from requests r where r.id = ${id}`
      throw new ServiceError(409, fillWords(messages.answered, { person: first?.answered_by ?? '' }))
    }
    await auditChange(request, {
      action: state === 'accepted' ? 'confirm' : 'refuse',
      record: `${asked.kind}s/${id}`,
      before: asked,
      after: answered,
    })
    await closeRequestTask(request, answered)
    return answered
  })
}

const messages = {
  answered: {
    en: '{person} has answered this already. Reload the list to read it.',
    bn: '{person} আগেই উত্তর দিয়েছেন। পড়তে তালিকাটি আবার খুলুন।',
  },
  reports: {
    en: 'Only administrators answer reports of what is wrong.',
    bn: 'ভুলের অভিযোগের উত্তর কেবল প্রশাসকেরা দেন।',
  },
  corrections: { en: 'Your role does not allow this.', bn: 'আপনার ভূমিকায় এটি করার অনুমতি নেই।' },
}
