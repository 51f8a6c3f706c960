/**
 * What a live receipt pays for, as `GET paid-periods/` answers it: for a member with `?advocate_id=`, for a rent unit
 * with `?building_name=&floor=&room=`.
 */
export type PaidPeriod = {
  kind: 'rent' | 'entry' | 'monthly' | 'yearly'
  /** The first and the last month as 'YYYY-MM', the first and the last year as 'YYYY'; '' for the entry fee */
  from: string
  to: string
  /** The receipt that holds it */
  number: string
}

/** What is still to be paid for a rent unit, as `GET rent-due/?building_name=&floor=&room=` answers it. */
export type RentDue = {
  /** Every month that is due as 'YYYY-MM', oldest first; null when no renter has the unit, so that nobody knows */
  due_months: string[] | null
}
