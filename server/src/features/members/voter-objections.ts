import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { latinDigits } from '@samity/shared-api/contract'
import {
  decisionInput,
  objectionInput,
  type VoterObjection,
} from '@samity/shared-api/contract/members/voter-list'
import { audit } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { editors, readers } from '../../http/access.ts'
import { pageParameters } from '../../http/describe-routes.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { idParams } from '../../resources/crud.ts'
import { pageOfRows, type ListQuery } from '../../resources/list-query.ts'
import { lockDraft, readStoredList } from './voter-list-records.ts'
import { routesOf } from '../../http/route.ts'

const name = { en: 'objection', bn: 'আপত্তি' }
const messages = {
  alreadyDecided: {
    en: 'Someone else has already decided this objection.',
    bn: 'অন্য কেউ ইতিমধ্যে এই আপত্তির সিদ্ধান্ত দিয়েছেন।',
  },
  alreadyOpen: {
    en: 'An objection with this request is already open for this advocate',
    bn: 'এই আইনজীবীর জন্য একই আবেদনের একটি আপত্তি অমীমাংসিত আছে',
  },
}

const objectionParams = idParams.extend({
  objection: z
    .string()
    .transform(latinDigits)
    .pipe(z.string().regex(/^\d{1,9}$/, 'Not a number'))
    .transform(Number),
})

const readObjections = (sql: Sql, listId: number): Promise<VoterObjection[]> => sql<VoterObjection[]>`
  select o.id, o.advocate_id as advocate, a.bar_registration_number as advocate_id, a.name_english, a.name_bengali, o.request,
    o.objector, o.ground, o.decision, o.decision_reason,
    (select username from users where id = o.decided_by) as decided_by, o.decided_at,
    coalesce((select username from users where id = o.created_by), '') as created_by, o.created_at, o.version
  from voter_list_objections o
  join advocates a on a.id = o.advocate_id
  where o.voter_list_id = ${listId}
  order by o.id`

async function readObjection(sql: Sql, listId: number, id: number): Promise<VoterObjection> {
  const objection = (await readObjections(sql, listId)).find((one) => one.id === id)
  if (!objection) throw notFound(name)
  return objection
}

async function addObjection(
  sql: Transaction,
  request: FastifyRequest,
  listId: number,
  { advocate_id, ...input }: z.infer<typeof objectionInput>,
): Promise<VoterObjection> {
  await lockDraft(sql, listId)
  const advocate = await requireAdvocate(sql, advocate_id, 'advocate_id')
  const columns = { voter_list_id: listId, advocate_id: advocate.id, ...input, created_by: request.user!.id }
  const [row] = await sql<{ id: number }[]>`insert into voter_list_objections ${sql(columns)} returning id`
  const after = await readObjection(sql, listId, row!.id)
  await audit(sql, request, {
    action: 'create',
    subject: 'voter-list-objections',
    subject_id: after.id,
    after,
  })
  return after
}

type Decision = { listId: number; id: number } & z.infer<typeof decisionInput>

/** Decides an open objection. The lock of the list lets one decision or finalisation run at a time. */
async function decide(
  sql: Transaction,
  request: FastifyRequest,
  { listId, id, decision, decision_reason }: Decision,
): Promise<VoterObjection> {
  await lockDraft(sql, listId)
  const before = await readObjection(sql, listId, id)
  if (before.decision !== 'open')
    throw conflict(messages.alreadyDecided, {}, { current: before }).as('version.stale')
  await sql`
    update voter_list_objections
    set decision = ${decision}, decision_reason = ${decision_reason}, decided_by = ${request.user!.id}, decided_at = now(),
      version = version + 1
    where id = ${id}`
  await audit(sql, request, {
    action: 'decide',
    subject: 'voter-list-objections',
    subject_id: id,
    after: { decision, advocate_id: before.advocate_id, request: before.request },
    reason: decision_reason,
  })
  return readObjection(sql, listId, id)
}

const route = routesOf({ area: 'members', tokens: 'members' })

export async function voterObjections(app: FastifyInstance): Promise<void> {
  const path = '/voter-lists/:id/objections'
  app.constraintMessages.add('voter_list_objections_one_open', {
    field: 'advocate_id',
    message: messages.alreadyOpen,
  })
  const routes = withZod(app)
  routes.get(
    path,
    route({
      roles: readers,
      summary: 'Voter list: objections',
      returns: 'VoterObjection[]',
      query: pageParameters,
      total: 'count',
      schema: { params: idParams },
    }),
    async ({ params, query }, reply) => {
      await readStoredList(app.sql, params.id)
      const rows = await readObjections(app.sql, params.id)
      return reply.header('x-total-count', rows.length).send(pageOfRows(rows, query as ListQuery))
    },
  )
  routes.post(
    path,
    route({
      roles: editors,
      summary: 'Voter list: add an objection',
      returns: 'VoterObjection',
      status: 201,
      schema: { params: idParams, body: objectionInput },
    }),
    async (request, reply) =>
      reply
        .code(201)
        .send(await write(request, (sql) => addObjection(sql, request, request.params.id, request.body))),
  )
  routes.post(
    `${path}/:objection/decide`,
    route({
      roles: editors,
      summary: 'Voter list: decide an objection',
      returns: 'VoterObjection',
      schema: { params: objectionParams, body: decisionInput },
    }),
    (request) =>
      write(request, (sql) =>
        decide(sql, request, { listId: request.params.id, id: request.params.objection, ...request.body }),
      ),
  )
}
