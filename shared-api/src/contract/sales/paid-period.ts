/**
 * A period that a receipt pays for, from `GET paid-periods/`: of an advocate with `?advocate_id=`, of a rent
 * unit with `?building_name=&floor=&room=`. Void receipts do not count.
 */
export type PaidPeriod = {
  /** 'benevolent' and 'relief': a receipt that paid only the fund fee of these years */
  kind: 'rent' | 'entry' | 'monthly' | 'yearly' | 'benevolent' | 'relief'
  /** First and last month as 'YYYY-MM', or first and last year as 'YYYY'; '' for the entry fee */
  from: string
  to: string
  /** The number of the receipt */
  number: string
}

/** The unpaid months of a rent unit, from `GET rent-due/?building_name=&floor=&room=`. */
export type RentDue = {
  /**
   * Every month that is due, as 'YYYY-MM', oldest first. Null when no renter has the unit: then it is
   * unknown.
   */
  due_months: string[] | null
}
