import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fillWords, toDecimal, toPlainString, type Paisa, type Words } from '@samity/shared-api/contract'
import { automaticReceipts, type ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import { audit } from '../../audit/audit.ts'
import { isActiveAdmin } from '../../auth/active-admin.ts'
import type { Sql } from '../../database/database.ts'
import { readPersonName } from '../../auth/people.ts'
import { admin, lookups } from '../../http/access.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { actionPath } from '../../http/action-path.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { declaredSeries, isSeriesCode, type DeclaredSeries } from '../../ledger/receipt-series.ts'
import { postedToday } from '../../ledger/automatic-receipts.ts'
import { addHead, findOrAddCategory } from './add-head.ts'
import { routesOf } from '../../http/route.ts'

const name: Words = { en: 'receipt series', bn: 'রসিদের ধারা' }

const params = z.object({ code: z.string().refine(isSeriesCode) })
const approvalBody = z.object({
  category: z.union([z.string(), z.number()]).transform(toPlainString).default(''),
})
const withdrawalBody = z.object({ reason: z.string().trim().max(500).default('') })

type StoredRow = Omit<ModuleSeries, 'status' | 'is_declared' | 'automatic_limit' | 'automatic_today'> & {
  withdrawn_at: string | null
  automatic_limit: Paisa | null
  automatic_today: Paisa
}

async function readAllSeries(sql: Sql, declared: Map<string, DeclaredSeries>): Promise<ModuleSeries[]> {
  const rows = await sql<StoredRow[]>`
    select s.code, s.module, jsonb_build_object('en', s.title_en, 'bn', s.title_bn) as title,
      jsonb_build_object('en', h.name_en, 'bn', h.name_bn) as head, c.category, u.username as approved_by,
      s.approved_at, s.withdrawn_at, a.username as automatic_by,
      case when a.id is not null then s.automatic_limit end as automatic_limit,
      ${postedToday(sql, sql`s.code`)} as automatic_today
    from receipt_series s
    join heads h on h.id = s.head_id
    join income_categories c on c.id = h.category_id
    left join users u on u.id = s.approved_by
    left join users a on a.id = s.automatic_by
      and ${isActiveAdmin(sql, 'a')}`
  const storedCodes = new Set<string>(rows.map(({ code }) => code))
  const stored = rows.map(({ withdrawn_at, automatic_limit, automatic_today, ...row }): ModuleSeries => ({
    ...row,
    automatic_limit: automatic_limit === null ? null : toDecimal(automatic_limit),
    automatic_today: toDecimal(automatic_today),
    status: withdrawn_at ? 'withdrawn' : 'approved',
    is_declared: declared.get(row.code)?.module === row.module,
  }))
  const pending = [...declared.values()].flatMap(({ code, ...entry }): ModuleSeries[] =>
    storedCodes.has(code) || !isSeriesCode(code)
      ? []
      : [
          {
            ...entry,
            code,
            status: 'pending',
            is_declared: true,
            category: null,
            approved_by: null,
            approved_at: null,
            automatic_limit: null,
            automatic_by: null,
            automatic_today: toDecimal(0),
          },
        ],
  )
  return [...stored, ...pending].toSorted((one, other) => one.code.localeCompare(other.code))
}

const lockAllSeries = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtext('samity receipt series'))`

const route = routesOf({ area: 'accounts', tokens: 'closed' })

export async function receiptSeriesRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const readAll = (sql: Sql) => readAllSeries(sql, declaredSeries(app.registry))

  routes.get(
    '/receipt-series',
    route({
      roles: lookups,
      tokens: 'configuration',
      summary: 'Receipt series of modules',
      returns: 'ModuleSeries[]',
    }),
    () => readAll(app.sql),
  )

  routes.post(
    '/receipt-series/:code/approve',
    route({
      roles: admin,
      summary: 'Receipt series of a module: approve',
      returns: 'ModuleSeries',
      schema: { params, body: approvalBody },
    }),
    (request) =>
      write(request, async (sql) => {
        const { code } = request.params
        const declared = declaredSeries(app.registry).get(code)
        await lockAllSeries(sql)
        const series = (await readAll(sql)).find((one) => one.code === code)
        if (!series) throw notFound(name)
        if (declared && declared.module !== series.module)
          throw conflict(ownerMessage(series)).as('series.state')
        if (!declared) throw conflict(undeclaredMessage(series)).as('series.not_approved')
        if (series.status === 'approved') {
          const person = series.approved_by ? await readPersonName(sql, series.approved_by) : undefined
          throw conflict(approvedMessage(code, person)).as('series.state')
        }
        const { title, head } = declared
        const row = {
          title_en: title.en,
          title_bn: title.bn,
          approved_by: request.user?.id ?? null,
          withdrawn_at: null,
        }
        let headId: number | undefined
        if (series.status === 'withdrawn')
          await sql`update receipt_series set ${sql(row)}, approved_at = now() where code = ${code}`
        else {
          const categoryId = await findOrAddCategory(sql, request, request.body.category, head)
          headId = await addHead(sql, code, head, categoryId)
          await sql`insert into receipt_series ${sql({ ...row, code, module: series.module, head_id: headId })}`
        }
        const after = (await readAll(sql)).find((one) => one.code === code)
        await audit(sql, request, {
          action: 'approve',
          subject: 'receipt-series',
          subject_id: code,
          after: { module: series.module, title, head: after?.head, category: after?.category },
          ...(headId && { record: `heads/${headId}` }),
        })
        return after
      }),
  )

  routes.post(
    actionPath(automaticReceipts),
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Receipt series of a module: limit of automatic receipts',
      returns: 'ModuleSeries',
      schema: { params, body: automaticReceipts.input },
    }),
    (request) =>
      write(request, async (sql) => {
        const { code } = request.params
        const { daily_limit } = request.body
        await lockAllSeries(sql)
        const before = (await readAll(sql)).find((one) => one.code === code)
        if (!before) throw notFound(name)
        if (before.status !== 'approved') throw conflict(notApprovedMessage(before)).as('series.not_approved')
        const isAllowed = daily_limit > 0
        await sql`
          update receipt_series
          set automatic_limit = ${isAllowed ? daily_limit : null}, automatic_by = ${isAllowed ? request.user!.id : null}
          where code = ${code}`
        const after = (await readAll(sql)).find((one) => one.code === code)
        await audit(sql, request, {
          action: 'update',
          subject: 'receipt-series',
          subject_id: code,
          before: { automatic_limit: before.automatic_limit },
          after: { automatic_limit: after!.automatic_limit },
        })
        return after
      }),
  )

  routes.post(
    '/receipt-series/:code/withdraw',
    route({
      roles: admin,
      summary: 'Receipt series of a module: withdraw the approval',
      returns: 'ModuleSeries',
      schema: { params, body: withdrawalBody },
    }),
    (request) =>
      write(request, async (sql) => {
        const { code } = request.params
        await lockAllSeries(sql)
        const series = (await readAll(sql)).find((one) => one.code === code)
        if (!series) throw notFound(name)
        if (series.status !== 'approved') throw conflict(notApprovedMessage(series)).as('series.not_approved')
        await sql`update receipt_series set withdrawn_at = now() where code = ${code}`
        await audit(sql, request, {
          action: 'withdraw',
          subject: 'receipt-series',
          subject_id: code,
          before: { module: series.module },
          reason: request.body.reason,
        })
        return (await readAll(sql)).find((one) => one.code === code)
      }),
  )
}

const ownerMessage = ({ code, module }: ModuleSeries): Words =>
  fillWords(
    {
      en: 'The receipt series {code} belongs to {module}. Another module needs another code.',
      bn: 'রসিদের ধারা {code} {module}-এর। অন্য মডিউলের অন্য কোড লাগবে।',
    },
    { code, module },
  )
const undeclaredMessage = ({ code, module }: ModuleSeries): Words =>
  fillWords(
    {
      en: 'No active release of {module} declares the receipt series {code}.',
      bn: '{module}-এর কোনো চালু রিলিজে রসিদের ধারা {code} নেই।',
    },
    { module, code },
  )
const approvedMessage = (code: string, person: Words | undefined): Words =>
  fillWords(
    {
      en: 'The receipt series {code} was already approved by {person}.',
      bn: 'রসিদের ধারা {code} আগেই {person} অনুমোদন করেছেন।',
    },
    { code, person: person ?? { en: 'someone else', bn: 'অন্য কেউ' } },
  )
const notApprovedMessage = ({ code }: ModuleSeries): Words =>
  fillWords(
    { en: 'The receipt series {code} is not approved.', bn: 'রসিদের ধারা {code} অনুমোদিত নয়।' },
    { code },
  )
