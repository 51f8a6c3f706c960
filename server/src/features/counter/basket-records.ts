import type { FastifyRequest } from 'fastify'
import { toDecimal, type Words } from '@samity/shared-api/contract'
import type { Basket, BasketPath, BasketReceipt } from '@samity/shared-api/contract/sales/basket'
import type { Fragment, Sql } from '../../database/database.ts'
import { roleOf } from '../../http/access.ts'
import { notFound } from '../../http/errors.ts'
import { daysOfReceipts } from '../../ledger/cash-days.ts'
import { pathOfSeries } from '../../receipts/receipt-kinds.ts'

const basketName: Words = { en: 'basket', bn: 'ঝুড়ি' }

const serialText = (sql: Sql, serial: Fragment) =>
  sql`lpad((${serial})::text, greatest(s.width, length((${serial})::text)), '0')`

/**
 * What was paid for, of a receipt named r: the form's name and the serials as on its print, else each note of
 * its lines once.
 */
export const receiptNote = (sql: Sql): Fragment => sql`coalesce(
      coalesce((select f.form_name || ' ' from form_sales f where f.id = r.id), '') || (
        select string_agg(
          ${serialText(sql, sql`lower(s.serials)`)} || '–' || ${serialText(sql, sql`upper(s.serials) - 1`)} || ' = '
            || (upper(s.serials) - lower(s.serials)),
          ', ' order by s.position
        )
        from serial_ranges s
        where s.receipt_id = r.id
      ),
      (
        select string_agg(note, ' · ' order by position)
        from (
          select note, min(position) as position
          from receipt_lines
          where receipt_id = r.id and note <> ''
          group by note
        ) notes
      ),
      ''
    )`

/** Administrators and staff see every basket, a cashier the own ones. */
export const seesAll = (request: FastifyRequest): boolean => roleOf(request) !== 'cashier'
const ownBaskets = (sql: Sql, request: FastifyRequest) => sql`b.created_by = ${request.user?.id ?? null}`

type StoredBasket = Omit<Basket, 'total' | 'given' | 'receipts'> & {
  total: number
  given: number | null
  receipts: (Omit<BasketReceipt, 'path' | 'total'> & { total: number })[]
  all_count: number
}

async function readBaskets(
  sql: Sql,
  request: FastifyRequest,
  condition: Fragment,
  page: Fragment,
): Promise<{ baskets: Basket[]; count: number }> {
  const mayUndo = seesAll(request) ? sql`true` : ownBaskets(sql, request)
  // a field of cash that nobody filled in arrives as 0
  const rows = await sql<StoredBasket[]>`
    select b.id, b.key, b.day, b.created_at, coalesce((select username from users where id = b.created_by), '') as created_by,
      b.payer, in_bengali(b.payer, p.advocate_id, null) as payer_bengali, p.total, nullif(b.given, 0) as given, b.undone_at, p.receipts, count(*) over () as all_count,
      b.day = dhaka_today() and ${mayUndo} and p.is_live and not exists (
        select from cash_days c
        where c.closed_at is not null and (c.place_id, c.day) in (${daysOfReceipts(
          sql,
          sql`voided_at is null and id in (select receipt_id from basket_receipts where basket_id = b.id)`,
        )})
      ) as may_undo
    from baskets b
    cross join lateral (
      select bool_or(r.voided_at is null) as is_live, max(r.advocate_id) as advocate_id,
        -- what was deleted alone was given back then
        coalesce(sum(r.total) filter (where r.voided_at is null or r.voided_at >= b.undone_at), 0)::bigint as total,
        jsonb_agg(
          jsonb_build_object(
            'id', r.id, 'number', r.number, 'series', r.series, 'note', ${receiptNote(sql)}, 'total', r.total,
            'payment_type', r.payment_type, 'voided', r.voided_at is not null
          )
          order by x.position
        ) as receipts
      from basket_receipts x
      join receipts r on r.id = x.receipt_id
      where x.basket_id = b.id
    ) p
    where ${condition}
    order by b.id desc
    ${page}`
  const baskets = rows.map(({ all_count: _count, total, given, receipts, ...basket }) => ({
    ...basket,
    total: toDecimal(total),
    given: given === null ? null : toDecimal(given),
    receipts: receipts.map((receipt) => ({
      // a basket holds only receipts of these paths
      path: pathOfSeries(request.server, receipt.series) as BasketPath,
      ...receipt,
      total: toDecimal(receipt.total),
    })),
  }))
  return { baskets, count: rows[0]?.all_count ?? 0 }
}

/** Reads a page of the baskets of a day, newest first. */
export const listBaskets = (
  sql: Sql,
  request: FastifyRequest,
  { date, all, limit, offset }: { date: string; all: boolean; limit: number; offset: number },
) =>
  readBaskets(
    sql,
    request,
    sql`b.day = ${date}::date and ${all && seesAll(request) ? sql`true` : ownBaskets(sql, request)}`,
    sql`limit ${limit} offset ${offset}`,
  )

/** Reads one basket (404 for a cashier when somebody else took it). */
export async function readBasket(sql: Sql, request: FastifyRequest, id: number): Promise<Basket> {
  const isVisible = seesAll(request) ? sql`true` : ownBaskets(sql, request)
  const { baskets } = await readBaskets(sql, request, sql`b.id = ${id} and ${isVisible}`, sql``)
  const [basket] = baskets
  if (!basket) throw notFound(basketName)
  return basket
}
