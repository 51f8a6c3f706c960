import type { Day } from '../day.ts'
import {
  computed,
  computedMoney,
  date,
  dayOf,
  defineResource,
  optionalDate,
  optionalInt,
  optionalMoney,
  money,
  ref,
  text,
  yearOf,
} from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  remarks,
  type MoneyRow,
  type NamesInBengali,
  type ReceiptColumns,
} from './money-record.ts'

export const associateRegistration = defineResource({
  path: 'associate-registration',
  relation: 'associate_registration_records',
  name: { en: 'associate', bn: 'আইনজীবী সহকারী' },
  fields: {
    receipt_no: receiptNo,
    registration_date: optionalDate({ en: 'Registration Date', bn: 'নিবন্ধনের তারিখ' }),
    from_year: optionalInt({ en: 'From Year', bn: 'শুরুর বছর' }, 1900, 2200),
    to_year: optionalInt({ en: 'To Year', bn: 'শেষ বছর' }, 1900, 2200),
    license_no: text({ en: 'License No', bn: 'লাইসেন্স নম্বর' }, 60),
    name: text({ en: 'Name', bn: 'নাম' }),
    advocate_id: { ...text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60), column: 'advocate_number' },
    advocate_name: text({ en: 'Advocate Name', bn: 'আইনজীবীর নাম' }),
    entry_fee: optionalMoney({ en: 'Entry Fee', bn: 'ভর্তি ফি' }),
    book_rate: optionalMoney({ en: 'Book Rate', bn: 'বইয়ের মূল্য' }),
    renewal_fee: optionalMoney({ en: 'Renewal Fee', bn: 'নবায়ন ফি' }),
    total: computedMoney({ en: 'Total', bn: 'মোট' }),
    payment_type: paymentType(),
    remarks,
  },
  /**
   * `renewals` is the number of renewals that are not void. `photo` is '/media/…'; `PUT
   * associate-registration/{id}/photo/` sets it, because it is no part of the money record.
   */
  computed: computed<
    ReceiptColumns & NamesInBengali & { valid_until: Day | null; renewals: number; photo: string | null }
  >(),
  search: ['remarks'],
  conflicts: {
    ...bookNumberConflict,
    associate_registrations_license_no_key: {
      field: 'license_no',
      message: {
        en: 'An associate with this license number is already registered',
        bn: 'এই লাইসেন্স নম্বরের সহকারী আগে থেকেই নিবন্ধিত',
      },
    },
  },
})
export type AssociateRegistration = MoneyRow<typeof associateRegistration>

export const associateRenewal = defineResource({
  path: 'associate-renewal',
  relation: 'associate_renewal_records',
  name: { en: 'renewal', bn: 'নবায়ন' },
  fields: {
    associate: { ...ref({ en: 'Associate', bn: 'আইনজীবী সহকারী' }), column: 'associate_id' },
    renewal_date: date({ en: 'Renewal Date', bn: 'নবায়নের তারিখ' }),
    renewal_end_date: date({ en: 'Renewal End Date', bn: 'নবায়নের শেষ তারিখ' }),
    renewal_fee: money({ en: 'Renewal Fee', bn: 'নবায়ন ফি' }),
    payment_type: paymentType(),
  },
  computed: computed<ReceiptColumns>(),
})
export type AssociateRenewal = MoneyRow<typeof associateRenewal>

/** The proposed end of a renewal: of the year after the last one, but not before the end of this year. */
export function nextRenewalEnd(validUntil: string | null | undefined, today: Day): Day {
  const last = validUntil ? yearOf(validUntil) + 1 : 0
  return dayOf(Math.max(last, yearOf(today)), 12, 31)
}
