import type { FastifyInstance, FastifyRequest } from 'fastify'
import { money, today, toDecimal, type Day, type Paisa, type Words } from '@samity/shared-api/contract'
import type { ModuleCharge } from '@samity/shared-api/contract/members/module-charge'
import { z } from 'zod'
import { audit, difference } from '../../audit/audit.ts'
import type { Fragment, Sql } from '../../database/database.ts'
import { admin, readers, sellers } from '../../http/access.ts'
import { conflict, notAskedFor, notFound, notOfThisModule, unprocessable } from '../../http/errors.ts'
import { findModulePage, noModulePage } from '../../http/module-pages.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { lockSubject, readCharge, selectCharges, type ModuleChargeRow } from '../../ledger/module-charges.ts'
import { declaredSeries, isSeriesCode, openSeriesHead, readSeries } from '../../ledger/receipt-series.ts'
import { idParams } from '../../resources/crud.ts'
import { readVoidReason, voidSchema } from '../../resources/void-reason.ts'

const name: Words = { en: 'charge', bn: 'পাওনা' }
const seriesName: Words = { en: 'receipt series', bn: 'রসিদের ধারা' }
const messages = {
  advocate: { en: 'No advocate has this id', bn: 'এই আইডির কোনো আইনজীবী নেই' },
  archived: {
    en: 'This advocate is archived and cannot be charged.',
    bn: 'এই আইনজীবী আর্কাইভ করা, তাঁর নামে পাওনা লেখা যাবে না।',
  },
  settled: {
    en: 'A receipt was posted for this already. Void it first.',
    bn: 'এর রসিদ আগেই লেখা হয়েছে। আগে রসিদটি বাতিল করুন।',
  },
  inUse: {
    en: 'The module of this charge is in use. Drop the charge there.',
    bn: 'এই পাওনার মডিউলটি চালু আছে। সেখানেই পাওনাটি বাদ দিন।',
  },
} satisfies Record<string, Words>

