import { toDecimal, type Paisa } from '@samity/shared-api/contract'
import type { PaymentType, ReceiptColumns } from '@samity/shared-api/contract/sales/money-record'
import type { RecordPlace } from '@samity/shared-api/contract/treasury/money-place'

/** A line of a receipt as `receipt_records` has it: payment type, paisa, and the id, kind and names of its place. */
export type MoneyLine = [PaymentType, Paisa, number, RecordPlace['kind'], string, string]

/** How a receipt was paid and where its money is, as every money record shows it. */
export type RecordMoney = Pick<ReceiptColumns, 'payments' | 'place' | 'places'>

/**
 * Returns the sums of a receipt's lines by payment type, and by place and payment type, in the order of the lines. `place` is that
 * of the first line.
 */
export function sumMoneyLines(lines: MoneyLine[] | null): RecordMoney {
  if (!lines?.[0]) return { payments: [] }
  const payments = new Map<PaymentType, number>()
  const places = new Map<string, { line: MoneyLine; amount: number }>()
  for (const line of lines) {
    const [paymentType, amount, placeId] = line
    payments.set(paymentType, (payments.get(paymentType) ?? 0) + amount)
    const key = `${placeId} ${paymentType}`
    places.set(key, { line: places.get(key)?.line ?? line, amount: (places.get(key)?.amount ?? 0) + amount })
  }
  return {
    payments: [...payments].map(([payment_type, amount]) => ({ payment_type, amount: toDecimal(amount) })),
    place: lines[0][2],
    places: [...places.values()].map(
      ({ line: [payment_type, , id, kind, name_english, name_bengali], amount }) => ({
        id,
        kind,
        name_english,
        name_bengali,
        payment_type,
        amount: toDecimal(amount),
      }),
    ),
  }
}
