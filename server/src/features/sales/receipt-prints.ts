import type { FastifyInstance, FastifyRequest } from 'fastify'
import { includesScope, type ScopeArea } from '@samity/shared-api/contract/api-tokens/scopes'
import { isVoucher, type Receipt, type ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { toDecimal, type Day, type Words } from '@samity/shared-api/contract'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { notAllowed, notAskedFor, notFound, outOfScope } from '../../http/errors.ts'
import { write } from '../../http/write.ts'
import { codeNumbers } from '../../paper-codes/checkable-kinds.ts'
import { withDelayLines } from './delay-lines.ts'
import { pathOfSeries } from '../../receipts/receipt-kinds.ts'
import { sumMoneyLines, type MoneyLine, type RecordMoney } from '../../receipts/money-lines.ts'
import { loadLetterhead } from '../../settings/settings.ts'
import { lookups, sellers } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

type NumberParams = { Params: { number: string } }
type ReceiptRow = Omit<
  Receipt,
  | 'date'
  | 'lines'
  | 'bengali'
  | 'total'
  | 'record'
  | 'association'
  | 'signatures'
  | 'check'
  | keyof RecordMoney
> & {
  id: number
  day: Day
  total: number
  payer_bengali: string
  payer_note_bengali: string
  money_lines: MoneyLine[] | null
}
type LineRow = {
  head_id: number | null
  label_en: string
  label_bn: string
  note: string
  note_bengali: string
  amount: number
}

const name: Words = { en: 'receipt', bn: 'রসিদ' }

export const noReceipt = () => notFound(name)

/**
 * The area of an API token that reads a receipt, as in its events (`record_receipt_event` of the database).
 */
const areaOf = (series: ReceiptSeries): ScopeArea =>
  series === 'EXP' ? 'accounts' : series === 'CPO' ? 'resolutions' : 'sales'

/**
 * Reads a receipt for print by the server's number, or by the id that events and conflicts name, also a void
 * one (404 when there is none, 403 for a role or an API token that may not read it).
 */
async function readReceipt(
  sql: Sql,
  number: string,
  { user, apiToken, service, server }: FastifyRequest,
): Promise<Omit<Receipt, 'association' | 'signatures' | 'check'> & { id: number }> {
  const [receipt] = await sql<ReceiptRow[]>`
    select id, number, receipt_no, series as stream, day, payer, payer_note, advocate_id as advocate,
      in_bengali(payer, advocate_id, building_id) as payer_bengali,
      in_bengali(payer_note, advocate_id, building_id) as payer_note_bengali, total, payment_type, money_lines,
      created_by, created_at, prints, voided_at, void_reason
    from receipt_records
    where ${/^\d{1,9}$/.test(number) ? sql`id = ${Number(number)}` : sql`number = upper(${number})`}`
  if (!receipt) throw noReceipt()
  // cashiers may not read what is paid out
  if (isVoucher(receipt.stream) && user?.role === 'cashier') throw notAllowed()
  if (apiToken && !includesScope(apiToken.scopes, 'read', areaOf(receipt.stream))) throw outOfScope()
  // a member without a person reads own ones, whatever else the module asks for
  if (service && user && !(await server.serviceCallers.maySend(service, 'GET', areaOf(receipt.stream))))
    throw notAskedFor()
  const lines = await sql<LineRow[]>`
    select l.head_id, case when k.is_kept then 'Less ' else '' end || coalesce(h.name_en, c.category) as label_en,
      case when k.is_kept then 'বাদ ' else '' end || coalesce(h.name_bn, nullif(c.category_bengali, ''), c.category)
        as label_bn, l.note,
      in_bengali(l.note, r.advocate_id, coalesce(r.building_id, (
        -- the rent on a fee receipt, which may be of several buildings
        select b.id from buildings b
        where r.series = 'FEE' and strpos(l.note, ' · ' || b.building_name) > 0
        order by length(b.building_name) desc limit 1
      ))) as note_bengali, case when k.is_kept then -l.amount else l.amount end as amount
    from receipt_lines l
    join receipts r on r.id = l.receipt_id
    -- what a bank keeps of its interest
    cross join lateral (select r.series = 'INT' and l.side = 'expense' as is_kept) k
    left join heads h on h.id = l.head_id
    left join expense_categories c on c.id = l.expense_category_id
    where l.receipt_id = ${receipt.id}
    order by l.position`
  const serials = await sql<{ first: number; last: number; width: number }[]>`
    select lower(serials) as first, upper(serials) - 1 as last, width from serial_ranges
    where receipt_id = ${receipt.id} order by position`
  const ranges = serials
    .map(({ first, last, width }) => `${padSerial(first, width)}–${padSerial(last, width)}`)
    .join(', ')
  const withRanges = (note: string, index: number) =>
    [note, index === 0 && ranges].filter(Boolean).join(' · ')
  const bookedLines = lines.map(({ head_id, label_en, label_bn, note, note_bengali, amount }, index) => ({
    head_id,
    label: { en: label_en, bn: label_bn },
    note: withRanges(note, index),
    note_bengali: withRanges(note_bengali, index),
    amount: toDecimal(amount),
  }))
  const printedLines =
    receipt.stream === 'FEE' ? await withDelayLines(sql, receipt.id, bookedLines) : bookedLines
  const { day, total, money_lines, payer_bengali, payer_note_bengali, ...rest } = receipt
  return {
    ...rest,
    ...sumMoneyLines(money_lines),
    date: day,
    total: toDecimal(total),
    lines: printedLines.map(({ label, note, amount }) => ({ label, note, amount })),
    bengali: {
      payer: payer_bengali,
      payer_note: payer_note_bengali,
      lines: printedLines.map(({ label, note, note_bengali = note, amount }) => ({
        label,
        note: note_bengali,
        amount,
      })),
    },
  }
}
const padSerial = (serial: number, width: number) => String(serial).padStart(width, '0')

/** Reads what is printed on a receipt. Throws as `readReceipt`. */
export async function readPrintedReceipt(
  app: FastifyInstance,
  request: FastifyRequest,
  number: string,
): Promise<Receipt> {
  const { id, ...content } = await readReceipt(app.sql, number, request)
  const receipt = { ...content, record: { path: pathOfSeries(app, content.stream), id } }
  const letterhead = await loadLetterhead(app.sql)
  // nobody checks a voucher of an expense
  if (receipt.stream === 'EXP') return { ...receipt, ...letterhead }
  const [check] = await app.checkKeys.codesOf([{ kind: codeNumbers.receipt, number: id }])
  return { ...receipt, ...letterhead, ...(check && { check }) }
}

const route = routesOf({ area: 'sales', tokens: 'several' })

export async function receiptPrints(app: FastifyInstance): Promise<void> {
  app.get<NumberParams>(
    '/receipts/:number',
    route({
      roles: lookups,
      summary: 'Receipt: its printed content',
      description: 'By its number, or by the id that events and conflicts name.',
      returns: 'Receipt',
      // as a token, by the area of the receipt
      services: 'also without a person',
    }),
    (request) => readPrintedReceipt(app, request, request.params.number),
  )

  app.post<NumberParams>(
    '/receipts/:number/print',
    route({
      roles: sellers,
      tokens: 'sales',
      summary: 'Receipt: count a print',
      returns: objectSchema({ number: 'string', prints: 'integer' }),
    }),
    (request) =>
      write(request, async (sql) => {
        const { id, number, prints } = await readReceipt(sql, request.params.number, request)
        await sql`update receipts set prints = prints + 1 where id = ${id}`
        await audit(sql, request, { action: 'print', subject: 'receipts', subject_id: id, number })
        return { number, prints: prints + 1 }
      }),
  )
}
