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
  textParameter,
} from '@samity/module-service'
import { matchesWords, orderBy, type ModuleDatabase, type SqlFragment } from '@samity/module-service/postgres'
import { toDecimal } from '@samity/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { channels, messageStates, type MessageSummary, type OutgoingMessage } from '../contract/message.ts'
import { codeKind, listedKinds } from '../contract/template.ts'
import { reachableAddress, readMember, readMembers } from './members.ts'

const filters = {
  state: choiceParameter(choiceValues(messageStates)),
  kind: choiceParameter(choiceValues(listedKinds)),
  channel: choiceParameter(choiceValues(channels)),
  period: textParameter(),
  advocate_id: idParameter(),
  from: dayParameter(),
  to: dayParameter(),
}
const listQuery = {
  ...listParameters(['id', 'advocate_name', 'advocate_number', 'planned_at', 'sent_at', 'parts', 'cost']),
  ...filters,
}
const cancelBody = z.object({
  kind: z.enum(choiceValues(listedKinds)).optional(),
  channel: z.enum(choiceValues(channels)).optional(),
  ids: z.array(z.number().int()).max(1000).optional(),
})

const retryBody = z.object({ ids: z.array(z.number().int()).min(1).max(1000) })

type Row = Omit<OutgoingMessage, 'cost'> & { cost_paisa: number }
const toMessage = ({ cost_paisa, ...row }: Row): OutgoingMessage => ({ ...row, cost: toDecimal(cost_paisa) })

export function messageRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  const columns = sql`m.id, m.advocate_id, m.advocate_number, m.advocate_name, m.channel, m.address, m.kind, m.period, m.subject, m.body,
    m.parts, m.cost_paisa, m.state, m.reason, m.reference, m.way = 'trial' as is_trial, m.planned_at, m.planned_by, m.sent_at`
  const read = { permission: 'messages.read' }
  const send = { config: { permission: 'messages.send' } }

  const again = (request: FastifyRequest, address: SqlFragment) => sql`
    state = 'planned', reason = '', reference = '', way = '', address = ${address}, try = m.try + 1,
    claimed_at = null, sent_at = null, planned_by = ${personOf(request)}`
  const maySendAgain = sql`m.kind <> ${codeKind.value}
    and not exists (select from opt_outs o where o.advocate_id = m.advocate_id)`

  app.get('/messages', { config: { ...read, query: listQuery } }, async (request, reply) => {
    const query = parseQuery(listQuery, request)
    const { state = null, kind = null, channel = null, period = null, advocate_id = null } = query
    const where = sql`${matchesWords(sql, query.search, sql`m.search_text`)}
      and m.state = coalesce(${state}, m.state) and m.kind = coalesce(${kind}, m.kind)
      and m.channel = coalesce(${channel}, m.channel) and m.period = coalesce(${period}, m.period)
      and m.advocate_id = coalesce(${advocate_id}::bigint, m.advocate_id)
      and (m.planned_at at time zone 'Asia/Dhaka')::date between coalesce(${query.from ?? null}::date, '-infinity')
        and coalesce(${query.to ?? null}::date, 'infinity')`
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`m.id`,
        advocate_name: sql`m.advocate_name`,
        advocate_number: sql`m.advocate_number`,
        planned_at: sql`m.planned_at`,
        sent_at: sql`m.sent_at`,
        parts: sql`m.parts`,
        cost: sql`m.cost_paisa`,
      },
      sql`m.id desc`,
    )
    const [rows, [total]] = await Promise.all([
      sql<Row[]>`
        select ${columns} from messages m where ${where} order by ${ordering}, m.id desc
        limit ${query.limit} offset ${query.offset}`,
      sql<{ count: number }[]>`select count(*) from messages m where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows.map(toMessage))
  })

  app.get('/summary', { config: read }, async (): Promise<MessageSummary> => {
    const [counts] = await sql<MessageSummary[]>`
      select count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'planned') as planned
      -- nobody sends a code again
      from messages where state in ('failed', 'planned') and kind <> ${codeKind.value}`
    return counts! // an aggregate always has a row
  })

  app.post('/messages/cancel', send, async (request) => {
    const { kind = null, channel = null, ids } = parseBody(cancelBody, request)
    const cancelled = await sql<{ id: number }[]>`
      update messages set state = 'cancelled'
      where state = 'planned' and kind = coalesce(${kind}, kind) and channel = coalesce(${channel}, channel)
        and ${ids ? sql`id = any(${ids})` : sql`true`}
      returning id`
    await auditChange(request, {
      action: 'delete',
      record: 'messages/planned',
      after: { cancelled: cancelled.length, kind, channel, ...(ids && { ids }) },
    })
    return { cancelled: cancelled.length }
  })

  /** Sends again what the provider certainly refused, such as hundreds after the balance was used up. */
  app.post('/messages/retry', send, async (request) => {
    const { ids } = parseBody(retryBody, request)
    const retried: number[] = []
    for (const { value: channel } of channels) {
      const failed = sql`m.id = any(${ids}) and m.channel = ${channel} and m.state = 'failed' and ${maySendAgain}`
      if ((await sql`select from messages m where ${failed} limit 1`).length === 0) continue
      const addresses = (await readMembers(request, channel, { who: 'all' })).flatMap((member) => {
        const address = reachableAddress(channel, member)
        return address === '' ? [] : [{ id: member.id, address }]
      })
      const rows = await sql<{ id: number }[]>`
        update messages m set ${again(request, sql`d.address`)}
        from jsonb_to_recordset(${sql.json(addresses)}::jsonb) as d (id bigint, address text)
        where d.id = m.advocate_id and ${failed}
        returning m.id`
      retried.push(...rows.map(({ id }) => id))
    }
    await auditChange(request, { action: 'update', record: 'messages/failed', after: { retried } })
    return { retried: retried.length }
  })

  /** A person sends again what the provider refused, or decides that what had no answer may arrive twice. */
  app.post('/messages/:id/retry', send, async (request) => {
    const id = parseId(request)
    const [message] = await sql<Row[]>`select ${columns} from messages m where m.id = ${id}`
    if (!message) throw noRecord()
    // the number may have changed since
    const member = await readMember(request, message.channel, message.advocate_id)
    const address = reachableAddress(message.channel, member)
    if (address === '') throw new ServiceError(409, messages.noAddress)
    const [retried] = await sql<Row[]>`
      update messages m set ${again(request, sql`${address}`)}
      where m.id = ${id} and m.state in ('failed', 'unknown') and ${maySendAgain}
      returning ${columns}`
    if (!retried) throw new ServiceError(409, messages.notFailed)
    const { state, reason } = message
    await auditChange(request, {
      action: 'update',
      record: `messages/${id}`,
      before: { state, reason, address: message.address },
      after: { state: 'planned', address },
    })
    return toMessage(retried)
  })
}

const messages = {
  noAddress: {
    en: 'This member has no mobile number or e-mail address any more.',
    bn: 'এই সদস্যের এখন মোবাইল নম্বর বা ই-মেইল নেই।',
  },
  notFailed: {
    en: 'This message cannot be sent again: it was sent, or the member wants no messages.',
    bn: 'এই বার্তা আবার পাঠানো যায় না: এটি পাঠানো হয়েছে, অথবা সদস্য বার্তা চান না।',
  },
}
