import type { Paisa } from '@samity/shared-api/contract'
import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import { sum, toDecimal } from '@samity/shared-api/contract'
import { checkCount, checkTotal } from '../../ledger/totals.ts'

type PriceInput = { price: Paisa; total_count: number | null; total_amount: Paisa | null }

/** Returns the number of papers, the price times that number, and the note for the receipt: '40 × 60.00'. */
export function priceSerials(ranges: SerialRange[], { price, total_count, total_amount }: PriceInput) {
  const count = checkCount('total_count', total_count, sum(ranges.map((range) => range.total)))
  const total = checkTotal('total_amount', total_amount, price * count)
  return { total_count: count, total, note: `${count} × ${toDecimal(price)}` }
}
