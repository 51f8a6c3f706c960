import type { FastifyInstance } from 'fastify'
import {
  reviewDoubleCase,
  type CheckFigures,
  type DoubleCase,
} from '@samity/shared-api/contract/authenticity/check'
import { showSerial } from '@samity/shared-api/contract/sales/serials'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { admin, overseers } from '../../http/access.ts'
import { actionPath } from '../../http/action-path.ts'
import { notFound } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { nameOfPaper } from './paper-kinds.ts'
import { routesOf } from '../../http/route.ts'

const maxDoubleCases = 200

type DoubleRow = Omit<DoubleCase, 'paper_name' | 'serial'> & { serial: number; width: number }

async function readDoubleCases(sql: Sql): Promise<DoubleCase[]> {
  const rows = await sql<DoubleRow[]>`
    select c.stationery as paper, c.serial,
      coalesce(
        (
          select max(s.width) from serial_ranges s
          where s.stationery = c.stationery and s.serials @> c.serial
        ),
        (
          select max(e.width) from paper_stock e
          where e.stationery = c.stationery and e.serials @> c.serial and e.voided_at is null
        ),
        1
      ) as width,
      jsonb_agg(
        jsonb_build_object(
          'id', c.id, 'case_number', c.case_number, 'set_aside', c.set_aside,
          'day', to_char(c.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD')
        )
        order by c.created_at, c.id
      ) as cases,
      max(c.created_at) as last_at, min(c.reviewed_at) as reviewed_at,
      (select u.username from users u where u.id = min(c.reviewed_by)) as reviewed_by,
      -- a later case needs a new review, and the reason of the last one stays on the screen
      coalesce(
        (
          select e.reason from audit_events e
          where e.subject = 'check' and e.action = 'review' and e.number = c.stationery || ' ' || c.serial
          order by e.id desc
          limit 1
        ),
        ''
      ) as reason
    from check_cases c
    group by c.stationery, c.serial
    having count(*) > 1
    order by min(c.reviewed_at) is not null, max(c.created_at) desc
    limit ${maxDoubleCases}`
  return Promise.all(
    rows.map(async ({ serial, width, ...row }) => ({
      ...row,
      paper_name: await nameOfPaper(sql, row.paper),
      serial: showSerial(serial, width),
    })),
  )
}

async function readFigures(sql: Sql): Promise<CheckFigures> {
  const [days, results, keys, double_cases] = await Promise.all([
    sql<CheckFigures['days']>`
      select day, sum(count) as lookups, coalesce(sum(count) filter (where kind = 'code'), 0) as not_genuine
      from check_counts
      where day > (now() at time zone 'Asia/Dhaka')::date - 30
      group by day
      order by day desc`,
    sql<CheckFigures['results']>`
      select kind, result, sum(count) as count
      from check_counts
      where day > (now() at time zone 'Asia/Dhaka')::date - 30
      group by kind, result
      order by sum(count) desc, kind, result`,
    sql<CheckFigures['keys']>`
      select k.version, k.created_at, coalesce(u.username, '') as created_by
      from check_keys k
      left join users u on u.id = k.created_by
      order by k.version desc`,
    readDoubleCases(sql),
  ])
  return { days: [...days], results: [...results], keys: [...keys], double_cases }
}

const route = routesOf({ area: 'authenticity', tokens: 'papers' })

export async function checkFigures(app: FastifyInstance): Promise<void> {
  app.get(
    '/check-figures',
    route({ roles: overseers, summary: 'How often papers are checked', returns: 'CheckFigures' }),
    () => readFigures(app.sql),
  )

  withZod(app).post(
    actionPath(reviewDoubleCase),
    route({
      roles: admin,
      summary: 'Mark a paper of two cases as reviewed',
      errors: [404],
      schema: { body: reviewDoubleCase.input },
    }),
    async (request, reply) => {
      const { paper, serial, reason, set_aside } = request.body
      await write(request, async (sql) => {
        const rows = await sql`
          update check_cases
          set reviewed_at = now(), reviewed_by = ${request.user?.id ?? null}, set_aside = id = any(${set_aside}::int[])
          where stationery = ${paper} and serial = ${serial}
          returning case_number, set_aside`
        if (rows.length === 0) throw notFound({ en: 'paper', bn: 'কাগজ' })
        const invented = rows.filter((row) => row['set_aside']).map((row) => row['case_number'])
        await audit(sql, request, {
          action: 'review',
          subject: 'check',
          number: `${paper} ${serial}`,
          reason,
          ...(invented.length > 0 && { after: { set_aside: invented } }),
        })
        return {}
      })
      return reply.code(204).send()
    },
  )
}