const title = z.string().trim().min(1).max(160)
const keyBody = z.object({
  series: z.string().refine(isSeriesCode),
  subject: z.string().trim().min(1).max(100),
})
const body = keyBody.extend({
  advocate: z.int().positive().max(2_147_483_647),
  amount: money({ en: 'Amount', bn: 'পরিমাণ' }).schema,
  due_on: z.iso.date(),
  title: z.object({ en: title, bn: title }),
  path: z
    .string()
    .max(300)
    // '//' would begin the address of another site
    .regex(/^\/\w/, 'must begin with one slash')
    .nullish(),
})
const listQuery = z.object({
  series: z.string().refine(isSeriesCode).optional(),
  advocate: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

/** Of a charge what a later call with its subject may change */
type Content = Record<'amount' | 'due_on' | 'title_en' | 'title_bn', string> & {
  advocate: number
  path: string | null
}
const contentOf = ({ advocate, amount, due_on, title: { en, bn }, path }: ModuleChargeRow): Content => ({
  advocate,
  amount: toDecimal(amount),
  due_on,
  title_en: en,
  title_bn: bn,
  path,
})

/** The charges as the sender sees them: with the pages that this person may open, a member none. */
async function showCharges(
  { registry, permissionsOf }: FastifyInstance,
  { user }: FastifyRequest,
  charges: readonly ModuleChargeRow[],
): Promise<ModuleCharge[]> {
  if (charges.length === 0) return []
  const offered = registry.offered()
  const permissions =
    user &&
    (await permissionsOf(
      user.role,
      offered.map(({ descriptor }) => descriptor),
    ))
  return charges.map(({ module, path, amount, ...charge }) => {
    const page = path === null ? undefined : findModulePage(registry, module, path)
    const mayOpen =
      page &&
      permissions &&
      (!page.allow || page.allow.includes(user.role)) &&
      (!page.permission || permissions.has(page.permission))
    return {
      ...charge,
      amount: toDecimal(amount),
      path: mayOpen ? path : null,
      is_left_behind: !offered.some((one) => one.name === module),
    }
  })
}

/** Reads what modules charge an advocate and is due on a day. */
export const readCharges = async (
  app: FastifyInstance,
  request: FastifyRequest,
  advocate: number,
  on: Day = today(),
): Promise<ModuleCharge[]> =>
  showCharges(
    app,
    request,
    await selectCharges(app.sql, app.sql`c.advocate_id = ${advocate} and c.due_on <= ${on}`),
  )

/** Throws 409 when a live receipt settles the charge. Waits for a change of it. */
async function refuseSettled(sql: Sql, series: string, subject: string): Promise<void> {
  const [receipt] = await sql<{ id: number; number: string }[]>`
    select id, number from receipts where series = ${series} and subject = ${subject} and voided_at is null
    for share`
  if (receipt)
    throw conflict(messages.settled, { subject: messages.settled }).as('charge.settled', {
      path: 'receipts',
      ...receipt,
    })
}

async function refuseAdvocate(sql: Sql, id: number): Promise<void> {
  const [advocate] = await sql<{ archived_at: string | null }[]>`
    select archived_at from advocates where id = ${id} for key share`
  if (!advocate) throw unprocessable({ advocate: messages.advocate }).as('record.reference')
  if (advocate.archived_at) throw unprocessable({ advocate: messages.archived })
}

async function dropCharge(
  sql: Sql,
  request: FastifyRequest,
  charge: ModuleChargeRow,
  reason = '',
): Promise<void> {
  await refuseSettled(sql, charge.series, charge.subject)
  await sql`delete from module_charges where id = ${charge.id}`
  await audit(sql, request, {
    action: 'delete',
    subject: 'charges',
    subject_id: charge.id,
    before: { series: charge.series, subject: charge.subject, ...contentOf(charge) },
    reason,
  })
}

const route = routesOf({ area: 'members', tokens: 'charges' })

/** Services of modules charge advocates. A receipt of the series with the subject settles a charge. */
export async function moduleCharges(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  /** Throws 403 for everybody but the service of the module that owns the series. */
  async function requireOwner({ service }: FastifyRequest, series: string): Promise<void> {
    if (!service) throw notAskedFor()
    const owner =
      (await readSeries(app.sql, series))?.module ?? declaredSeries(app.registry).get(series)?.module
    if (!owner) throw notFound(seriesName)
    if (owner !== service.aud) throw notOfThisModule()
  }

  routes.get(
    '/charges',
    route({
      roles: readers,
      summary: 'Charges of modules that are open',
      description: 'The service of a module sees those of its own series.',
      returns: 'ModuleCharge[]',
      total: 'amount',
      schema: { querystring: listQuery },
    }),
    async (request, reply) => {
      const { sql } = app
      const { series, advocate, limit, offset } = request.query
      const conditions: Fragment[] = [
        ...(request.service ? [sql`s.module = ${request.service.aud}`] : []),
        ...(series ? [sql`c.series = ${series}`] : []),
        ...(advocate ? [sql`c.advocate_id = ${advocate}`] : []),
      ]
      const where = conditions.reduce((left, right) => sql`${left} and ${right}`, sql`true`)
      const [[total], charges] = await Promise.all([
        sql<[{ count: number; amount: Paisa }]>`
          select count(*)::int as count, coalesce(sum(c.amount), 0)::bigint as amount
          from open_charges c join receipt_series s on s.code = c.series where ${where}`,
        selectCharges(sql, where, sql`limit ${limit} offset ${offset}`),
      ])
      return reply
        .headers({ 'x-total-count': total.count, 'x-total-amount': toDecimal(total.amount) })
        .send(await showCharges(app, request, charges))
    },
  )

  routes.post(
    '/charges',
    route({
      roles: sellers,
      summary: 'Charge of a module: charge an advocate, or change what is charged',
      description:
        'Only the services of modules may call it. A second call with the subject changes the charge. What a receipt has settled stays as it is: 409.',
      returns: 'ModuleCharge',
      errors: [404],
      schema: { body },
    }),
    async (request) => {
      const { series, subject, advocate, amount, due_on, title: words, path = null } = request.body
      await requireOwner(request, series)
      if (path !== null && !findModulePage(app.registry, request.service!.aud, path))
        throw unprocessable({ path: noModulePage })
      const values = { due_on, title_en: words.en, title_bn: words.bn, path }
      const content: Content = { ...values, advocate, amount: toDecimal(amount) }
      const work = async (sql: Sql): Promise<ModuleCharge> => {
        await lockSubject(sql, series, subject)
        await openSeriesHead(sql, series, declaredSeries(app.registry).get(series))
        const before = await readCharge(sql, series, subject)
        const changes = before && difference(contentOf(before), content)
        const isSame = changes && Object.keys(changes.after).length === 0
        if (!isSame) {
          await refuseSettled(sql, series, subject)
          if (before?.advocate !== advocate) await refuseAdvocate(sql, advocate)
          const row = { ...values, advocate_id: advocate, amount }
          await sql`
            insert into module_charges ${sql({ series, subject, ...row })}
            on conflict on constraint module_charges_key do update set ${sql(row)}`
        }
        const after = (await readCharge(sql, series, subject))!
        if (!isSame)
          await audit(sql, request, {
            action: before ? 'update' : 'create',
            subject: 'charges',
            subject_id: after.id,
            ...(changes ?? { after: { series, subject, ...content } }),
          })
        const [shown] = await showCharges(app, request, [after])
        return shown!
      }
      return write(request, work, { findsRepeats: true })
    },
  )

  routes.post(
    '/charges/drop',
    route({
      roles: sellers,
      summary: 'Charge of a module: drop it',
      description: 'Only the services of modules may call it. A subject without a charge changes nothing.',
      errors: [404],
      schema: { body: keyBody },
    }),
    async (request, reply) => {
      const { series, subject } = request.body
      await requireOwner(request, series)
      const work = async (sql: Sql) => {
        await lockSubject(sql, series, subject)
        const charge = await readCharge(sql, series, subject)
        if (charge) await dropCharge(sql, request, charge)
        return null
      }
      await write(request, work, { findsRepeats: true })
      return reply.code(204).send()
    },
  )

  routes.delete(
    '/charges/:id',
    route({
      roles: admin,
      summary: 'Charge of a module that is gone: drop it',
      schema: { params: idParams, ...voidSchema },
    }),
    async (request, reply) => {
      const { sql } = app
      const [found] = await selectCharges(sql, sql`c.id = ${request.params.id}`)
      if (!found) throw notFound(name)
      if (app.registry.offered().some((one) => one.name === found.module))
        throw conflict(messages.inUse).as('charge.in_use')
      const work = async (tx: Sql) => {
        await lockSubject(tx, found.series, found.subject)
        const charge = await readCharge(tx, found.series, found.subject)
        if (charge) await dropCharge(tx, request, charge, readVoidReason(request))
        return null
      }
      await write(request, work)
      return reply.code(204).send()
    },
  )
}
