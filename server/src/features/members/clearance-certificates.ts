import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  digitWords,
  fillWords,
  groupAmount,
  showDay,
  today,
  toDecimal,
  yearOf,
  type Day,
  type Language,
  type Words,
} from '@samity/shared-api/contract'
import {
  certificateInput,
  type ClearanceCertificate,
  type ClearanceCertificateDetails,
} from '@samity/shared-api/contract/members/clearance-certificate'
import { duesKinds, type DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import { audit } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { textContains } from '../../database/search-text.ts'
import { editors, readers } from '../../http/access.ts'
import {
  flagSchema,
  pageParameters,
  rangeParameters,
  searchParameters,
  wholeSchema,
} from '../../http/describe-routes.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { registerCheckableKind } from '../../paper-codes/checkable-kinds.ts'
import { idParams } from '../../resources/crud.ts'
import {
  readDayParameter,
  readIntegerParameter,
  readSearchWords,
  type ListQuery,
} from '../../resources/list-query.ts'
import { readVoidReason, voidSchema } from '../../resources/void-reason.ts'
import { readAdvocateDues } from './advocate-dues.ts'
import { clearanceKind } from './check-certificate.ts'
import { toWirePeriod } from './periods.ts'
import { routesOf } from '../../http/route.ts'

const name = { en: 'certificate', bn: 'ছাড়পত্র' }

const columns = (sql: Sql) => sql`
  c.id, c.number, c.day, c.advocate_id as advocate, c.bar_registration_number as advocate_id, c.name_english, c.name_bengali,
  c.purpose, coalesce((select username from users where id = c.created_by), '') as created_by, c.created_at, c.voided_at,
  (select username from users where id = c.voided_by) as voided_by, c.void_reason`

async function listCertificates(sql: Sql, query: ListQuery) {
  const limit = readIntegerParameter(query, 'limit', 1, 1000) ?? 1000
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const from = readDayParameter(query, 'from') ?? '-infinity'
  const to = readDayParameter(query, 'to') ?? 'infinity'
  const advocate = readIntegerParameter(query, 'advocate', 1, 2_000_000_000)
  const searched = readSearchWords(query)
    .map((word) =>
      textContains(
        sql,
        sql`name_key(concat_ws(' ', c.number, c.bar_registration_number, c.name_english, c.name_bengali))`,
        word,
      ),
    )
    .reduce((left, right) => sql`${left} and ${right}`, sql`true`)
  const rows = await sql<(ClearanceCertificate & { all_count: number })[]>`
    select ${columns(sql)}, count(*) over () as all_count
    from clearance_certificates c
    where c.day between ${from} and ${to} and ${searched}
      and ${query['voided'] === '1' ? sql`true` : sql`c.voided_at is null`}
      and ${advocate === undefined ? sql`true` : sql`c.advocate_id = ${advocate}`}
    order by c.id desc
    limit ${limit} offset ${offset}`
  return { rows: rows.map(({ all_count: _count, ...row }) => row), count: rows[0]?.all_count ?? 0 }
}

type BehindRow = {
  id: number
  number: string
  day: Day
  total: number
  kind: DuesKind
  first: number
  last: number
}

async function readCertificate(sql: Sql, id: number): Promise<ClearanceCertificateDetails> {
  const [certificate] = await sql<ClearanceCertificate[]>`
    select ${columns(sql)} from clearance_certificates c where c.id = ${id}`
  if (!certificate) throw notFound(name)
  const rows = await sql<BehindRow[]>`
    select r.id, r.number, r.day, r.total, b.kind, lower(b.span) as first, upper(b.span) - 1 as last
    from certificate_receipts b
    join receipts r on r.id = b.receipt_id
    where b.certificate_id = ${id}
    order by r.day, r.id, b.kind, 6`
  const ids = [...new Set(rows.map((row) => row.id))]
  const receipts = ids.map((receiptId) => {
    const ofReceipt = rows.filter((row) => row.id === receiptId)
    const { number, day, total } = ofReceipt[0]!
    const periods = ofReceipt.map(({ kind, first, last }) => ({
      kind,
      from: toWirePeriod(kind, first),
      to: toWirePeriod(kind, last),
    }))
    return { id: receiptId, number, day, total: toDecimal(total), periods }
  })
  return { ...certificate, receipts }
}

async function refuseOwing(sql: Sql, advocateId: number): Promise<void> {
  const dues = await readAdvocateDues(sql, advocateId, today())
  if (dues.total === '0.00') return
  const parts: { label: Words; amount: string }[] = [
    ...dues.kinds.map(({ kind, owed }) => ({
      label: duesKinds.find(({ value }) => value === kind)!.label,
      amount: owed,
    })),
    { label: { en: 'delay fee', bn: 'বিলম্ব ফি' }, amount: dues.delay_fee },
    { label: { en: 'yearly cost', bn: 'বার্ষিক খরচ' }, amount: dues.cost },
  ]
  const listOf = (language: Language) =>
    parts
      .filter(({ amount }) => amount !== '0.00')
      .map(({ label, amount }) => `${label[language]} ৳ ${groupAmount(amount)}`)
      .join(', ')
  throw conflict(
    fillWords(
      { en: '{name} owes ৳ {total}: {list}.', bn: '{name}-এর বকেয়া ৳ {total}: {list}।' },
      {
        name: { en: dues.name_english, bn: dues.name_bengali },
        total: digitWords(groupAmount(dues.total)),
        list: digitWords({ en: listOf('en'), bn: listOf('bn') }),
      },
    ),
    {},
    { owed: dues.total },
  ).as('dues.owed')
}

async function issue(
  sql: Transaction,
  request: FastifyRequest,
  { advocate_id, purpose }: z.infer<typeof certificateInput>,
): Promise<ClearanceCertificateDetails> {
  const advocate = await requireAdvocate(sql, advocate_id, 'advocate_id')
  // a receipt that is voided at the same time waits, and then voids the certificate too
  const behind = await sql<{ receipt_id: number }[]>`
    select r.id as receipt_id from receipts r
    where r.voided_at is null and exists (
      select from paid_dues p where p.receipt_id = r.id and p.live and p.advocate_id = ${advocate.id}
    )
    order by r.id for share of r`
  // and so does a waiver
  await sql`
    select from dues_waivers where advocate_id = ${advocate.id} and covers = 'dues' and voided_at is null
    order by id for share`
  await refuseOwing(sql, advocate.id)
  const day = today()
  const year = yearOf(day)
  const [row] = await sql<{ id: number }[]>`
    with counter as (
      insert into certificate_counters as c (year, last) values (${year}, 1)
      on conflict (year) do update set last = c.last + 1
      returning last
    )
    insert into clearance_certificates (year, serial, number, advocate_id, day, bar_registration_number, name_english,
      name_bengali, purpose, created_by)
    select ${year}, last, ${`CLR-${year}-`} || lpad(last::text, greatest(6, length(last::text)), '0'), ${advocate.id},
      ${day}::date, ${advocate.bar_registration_number}, ${advocate.name_english}, ${advocate.name_bengali}, ${purpose},
      ${request.user!.id}::int
    from counter
    returning id`
  const id = row!.id
  await sql`
    insert into certificate_receipts (certificate_id, receipt_id, kind, span)
    select ${id}, p.receipt_id, p.kind, p.span
    from paid_dues p
    where p.advocate_id = ${advocate.id} and p.live and p.receipt_id = any(${behind.map((one) => one.receipt_id)})`
  const after = await readCertificate(sql, id)
  await audit(sql, request, {
    action: 'create',
    subject: 'clearance-certificates',
    subject_id: id,
    number: after.number,
    after: { ...after, receipts: after.receipts.map(({ number }) => number) },
  })
  return after
}

async function voidCertificate(
  sql: Transaction,
  request: FastifyRequest,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await sql`select 1 from clearance_certificates where id = ${id} for update`
  const before = await readCertificate(sql, id)
  if (before.voided_at) {
    const day = showDay(today(new Date(before.voided_at)))
    throw conflict(
      fillWords(
        { en: '{number} was already deleted on {day}.', bn: '{number} আগেই {day} তারিখে মুছে ফেলা হয়েছে।' },
        { number: before.number, day: digitWords(day) },
      ),
    ).as('record.void')
  }
  await sql`
    update clearance_certificates set voided_at = now(), voided_by = ${request.user!.id}, void_reason = ${reason}
    where id = ${id}`
  await audit(sql, request, {
    action: 'void',
    subject: 'clearance-certificates',
    subject_id: id,
    number: before.number,
    reason,
  })
}

const route = routesOf({ area: 'members', tokens: 'members' })

export async function clearanceCertificates(app: FastifyInstance): Promise<void> {
  const path = '/clearance-certificates'
  registerCheckableKind(app, clearanceKind)
  const routes = withZod(app)
  app.get<{ Querystring: ListQuery }>(
    path,
    route({
      roles: readers,
      summary: 'Clearance certificate: list',
      returns: 'ClearanceCertificate[]',
      query: {
        ...pageParameters,
        ...searchParameters,
        ...rangeParameters,
        advocate: wholeSchema('Only of the advocate with this id', 1),
        voided: flagSchema('1 lists void certificates, too'),
      },
      total: 'count',
    }),
    async ({ query }, reply) => {
      const { rows, count } = await listCertificates(app.sql, query)
      return reply.header('x-total-count', count).send(rows)
    },
  )
  routes.get(
    `${path}/:id`,
    route({
      roles: readers,
      summary: 'Clearance certificate: read one',
      returns: 'ClearanceCertificateDetails',
      schema: { params: idParams },
    }),
    ({ params }) => readCertificate(app.sql, params.id),
  )
  routes.post(
    path,
    route({
      roles: editors,
      summary: 'Clearance certificate: issue',
      returns: 'ClearanceCertificateDetails',
      status: 201,
      schema: { body: certificateInput },
    }),
    async (request, reply) =>
      reply.code(201).send(await write(request, (sql) => issue(sql, request, request.body))),
  )
  routes.delete(
    `${path}/:id`,
    route({
      roles: editors,
      summary: 'Clearance certificate: void',
      schema: { params: idParams, ...voidSchema },
    }),
    async (request, reply) => {
      const target = { id: request.params.id, reason: readVoidReason(request) }
      await write(request, (sql) => voidCertificate(sql, request, target))
      return reply.code(204).send()
    },
  )
}
