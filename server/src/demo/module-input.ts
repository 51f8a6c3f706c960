import type { FastifyInstance } from 'fastify'
import { toDecimal } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../database/database.ts'
import { pathOfSeries } from '../receipts/receipt-kinds.ts'

const maxAdvocates = 100
/** Of each direction */
const maxPaidByCheque = 8
const maxBookLines = 1000
const maxPaperReceipts = 8

/** The input of services for a demonstration: records of the demo association, so that links open. */
export async function readModuleInput(app: FastifyInstance) {
  const { sql } = app
  const [advocates, paid_by_cheque, fdr_places, bank_accounts, paper_receipts] = await Promise.all([
    sql`
      select id, bar_registration_number as number, name_english as name, name_bengali from advocates
      where status = 'active' and archived_at is null order by id limit ${maxAdvocates}`,
    readPaidByCheque(app),
    sql`
      select p.id, p.name_english, p.name_bengali, p.fund, p.account_no, p.bank_id, b.bank_name, l.balance as paisa
      from money_places p join place_balances l on l.place_id = p.id join banks b on b.id = p.bank_id
      where p.kind = 'fdr' and p.archived_at is null and l.balance > 0 order by p.id`,
    readBankAccounts(sql),
    sql`
      select distinct on (advocate_id) advocate_id, number from receipts
      where series = 'VKL' and voided_at is null and advocate_id is not null
      order by advocate_id, id desc limit ${maxPaperReceipts}`,
  ])
  return { advocates, paid_by_cheque, fdr_places, bank_accounts, paper_receipts }
}

type PaidByCheque = { direction: 'received' | 'issued'; series: ReceiptSeries }

/** The newest receipts and vouchers that were paid by cheque, with the paths of their records */
async function readPaidByCheque(app: FastifyInstance) {
  const rows = await app.sql<PaidByCheque[]>`
    select direction, series, id, number, day, party, place_id, paisa from (
      select case l.side when 'income' then 'received' else 'issued' end as direction, r.series, r.id, r.number,
        r.day, r.payer as party, min(l.place_id) as place_id, sum(l.amount)::bigint as paisa,
        row_number() over (partition by l.side order by r.id desc) as position
      from receipts r join receipt_lines l on l.receipt_id = r.id
      where l.payment_type = 'check' and r.voided_at is null group by l.side, r.id
    ) newest where position <= ${maxPaidByCheque} order by id`
  return rows.map(({ series, ...row }) => ({ ...row, path: pathOfSeries(app, series) }))
}

type Account = { id: number; opening: number }
type BookLine = { id: number; place: number; date: string; amount: number; document: string }

/** The bank accounts with their first lines, as `place-lines/` has them */
async function readBankAccounts(sql: Sql) {
  const accounts = await sql<Account[]>`
    select id, name_english, name_bengali, account_no, opening_amount as opening, opening_day
    from money_places where kind = 'bank' and archived_at is null order by id`
  const lines = await sql<BookLine[]>`
    select id, place, date, amount, document from (
      select l.id, l.place_id as place, l.day as date, l.amount, coalesce(r.number, t.number) as document,
        row_number() over (partition by l.place_id order by l.id) as position
      from place_lines l left join receipts r on r.id = l.receipt_id left join transfers t on t.id = l.transfer_id
      where l.place_id = any(${accounts.map(({ id }) => id)}::int[])
    ) first where position <= ${maxBookLines} order by id`
  return accounts.map(({ opening, ...account }) => ({
    ...account,
    opening_amount: toDecimal(opening),
    lines: lines.flatMap(({ amount, place, ...line }) =>
      place === account.id ? [{ ...line, amount: toDecimal(amount) }] : [],
    ),
  }))
}
