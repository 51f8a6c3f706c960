import type { ModuleSql, SqlFragment } from '@samity/module-service/postgres'
import { toDecimal, type Day } from '@samity/shared-api/contract'
import { instantOf } from '@samity/shared-api/contract/moment'
import type { ReferencePayment } from '../../contract/payments.ts'

/** Payments with their lines, as p, l and r */
export const paymentTables = (sql: ModuleSql) => sql`
  payments p join payment_lines l on l.id = p.line_id join payment_references r on r.reference_no = l.reference_no`

type Columns = Omit<
  ReferencePayment,
  'place_name' | 'amount' | 'covered' | 'rest' | 'problem' | 'receipts' | 'confirmed_at'
> & {
  day: Day
  place_english: string
  place_bengali: string
  amount_paisa: number
  covered_paisa: number
  rest_paisa: number
  problem_en: string
  problem_bn: string
  receipts: { number: string; total_paisa: number; voided: boolean }[]
  confirmed_at: Date
}

const paymentColumns = (sql: ModuleSql) => sql`
  p.id, l.reference_no, r.advocate_id, r.advocate_number, r.advocate_name, r.advocate_name_bengali, l.day, l.place_id as place, l.place_english, l.place_bengali,
  l.amount_paisa, p.covered_paisa, p.rest_paisa, p.rest_state, p.state, p.problem_en, p.problem_bn, p.confirmed_by,
  p.confirmed_at, coalesce((
    select jsonb_agg(jsonb_build_object('number', number, 'total_paisa', total_paisa, 'voided', voided_at is not null)
      order by number)
    from payment_receipts where payment_id = p.id), '[]') as receipts`

const toPayment = ({
  place_english,
  place_bengali,
  amount_paisa,
  covered_paisa,
  rest_paisa,
  problem_en,
  problem_bn,
  receipts,
  confirmed_at,
  ...row
}: Columns): ReferencePayment => ({
  ...row,
  place_name: { en: place_english, bn: place_bengali },
  amount: toDecimal(amount_paisa),
  covered: toDecimal(covered_paisa),
  rest: toDecimal(row.rest_state === 'donation' ? 0 : rest_paisa),
  problem: { en: problem_en, bn: problem_bn },
  receipts: receipts.map(({ total_paisa, ...receipt }) => ({ ...receipt, total: toDecimal(total_paisa) })),
  confirmed_at: instantOf(confirmed_at),
})

export const readReferencePayments = (
  sql: ModuleSql,
  where: SqlFragment,
  page: SqlFragment,
): Promise<ReferencePayment[]> =>
  sql<Columns[]>`
    select ${paymentColumns(sql)} from ${paymentTables(sql)} where ${where} ${page}`.then((rows) =>
    rows.map(toPayment),
  )
