import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fillWords, showDay, today, type Day } from '@samity/shared-api/contract'
import type { ShownStanding, Standing } from '@samity/shared-api/contract/members/dues-kinds'
import {
  chargesDues,
  duesTermsInput,
  standingFields,
  standingInput,
  type DuesTerms,
  type DuesTermsRow,
  type StandingHistory,
  type StandingRow,
} from '@samity/shared-api/contract/members/standing'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { audit } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { editors, readers } from '../../http/access.ts'
import { notFound, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { missingRecordMessage } from '../../resources/resource-registry.ts'
import { routesOf } from '../../http/route.ts'

const afterToday = { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' }

const beforeJoining = (joined: Day) =>
  fillWords(
    {
      en: 'Must not be before the advocate joined, on {joined}',
      bn: 'আইনজীবীর যোগদানের তারিখ {joined}-এর আগে হতে পারবে না',
    },
    { joined: showDay(joined) },
  )

async function joiningDay(sql: Sql, id: number): Promise<Day> {
  const [row] = await sql<
    { day: Day }[]
  >`select enrollment_date_as_member as day from advocates where id = ${id}`
  if (!row) throw notFound(advocate.name)
  return row.day
}

/** The standing of an advocate on a day, and since when; null since: from joining on. */
export async function readStanding(
  sql: Sql,
  id: number,
  on: string,
): Promise<{ standing: ShownStanding; since: Day | null }> {
  const [row] = await sql<{ standing: Standing | null; since: Day | null; owes: boolean }[]>`
    select s.standing, s.from_day as since,
      exists (select from dues_lines(${on}, ${on}, ${id}, ${id}) where owed <> '{}') as owes
    from (select 1) one
    left join lateral (
      select standing, from_day from standings
      where advocate_id = ${id} and superseded_at is null and from_day <= ${on}
      order by from_day desc
      limit 1
    ) s on true`
  const standing = row?.standing ?? 'regular'
  return {
    standing: standing === 'regular' && row?.owes ? 'in_arrears' : standing,
    since: row?.since ?? null,
  }
}

export async function readHistory(sql: Sql, id: number): Promise<StandingHistory> {
  const joined = await joiningDay(sql, id)
  const { standing, since } = await readStanding(sql, id, today())
  const history = await sql<StandingRow[]>`
    select s.id, s.standing, s.from_day, s.charges_dues, s.reason, s.resolution_id,
      coalesce(r.number, s.resolution) as resolution,
      coalesce((select username from users where id = s.created_by), '') as created_by, s.created_at, s.superseded_at
    from standings s
    left join resolutions r on r.id = s.resolution_id
    where s.advocate_id = ${id}
    order by s.id desc`
  return { advocate_id: id, current: standing, since: since ?? joined, history: [...history] }
}

function recordColumns(standing: Standing, day: Day) {
  if (standing === 'deceased') return { status: 'inactive', is_dead: true, death_date: day }
  const isRetired = standing === 'retired'
  return {
    status: standing === 'regular' ? 'active' : 'inactive',
    is_dead: false,
    death_date: null,
    is_retired: isRetired,
    retirement_date: isRetired ? day : null,
  }
}

async function addStanding(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  { standing, from_day, charges_dues, reason, resolution, resolution_id }: z.infer<typeof standingInput>,
): Promise<StandingHistory> {
  await sql`select 1 from advocates where id = ${id} for update`
  const before = await readHistory(sql, id)
  if (from_day > today()) throw unprocessable({ from_day: afterToday })
  const joined = await joiningDay(sql, id)
  if (from_day < joined) throw unprocessable({ from_day: beforeJoining(joined) })
  const charged = charges_dues ?? chargesDues[standing]
  await sql`
    select add_standing(${id}, ${standing}, ${from_day}, ${charged}, ${reason}, ${resolution || null},
      ${request.user!.id}, ${resolution_id})`
  await sql`
    update advocates set ${sql(recordColumns(standing, from_day))}, version = version + 1, updated_at = now()
    where id = ${id}`
  await audit(sql, request, {
    action: 'create',
    subject: 'standing',
    subject_id: id,
    before: { standing: before.current, from_day: before.since },
    after: { standing, from_day, charges_dues: charged, resolution, resolution_id },
    reason,
  })
  return readHistory(sql, id)
}

export async function readTerms(sql: Sql, id: number): Promise<DuesTerms> {
  await joiningDay(sql, id)
  const history = await sql<DuesTermsRow[]>`
    select t.id, t.from_day, t.court_type, t.benevolent, t.reason, t.resolution_id,
      coalesce(r.number, t.resolution) as resolution,
      coalesce((select username from users where id = t.created_by), '') as created_by, t.created_at, t.superseded_at
    from dues_terms t
    left join resolutions r on r.id = t.resolution_id
    where t.advocate_id = ${id}
    order by t.id desc`
  const [current = { court_type: 'L/C' as const, benevolent: true }] = history
    .filter(({ superseded_at, from_day }) => superseded_at === null && from_day <= today())
    .toSorted((one, other) => (one.from_day < other.from_day ? 1 : -1))
  const { court_type, benevolent } = current
  return { advocate_id: id, current: { court_type, benevolent }, history: [...history] }
}

async function addTerms(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  { from_day, court_type, benevolent, reason, resolution, resolution_id }: z.infer<typeof duesTermsInput>,
): Promise<DuesTerms> {
  await sql`select 1 from advocates where id = ${id} for update`
  const before = await readTerms(sql, id)
  await sql`
    update dues_terms set superseded_at = now()
    where advocate_id = ${id} and from_day >= ${from_day} and superseded_at is null`
  const terms = { from_day, court_type, benevolent }
  await sql`
    insert into dues_terms ${sql({
      advocate_id: id,
      ...terms,
      reason,
      resolution: resolution || null,
      resolution_id,
      created_by: request.user!.id,
    })}`
  await audit(sql, request, {
    action: 'create',
    subject: 'dues-terms',
    subject_id: id,
    before: before.current,
    after: { ...terms, resolution, resolution_id },
    reason,
  })
  return readTerms(sql, id)
}

const route = routesOf({ area: 'members', tokens: 'members' })

export async function memberStandings(app: FastifyInstance): Promise<void> {
  // both are written by their own routes, so no declared resource gives the sentence
  for (const name of ['standings', 'dues_terms'])
    app.constraintMessages.addForeignKey(`${name}_resolution_id_fkey`, {
      field: 'resolution_id',
      message: missingRecordMessage(standingFields.resolution_id.label),
    })
  const routes = withZod(app)
  const byId = { schema: { params: idParams } }

  routes.get(
    '/advocates/:id/standing',
    route({
      roles: readers,
      summary: 'Advocate: standing from day to day',
      returns: 'StandingHistory',
      ...byId,
    }),
    ({ params }) => readHistory(app.sql, params.id),
  )
  routes.post(
    '/advocates/:id/standing',
    route({
      roles: editors,
      summary: 'Advocate: add a standing',
      returns: 'StandingHistory',
      status: 201,
      schema: { params: idParams, body: standingInput },
    }),
    async (request, reply) => {
      const result = await write(request, (sql) => addStanding(sql, request, request.params.id, request.body))
      notifyChange(app, 'advocates')
      return reply.code(201).send(result)
    },
  )
  routes.get(
    '/advocates/:id/dues-terms',
    route({ roles: readers, summary: 'Advocate: terms of dues', returns: 'DuesTerms', ...byId }),
    ({ params }) => readTerms(app.sql, params.id),
  )
  routes.post(
    '/advocates/:id/dues-terms',
    route({
      roles: editors,
      summary: 'Advocate: add terms of dues',
      returns: 'DuesTerms',
      status: 201,
      schema: { params: idParams, body: duesTermsInput },
    }),
    async (request, reply) =>
      reply
        .code(201)
        .send(await write(request, (sql) => addTerms(sql, request, request.params.id, request.body))),
  )
}
