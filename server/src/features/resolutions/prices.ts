import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sum, toDecimal, today, type Day, type Input, type Words } from '@samity/shared-api/contract'
import {
  changeDays,
  price,
  priceInForce,
  pricePeriods,
  type PriceComponent,
  type PriceInForce,
} from '@samity/shared-api/contract/resolutions/price'
import { audit, difference } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { editors, lookups, readers } from '../../http/access.ts'
import { describeAction, onParameters } from '../../http/describe-routes.ts'
import { conflict, unprocessable, type MessagesByField } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { lockPricesForChange } from '../../ledger/receipt-prices.ts'
import { idParams, requestBody } from '../../resources/crud.ts'
import { listRecords } from '../../resources/list.ts'
import { readDayParameter, type ListQuery } from '../../resources/list-query.ts'
import { readRecord, refuseOldVersion, type ParsedBody } from '../../resources/records.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { componentHeadRoutes, readComponentHeads } from './component-heads.ts'
import { findPriceItem, itemName, readPriceItems, toItemChoice } from './price-items.ts'
import { priceHistoryRoutes } from './price-history.ts'
import { routesOf } from '../../http/route.ts'

const source = {
  also: ['amount', 'resolution_number', 'ends_on', 'receipt_count', 'form_name'],
  amounts: ['amount'],
}

const messages = {
  beforeResolution: {
    en: 'Must not be before the day from which the resolution applies',
    bn: 'সিদ্ধান্ত কার্যকর হওয়ার তারিখের আগে হতে পারবে না',
  },
  inUse: {
    en: 'Receipts have this price, so it stays. Enter a new price, or suspend the resolution from a day.',
    bn: 'এই মূল্যে রসিদ আছে, তাই এটি থাকবে। নতুন মূল্য দিন, অথবা একটি তারিখ থেকে সিদ্ধান্তটি স্থগিত করুন।',
  },
  unknownResolution: { en: 'This resolution does not exist', bn: 'এই সিদ্ধান্ত পাওয়া যায়নি' },
  unknownHead: { en: 'This head does not exist', bn: 'এই রসিদের খাত পাওয়া যায়নি' },
  noAdvocate: {
    en: 'This is sold without an advocate, so nobody can get the credit',
    bn: 'এটি আইনজীবী ছাড়াই বিক্রি হয়, তাই জমা পাওয়ার কেউ নেই',
  },
} satisfies Record<string, Words>

const withItemName = ({ form_name, ...row }: WireRow) => ({
  ...row,
  item_name: itemName(String(row['item']), form_name as string | null),
})

const readPrice = async (sql: Sql, id: number) => withItemName(await readRecord(sql, price, id, source))

async function preparePrice(sql: Sql, input: Input<typeof price>) {
  const [item, heads, [resolution]] = await Promise.all([
    findPriceItem(sql, input.item),
    readComponentHeads(sql),
    sql<{ effective_from: Day }[]>`select effective_from from resolutions where id = ${input.resolution}`,
  ])
  const fields: MessagesByField = {}
  if (!resolution) fields['resolution'] = messages.unknownResolution
  else if (input.from_day < resolution.effective_from) fields['from_day'] = messages.beforeResolution
  input.components.forEach(({ head }, index) => {
    const match = heads.find(({ id }) => id === head)
    if (!match) fields[`components.${index}.head`] = messages.unknownHead
    else if (match.is_credit && !item.hasAdvocate) fields[`components.${index}.head`] = messages.noAdvocate
  })
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
  return {
    resolution_id: input.resolution,
    item: item.code,
    form_id: item.code.startsWith('FRM:') ? Number(item.code.slice(4)) : null,
    from_day: input.from_day,
    amount: sum(input.components.map(({ amount }) => amount)),
    remarks: input.remarks,
  }
}

async function saveComponents(sql: Sql, id: number, { components }: Input<typeof price>): Promise<void> {
  await sql`delete from price_components where price_id = ${id}`
  await sql`
    insert into price_components ${sql(
      components.map(({ head, amount }, position) => ({ price_id: id, position, head_id: head, amount })),
    )}`
}

/** Locks all prices and reads one that no receipt has (409 otherwise). Its day must be open (409). */
async function lockUnusedPrice(sql: Sql, id: number) {
  await lockPricesForChange(sql)
  const before = await readPrice(sql, id)
  const { from_day, receipt_count } = before as unknown as { from_day: Day; receipt_count: number }
  if (receipt_count > 0) throw conflict(messages.inUse, {}, { count: receipt_count }).as('record.in_use')
  await assertOpen(sql, from_day)
  return before
}

type TimelineRow = {
  id: number
  item: string
  form_name: string | null
  from_day: Day
  ends_on: Day | null
  amount: number
  components: PriceComponent[]
  resolution_id: number
  resolution_number: string
}

