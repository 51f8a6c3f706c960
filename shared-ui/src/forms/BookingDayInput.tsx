import { bookingDays } from '@samity/shared-api/contract/sales/booking-days'
import type { ComponentProps } from 'react'
import { useRole } from '../core/role.ts'
import { DayInput } from '../date/DayInput.tsx'

/** The day of a money record. The calendar enables the days on which the user may book. */
export function BookingDayInput(props: Omit<ComponentProps<typeof DayInput>, 'min' | 'max'>) {
  const { first, last } = bookingDays(useRole())
  return <DayInput {...props} min={first} max={last} />
}
