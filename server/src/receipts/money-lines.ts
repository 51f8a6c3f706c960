import { toDecimal, type Paisa } from '@samity/shared-api/contract'
import type { PaymentType, ReceiptColumns } from '@samity/shared-api/contract/sales/money-record'
import type { RecordPlace } from '@samity/shared-api/contract/treasury/money-place'

/**
 * A line of a receipt as `receipt_records` has it: payment type, paisa, and the id, kind and names of its
 * place.
 */
export type MoneyLine = [PaymentType, Paisa, number, RecordPlace['kind'], string, string]

/** A line as a list reads it: payment type, paisa, and the id of its place. */
export type AmountLine = [PaymentType, Paisa, number]

export type RecordMoney = Pick<ReceiptColumns, 'payments' | 'place' | 'places'>

/**
 * Returns the sums of a receipt's lines by payment type, and by place and payment type, in the order of the
 * lines. `place` is that of the first line.
 */
export function sumMoneyLines(lines: MoneyLine[] | null): RecordMoney {
  if (!lines?.[0]) return { payments: [] }
  // almost every receipt has one or two lines: searching them takes less than a map
  const payments: [PaymentType, number][] = []
  const places: [MoneyLine, number][] = []
  for (const line of lines) {
    const [paymentType, amount, placeId] = line
    const payment = payments.find(([type]) => type === paymentType)
    if (payment) payment[1] += amount
    else payments.push([paymentType, amount])
    const place = places.find(([[type, , id]]) => type === paymentType && id === placeId)
    if (place) place[1] += amount
    else places.push([line, amount])
  }
  return {
    payments: payments.map(([payment_type, amount]) => ({ payment_type, amount: toDecimal(amount) })),
    place: lines[0][2],
    places: places.map(([[payment_type, , id, kind, name_english, name_bengali], amount]) => ({
      id,
      kind,
      name_english,
      name_bengali,
      payment_type,
      amount: toDecimal(amount),
    })),
  }
}
