import type { FastifyInstance } from 'fastify'
import { renameInput, voterListInput } from '@samity/shared-api/contract/members/voter-list'
import { notifyChange } from '../../database/changes.ts'
import { editors, readers } from '../../http/access.ts'
import { flagSchema, pageParameters, searchParameters, textSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { pageOfRows, type ListQuery } from '../../resources/list-query.ts'
import { readVoidReason, voidSchema } from '../../resources/void-reason.ts'
import { addList } from './add-voter-list.ts'
import { removeList, renameDraft, setReleased } from './change-voter-list.ts'
import { finaliseList } from './finalise-voter-list.ts'
import { findVoter, findVoters } from './find-voters.ts'
import { countVoters, readStoredList, readStoredLists } from './voter-list-records.ts'

const route = routesOf({ area: 'members', tokens: 'members' })

export async function voterLists(app: FastifyInstance): Promise<void> {
  const path = '/voter-lists'
  const routes = withZod(app)
  const byId = { schema: { params: idParams } }

  app.get<{ Querystring: ListQuery }>(
    path,
    route({
      roles: readers,
      summary: 'Voter list: list',
      returns: 'VoterList[]',
      query: { ...pageParameters, voided: flagSchema('1 lists void lists, too') },
      total: 'count',
    }),
    async ({ query }, reply) => {
      const lists = await readStoredLists(app.sql, query['voided'] === '1')
      const rows = await Promise.all(pageOfRows(lists, query).map((list) => countVoters(app.sql, list)))
      return reply.header('x-total-count', lists.length).send(rows)
    },
  )
  routes.get(
    `${path}/:id`,
    route({ roles: readers, summary: 'Voter list: read one', returns: 'VoterList', ...byId }),
    async ({ params }) => countVoters(app.sql, await readStoredList(app.sql, params.id)),
  )
  routes.get(
    `${path}/:id/voters`,
    route({
      roles: readers,
      summary: 'Voter list: voters',
      returns: 'Voter[]',
      query: {
        ...pageParameters,
        ...searchParameters,
        off: flagSchema('1 lists the advocates who are not on the list'),
      },
      total: 'count',
      ...byId,
    }),
    async ({ params, query }, reply) => {
      const { rows, count } = await findVoters(app.sql, params.id, query as ListQuery)
      return reply.header('x-total-count', count).send(rows)
    },
  )
  routes.get(
    `${path}/:id/why`,
    route({
      roles: readers,
      summary: 'Voter list: why an advocate is on it or not',
      returns: 'VoterAnswer',
      query: { advocate_id: textSchema('The bar registration number') },
      errors: [422],
      ...byId,
    }),
    ({ params, query }) => findVoter(app.sql, params.id, String((query as ListQuery)['advocate_id'] ?? '')),
  )
  routes.post(
    path,
    route({
      roles: editors,
      summary: 'Voter list: add',
      returns: 'VoterList',
      status: 201,
      schema: { body: voterListInput },
    }),
    async (request, reply) =>
      reply.code(201).send(await write(request, (sql) => addList(sql, request, request.body))),
  )
  routes.put(
    `${path}/:id`,
    route({
      roles: editors,
      summary: 'Voter list: rename a draft',
      returns: 'VoterList',
      schema: { params: idParams, body: renameInput },
    }),
    (request) => write(request, (sql) => renameDraft(sql, request, request.params.id, request.body)),
  )
  routes.delete(
    `${path}/:id`,
    route({
      roles: editors,
      summary: 'Voter list: delete a draft, or void a final list',
      schema: { params: idParams, ...voidSchema },
    }),
    async (request, reply) => {
      const reason = readVoidReason(request)
      await write(request, (sql) => removeList(sql, request, request.params.id, reason))
      return reply.code(204).send()
    },
  )
  routes.post(
    `${path}/:id/finalise`,
    route({ roles: editors, summary: 'Voter list: make it final', returns: 'VoterList', ...byId }),
    (request) => write(request, (sql) => finaliseList(sql, request, request.params.id)),
  )
  for (const [action, isReleased, summary] of [
    ['release', true, 'Voter list: release it on the website'],
    ['withdraw', false, 'Voter list: withdraw it from the website'],
  ] as const)
    routes.post(
      `${path}/:id/${action}`,
      route({ roles: editors, summary, returns: 'VoterList', ...byId }),
      async (request) => {
        const list = await write(request, (sql) => setReleased(sql, request, request.params.id, isReleased))
        notifyChange(app, 'voter_lists')
        return list
      },
    )
}