async function readPricesInForce(sql: Sql, day: Day): Promise<PriceInForce[]> {
  const [items, rows] = await Promise.all([
    readPriceItems(sql),
    sql<TimelineRow[]>`
      select id, item, form_name, from_day, ends_on, amount, components, resolution_id, resolution_number
      from price_records
      order by id`,
  ])
  return items.flatMap((item): PriceInForce[] => {
    const prices = rows.filter((row) => row.item === item.code)
    const current = priceInForce(prices, day)
    if (!current) return []
    const nextDay = changeDays(prices).find(
      (change) => change > day && priceInForce(prices, change)?.id !== current.id,
    )
    const next = nextDay && priceInForce(prices, nextDay)
    return [
      {
        item: item.code,
        item_name: item.name,
        unit: item.unit,
        price: current.id,
        amount: toDecimal(current.amount),
        components: current.components,
        // later than its own first day after a suspension of the price that followed it
        from_day: pricePeriods(prices).findLast(({ from }) => from <= day)?.from ?? current.from_day,
        resolution: current.resolution_id,
        resolution_number: current.resolution_number,
        next: nextDay ? { day: nextDay, amount: next ? toDecimal(next.amount) : null } : null,
      },
    ]
  })
}

async function auditPrice(
  sql: Sql,
  request: FastifyRequest,
  action: 'create' | 'update' | 'delete',
  id: number,
  { before, after }: { before?: object; after?: object },
) {
  await audit(sql, request, {
    action,
    subject: price.path,
    subject_id: id,
    ...(before && after
      ? difference(before as Record<string, unknown>, after as Record<string, unknown>)
      : { before: before ?? null, after: after ?? null }),
  })
}

const route = routesOf({ area: 'resolutions', tokens: 'resolutions' })

export async function priceRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const body = requestBody(price)
  registerResource(app, price)
  componentHeadRoutes(app)
  priceHistoryRoutes(app)

  app.get<{ Querystring: ListQuery }>(
    '/prices',
    route({ roles: readers, ...describeAction(price, 'list', source) }),
    async ({ query }, reply) => {
      const { rows, total } = await listRecords(app.sql, price, query, source)
      return reply.header('x-total-count', total).send(rows.map(withItemName))
    },
  )
  app.get<{ Querystring: ListQuery }>(
    '/prices/in-force',
    route({
      roles: lookups,
      summary: 'Prices in force on a day',
      returns: 'PriceInForce[]',
      query: onParameters,
    }),
    ({ query }) => readPricesInForce(app.sql, (readDayParameter(query, 'on') as Day | undefined) ?? today()),
  )
  app.get(
    '/prices/items',
    route({ roles: lookups, summary: 'What prices are for', returns: 'PriceItemChoice[]' }),
    async () => (await readPriceItems(app.sql)).map(toItemChoice),
  )
  routes.get(
    '/prices/:id',
    route({ roles: readers, ...describeAction(price, 'read'), schema: { params: idParams } }),
    (request) => readPrice(app.sql, request.params.id),
  )

  routes.post(
    '/prices',
    route({ roles: editors, ...describeAction(price, 'create'), schema: { body } }),
    async (request, reply) => {
      const record = await write(request, async (sql) => {
        // the route's schema is the resource's own
        const input = request.body as unknown as Input<typeof price>
        await lockPricesForChange(sql)
        const columns = await preparePrice(sql, input)
        await assertOpen(sql, columns.from_day)
        const [row] = await sql<[{ id: number }]>`insert into prices ${sql(columns)} returning id`
        await saveComponents(sql, row.id, input)
        const after = await readPrice(sql, row.id)
        await auditPrice(sql, request, 'create', row.id, { after })
        return after
      })
      return reply.code(201).send(record)
    },
  )
  routes.put(
    '/prices/:id',
    route({ roles: editors, ...describeAction(price, 'update'), schema: { params: idParams, body } }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const input = request.body as unknown as Input<typeof price> & ParsedBody
        const before = await lockUnusedPrice(sql, id)
        refuseOldVersion(before as unknown as { version: number }, input.version)
        const columns = await preparePrice(sql, input)
        await assertOpen(sql, columns.from_day)
        await sql`update prices set ${sql(columns)}, version = version + 1, updated_at = now() where id = ${id}`
        await saveComponents(sql, id, input)
        const after = await readPrice(sql, id)
        await auditPrice(sql, request, 'update', id, { before, after })
        return after
      }),
  )
  routes.delete(
    '/prices/:id',
    route({ roles: editors, ...describeAction(price, 'delete'), schema: { params: idParams } }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const { id } = request.params
        const before = await lockUnusedPrice(sql, id)
        await sql`delete from prices where id = ${id}`
        await auditPrice(sql, request, 'delete', id, { before })
      })
      return reply.code(204).send()
    },
  )
}
