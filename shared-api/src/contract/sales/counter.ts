import type { StockRange } from './paper-stock.ts'

/**
 * Suggestions of the counter to the person who sells, from `GET counter/?paper=VKL`. With `from_serial` and
 * `to_serial`, `warnings` has what would keep these serials from a sale.
 */
export type CounterSuggestion = {
  /** The building of the person's last sale; '' when there is none */
  building_name: string
  /**
   * The next unsold serials of the book from which the person sold last, as many as then; those after the
   * last sale when nothing of the paper was ever received. Null when the person never sold it, or the book is
   * used up.
   */
  next: StockRange | null
  /** The price of the person's last sale of the paper; null when there is none */
  price: string | null
  /** Serials of the paper on hand; null when nothing of it was ever received */
  on_hand: number | null
  /** Sentences about the serials in the query, in the reader's language */
  warnings: string[]
}
