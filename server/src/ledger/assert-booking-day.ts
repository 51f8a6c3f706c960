import {
  digitWords,
  fillWords,
  showDay,
  today,
  type Day,
  type Role,
  type Words,
} from '@samity/shared-api/contract'
import { bookingDays, type BookingDays } from '@samity/shared-api/contract/sales/booking-days'
import { unprocessable } from '../http/errors.ts'

const afterTodayMessage = (last: Day): Words =>
  digitWords(
    fillWords(
      { en: 'Must not be after today, {last}', bn: 'আজকের ({last}) পরের তারিখ দেওয়া যাবে না' },
      { last: showDay(last) },
    ),
  )

const beforeYesterdayMessage = ({ first, last }: Required<BookingDays>): Words =>
  digitWords(
    fillWords(
      {
        en: 'A cashier can book only on {first} or {last}. Ask staff to book another day.',
        bn: 'ক্যাশিয়ার শুধু {first} বা {last} তারিখে লিখতে পারেন। অন্য দিনের জন্য স্টাফকে বলুন।',
      },
      { first: showDay(first), last: showDay(last) },
    ),
  )

/**
 * Refuses a day on which this role may not date a money record (422 on `field`). The server's clock defines
 * today.
 */
export function assertBookingDay(role: Role, field: string, day: Day): void {
  const { first, last } = bookingDays(role, today())
  if (day > last) throw unprocessable({ [field]: afterTodayMessage(last) }).as('day.not_allowed')
  if (first && day < first)
    throw unprocessable({ [field]: beforeYesterdayMessage({ first, last }) }).as('day.not_allowed')
}
