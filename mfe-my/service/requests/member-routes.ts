import {
  auditChange,
  memberOf,
  parseBody,
  requestApi,
  ServiceError,
  type FastifyRequest,
} from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { OwnCard } from '@samity/shared-api/contract/members/own-page'
import type { FastifyInstance } from 'fastify'
import { askCorrection, reportReceipt } from '../../contract/request-forms.ts'
import type { MemberRequest, OwnRequest, RequestKind, Topic } from '../../contract/request.ts'
import { ownColumns, queueColumns, toOwn } from './request-rows.ts'
import { giveRequestTask } from './request-tasks.ts'

/** More than this are no requests to the office any more. */
const maxOpen = 20
const maxOwn = 200

type NewRequest = { kind: RequestKind; topic: Topic | null; receipt_number: string | null; text: string }

/** Whose request it is comes from the member's session alone: no path and no body has an id of a member. */
export function memberRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  const member = { config: { member: true } }

  app.get('/own-requests', member, (request) => {
    const { advocateId } = memberIn(request)
    return sql<OwnRequest[]>`
      select ${ownColumns(sql)} from requests r where r.advocate_id = ${advocateId}
      order by r.id desc limit ${maxOwn}`
  })

  app.post('/reports', member, async (request, reply) => {
    const { receipt_number: typed, text } = parseBody(reportReceipt.input, request)
    // 404 for a receipt of somebody else; it returns the number as it is written
    const { number } = (await requestApi(request, `my/receipts/${encodeURIComponent(typed)}/`)) as {
      number: string
    }
    return reply
      .code(201)
      .send(await add(request, { kind: 'report', topic: null, receipt_number: number, text }))
  })

  app.post('/corrections', member, async (request, reply) => {
    const { topic, text } = parseBody(askCorrection.input, request)
    return reply.code(201).send(await add(request, { kind: 'correction', topic, receipt_number: null, text }))
  })

  async function add(request: FastifyRequest, content: NewRequest): Promise<OwnRequest> {
    const { advocateId } = memberIn(request)
    // the API returns the card of the member of this request
    const card = (await requestApi(request, 'my/')) as OwnCard
    const { row, isNew } = await sql.begin(async (tx) => {
      // requests of one member wait for each other here, so that the limit holds
      await tx`
        insert into askers (advocate_id) values (${advocateId})
        on conflict (advocate_id) do update set advocate_id = excluded.advocate_id`
      const [known] = await tx<MemberRequest[]>`
        select ${queueColumns(tx)} from requests r
        where r.advocate_id = ${advocateId} and r.state = 'open' and r.kind = ${content.kind}
          and (r.receipt_number = ${content.receipt_number} or r.topic = ${content.topic} and r.text = ${content.text})`
      if (known) return { row: known, isNew: false }
      const [count] = await tx<{ open: number }[]>`
        select count(*) as open from requests where advocate_id = ${advocateId} and state = 'open'`
      if (count!.open >= maxOpen) throw new ServiceError(409, messages.tooMany)
      const values = {
        ...content,
        advocate_id: advocateId,
        advocate_number: card.bar_registration_number,
        advocate_name: card.name_english || card.name_bengali,
        advocate_name_bengali: card.name_bengali,
      }
      const [added] = await tx<MemberRequest[]>`
        with r as (insert into requests ${tx(values)} returning *) select ${queueColumns(tx)} from r`
      return { row: added!, isNew: true }
    })
    if (isNew) {
      await auditChange(request, { action: 'create', record: `${content.kind}s/${row.id}`, after: row })
      await giveRequestTask(request, row)
    }
    return toOwn(row)
  }
}

/** The routes are for members only. */
const memberIn = (request: FastifyRequest) => memberOf(request)!

const messages = {
  tooMany: {
    en: 'You have 20 open requests. Wait for an answer, or come to the office.',
    bn: 'আপনার ২০টি অনুরোধ খোলা আছে। উত্তরের অপেক্ষা করুন, অথবা অফিসে আসুন।',
  },
}
