import type { Day } from '../day.ts'
import type { AnyPlaceKind, PlaceFund } from './money-place.ts'

/** A place and what it has at the end of the day. Archived places without money are left out. */
export type PlaceBalance = {
  id: number
  kind: AnyPlaceKind
  name_english: string
  name_bengali: string
  account_no: string
  holder_name: string
  fund: PlaceFund | ''
  balance: string
  /** A place of the association with less than nothing */
  overdrawn: boolean
}

/**
 * The answer of `where-the-money-is/?on=`: by default today's. `places` come to `total`; `openings` +
 * `income` + `passed_on` − `expense` − `paid_out` − `old_books` come to `expected`; `difference` is 0.00 in
 * sound books. Amounts are decimal strings.
 */
export type WhereTheMoneyIs = {
  on: Day
  places: PlaceBalance[]
  /** Money that is nobody's until its receiver confirms: part of `places` */
  on_the_way: string
  /** The balances by fund; '' has the places without a fund */
  funds: { fund: PlaceFund | ''; balance: string }[]
  total: string
  openings: string
  income: string
  passed_on: string
  expense: string
  /** Credit paid out to advocates */
  paid_out: string
  /**
   * Income less expense of imported old books, which is part of the openings already. Always there; optional
   * for older modules.
   */
  old_books?: string
  expected: string
  difference: string
}
