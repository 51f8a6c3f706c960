import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Words } from '@samity/shared-api/contract'
import type { ModuleEvents, ParkedEvent } from '@samity/shared-api/contract/system/module-work'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { admin } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { notFound } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { answerProblem } from './answer-problem.ts'
import { declaredKinds, hearingModules, type HearingModule } from './module-endpoints.ts'
import { sequenceEvents } from './sequence-events.ts'

const name: Words = { en: 'module', bn: 'মডিউল' }
const params = z.object({ module: z.string().regex(/^[a-z][a-z0-9-]*$/) })
const hearBody = z.object({ from: z.iso.date() })
const returns = objectSchema({ events: 'integer' })

const maxParkedEvents = 50

type Answer = { status: number | null; problem: string | null; response: string | null }
type EndpointRow = Pick<ModuleEvents, 'module' | 'waiting' | 'oldest' | 'parked'> & {
  last: (Answer & { is_open: boolean }) | null
}
type ParkedRow = Omit<ParkedEvent, 'problem'> & Answer & { module: string }

const readEndpoints = (sql: Sql, hearing: HearingModule[]) => sql<EndpointRow[]>`
  select e.module, d.waiting, d.oldest, d.parked,
    (
      select jsonb_build_object('status', a.status, 'problem', a.problem, 'response', a.response, 'is_open', o.state <> 'delivered')
      from webhook_attempts a
      join webhook_deliveries o on o.id = a.delivery_id
      where o.endpoint_id = e.id
      order by a.id desc
      limit 1
    ) as last
  from webhook_endpoints e
  join jsonb_to_recordset(${sql.json(hearing)}) as h (module text, kinds jsonb) on h.module = e.module
  cross join lateral (
    select count(*) filter (where state = 'pending')::int as waiting, count(*) filter (where state = 'failed')::int as parked,
      min(v.at) filter (where state = 'pending') as oldest
    from webhook_deliveries w
    join events v on v.position = w.position
    where w.endpoint_id = e.id and (w.state = 'failed' or w.state = 'pending' and h.kinds ? v.kind)
  ) d`

const readParked = (sql: Sql) => sql<ParkedRow[]>`
  select p.id, p.module, 'evt_' || p.event_id as event_id, p.kind, p.record, p.at, a.status, a.problem, a.response
  from (
    select d.id, e.module, v.event_id, v.kind, v.record, v.at,
      row_number() over (partition by d.endpoint_id order by d.position) as place
    from webhook_deliveries d
    join webhook_endpoints e on e.id = d.endpoint_id and e.module is not null
    join events v on v.position = d.position
    where d.state = 'failed'
  ) p
  left join lateral (
    select status, problem, response from webhook_attempts where delivery_id = p.id order by id desc limit 1
  ) a on true
  where p.place <= ${maxParkedEvents}
  order by p.id`

async function readModuleEvents(app: FastifyInstance): Promise<ModuleEvents[]> {
  const hearing = hearingModules(app.registry)
  const [endpoints, parked] = await Promise.all([readEndpoints(app.sql, hearing), readParked(app.sql)])
  const { modules } = app.registry.current()
  return hearing.map(({ module, kinds }): ModuleEvents => {
    const { last, ...endpoint } = endpoints.find((one) => one.module === module) ?? {
      waiting: 0,
      oldest: null,
      parked: 0,
      last: null,
    }
    return {
      module,
      title: modules.find((one) => one.name === module)!.descriptor.title,
      kinds,
      ...endpoint,
      problem: last?.is_open ? answerProblem(last) : null,
      parked_events: parked
        .filter((one) => one.module === module)
        .map(({ id, event_id, kind, record, at, ...answer }) => ({
          id,
          event_id,
          kind,
          record,
          at,
          problem: answerProblem(answer),
        })),
    }
  })
}

async function lockEndpoint(sql: Sql, module: string): Promise<{ id: number }> {
  const [endpoint] = await sql<{ id: number }[]>`
    select id from webhook_endpoints where module = ${module} for update`
  if (!endpoint) throw notFound(name)
  return endpoint
}

const route = routesOf({ area: 'modules', tokens: 'closed' })

/** The events that wait for the services of modules, and the ways to send them again. */
export async function moduleEvents(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  routes.get(
    '/module-events',
    route({ roles: admin, summary: 'Modules: events that wait for them', returns: 'ModuleEvents[]' }),
    () => readModuleEvents(app),
  )

  routes.post(
    '/module-events/:module/repeat',
    route({
      roles: admin,
      summary: 'Module: send the events again that it refused',
      returns,
      schema: { params },
    }),
    (request) =>
      write(request, async (sql) => {
        const { module } = request.params
        const { id } = await lockEndpoint(sql, module)
        const { count: events } = await sql`
          update webhook_deliveries set state = 'pending', attempts = 0, next_attempt_at = now()
          where endpoint_id = ${id} and state = 'failed'`
        await audit(sql, request, {
          action: 'replay',
          subject: 'module-events',
          subject_id: module,
          after: { events },
        })
        return { events }
      }),
  )

  routes.post(
    '/module-events/:module/hear',
    route({
      roles: admin,
      summary: 'Module: send the events since a day that it has not got',
      returns,
      schema: { params, body: hearBody },
    }),
    (request) =>
      write(request, async (sql) => {
        const { module } = request.params
        const { from } = request.body
        const { id } = await lockEndpoint(sql, module)
        const kinds = declaredKinds(app.registry, module)
        await sequenceEvents(sql)
        const { count: events } = await sql`
          insert into webhook_deliveries (endpoint_id, position, record)
          select ${id}::int, position, record
          from events
          where kind = any(${kinds}) and at >= ${from}::date::timestamp at time zone 'Asia/Dhaka'
          on conflict (endpoint_id, position) do update
          set state = 'pending', attempts = 0, next_attempt_at = now()
          where webhook_deliveries.state in ('failed', 'discarded')`
        await audit(sql, request, {
          action: 'replay',
          subject: 'module-events',
          subject_id: module,
          after: { from, events },
        })
        return { events }
      }),
  )
}
