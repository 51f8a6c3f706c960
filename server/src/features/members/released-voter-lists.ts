import type { FastifyInstance } from 'fastify'
import type {
  ReleasedVoter,
  ReleasedVoterList,
  ReleasedVoterListDetails,
} from '@samity/shared-api/contract/members/voter-list'
import type { Sql } from '../../database/database.ts'
import { notFound } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'
import { voterListName } from './voter-list-records.ts'
import { routesOf } from '../../http/route.ts'

const readReleased = (sql: Sql, id: number | null): Promise<ReleasedVoterList[]> => sql<ReleasedVoterList[]>`
  select l.id, jsonb_build_object('en', l.name_en, 'bn', l.name_bn) as name, l.day, l.digest,
    (select count(e.serial)::int from voter_list_entries e where e.voter_list_id = l.id) as voters, l.released_at
  from voter_lists l
  where l.released_at is not null and (${id}::int is null or l.id = ${id})
  order by l.day desc, l.id desc`

/** Visitors see of a voter the frozen name and number, and of the public card what is not withheld today. */
const readReleasedVoters = (sql: Sql, id: number): Promise<ReleasedVoter[]> => sql<ReleasedVoter[]>`
  select e.serial, e.bar_registration_number, e.name_english, e.name_bengali, coalesce(p.father_name, '') as father_name,
    coalesce(p.father_name_bengali, '') as father_name_bengali, p.photo
  from voter_list_entries e
  left join public_advocates p on p.id = e.advocate_id
  where e.voter_list_id = ${id} and e.serial is not null
  order by e.serial`

const route = routesOf({ area: 'members', tokens: 'website' })

export async function releasedVoterLists(app: FastifyInstance): Promise<void> {
  app.get(
    '/released-voter-lists',
    route({ roles: 'open', summary: 'Released voter lists', returns: 'ReleasedVoterList[]' }),
    () => readReleased(app.sql, null),
  )
  withZod(app).get(
    '/released-voter-lists/:id',
    route({
      roles: 'open',
      summary: 'Released voter list with its voters',
      returns: 'ReleasedVoterListDetails',
      schema: { params: idParams },
    }),
    async ({ params }): Promise<ReleasedVoterListDetails> => {
      const [list] = await readReleased(app.sql, params.id)
      if (!list) throw notFound(voterListName)
      return { ...list, rows: [...(await readReleasedVoters(app.sql, params.id))] }
    },
  )
}
