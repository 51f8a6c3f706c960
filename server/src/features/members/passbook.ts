import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sum, toDecimal, today, yearOf, type Day } from '@samity/shared-api/contract'
import type { Passbook, PassbookRow } from '@samity/shared-api/contract/members/passbook'
import type { Sql } from '../../database/database.ts'
import { readers } from '../../http/access.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'
import { readAdvocateDues } from './advocate-dues.ts'
import { readCharges } from './module-charges.ts'
import { optionalDay } from './optional-day.ts'
import { routesOf } from '../../http/route.ts'

export const rangeQuery = z.object({ from: z.string().default(''), to: z.string().default('') })

type Range = { from: Day | null; to: Day | null }
type StoredRow = Omit<PassbookRow, 'total'> & { total: number }

const readRows = (sql: Sql, id: number, { from, to }: Range) => sql<StoredRow[]>`
  with chosen as (
    select id, series, number, coalesce(book_no, number) as receipt_no, day, total
    from receipts
    where advocate_id = ${id} and voided_at is null and series <> 'EXP'
      and day >= ${from ?? '-infinity'} and day <= ${to ?? 'infinity'}
  ), lines as (
    select l.receipt_id,
      jsonb_agg(
        jsonb_build_object(
          'head', jsonb_build_object('en', h.name_en, 'bn', h.name_bn), 'note', l.note,
          'amount', (l.amount / 100.0)::numeric(14, 2)::text
        )
        order by l.position
      ) as lines
    from receipt_lines l
    join heads h on h.id = l.head_id
    where l.receipt_id in (select id from chosen)
    group by 1
  ), serials as (
    select s.receipt_id,
      jsonb_agg(
        jsonb_build_object(
          'from_serial', lower(s.serials), 'to_serial', upper(s.serials) - 1, 'total', upper(s.serials) - lower(s.serials),
          'width', s.width
        )
        order by s.position
      ) as serials
    from serial_ranges s
    where s.receipt_id in (select id from chosen)
    group by 1
  )
  select c.*, coalesce(l.lines, '[]') as lines, coalesce(s.serials, '[]') as serials
  from chosen c
  left join lines l on l.receipt_id = c.id
  left join serials s on s.receipt_id = c.id
  order by c.day, c.id`

type RentRow = Omit<Passbook['rents'][number], 'rent_amount' | 'due_amount'> & {
  rent_amount: number
  due_amount: number
}

const readRents = (sql: Sql, id: number) => sql<RentRow[]>`
  select b.id, b.building_details ->> 'building_name' as building_name,
    b.building_details ->> 'building_name_bengali' as building_name_bengali, b.floor_no, b.room_no, b.rent_amount,
    b.due_months, b.due_amount
  from renter_balances b
  where b.advocate_id = ${id} and b.archived_at is null
  order by b.id`

const readAssociates = (sql: Sql, id: number) => sql<Passbook['associates']>`
  select id, number, name, license_no, valid_until
  from associate_registration_records
  where advocate_id = ${id} and voided_at is null
  order by id`

const readFundYears = (sql: Sql, id: number) => sql<Passbook['fund_years']>`
  select lower(p.span) as from_year, upper(p.span) - 1 as to_year, r.number
  from paid_dues p
  join receipts r on r.id = p.receipt_id
  where p.advocate_id = ${id} and p.kind = 'benevolent' and p.live
  order by 1`

const readCertificates = (sql: Sql, id: number) => sql<Passbook['certificates']>`
  select id, number, day, voided_at from clearance_certificates where advocate_id = ${id} order by id`

function yearsOf(rows: readonly StoredRow[]): Passbook['years'] {
  const years = [...new Set(rows.map(({ day }) => yearOf(day)))].toSorted((one, other) => other - one)
  return years.map((year) => {
    const ofYear = rows.filter(({ day }) => yearOf(day) === year)
    return { year, receipts: ofYear.length, total: toDecimal(sum(ofYear.map(({ total }) => total))) }
  })
}

export async function readPassbook(
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
  range: Range,
): Promise<Passbook> {
  const { sql } = app
  // first of all, an unknown advocate is 404
  const { proposal: _proposal, ...duesNow } = await readAdvocateDues(sql, id, today())
  const [charges, rows, rents, associates, fund_years, certificates] = await Promise.all([
    readCharges(app, request, id),
    readRows(sql, id, range),
    readRents(sql, id),
    readAssociates(sql, id),
    readFundYears(sql, id),
    readCertificates(sql, id),
  ])
  const { bar_registration_number, name_english, name_bengali } = duesNow
  return {
    advocate_id: id,
    bar_registration_number,
    name_english,
    name_bengali,
    ...range,
    rows: rows.map((row) => ({ ...row, total: toDecimal(row.total) })),
    years: yearsOf(rows),
    total: toDecimal(sum(rows.map(({ total }) => total))),
    dues: { ...duesNow, charges },
    rents: rents.map((rent) => ({
      ...rent,
      rent_amount: toDecimal(rent.rent_amount),
      due_amount: toDecimal(rent.due_amount),
    })),
    associates: [...associates],
    fund_years: [...fund_years],
    certificates: [...certificates],
  }
}

const route = routesOf({ area: 'members', tokens: 'members' })

export async function passbooks(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/advocates/:id/passbook',
    route({
      roles: readers,
      summary: 'Advocate: passbook',
      returns: 'Passbook',
      schema: { params: idParams, querystring: rangeQuery },
    }),
    (request) =>
      readPassbook(app, request, request.params.id, {
        from: optionalDay('from', request.query.from),
        to: optionalDay('to', request.query.to),
      }),
  )
}
