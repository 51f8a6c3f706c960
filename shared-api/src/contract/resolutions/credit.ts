import {
  computed,
  date,
  defineResource,
  money,
  optionalDate,
  text,
  type Row,
} from '@samity/shared-api/contract'
import {
  paymentType,
  remarks,
  type MoneyRow,
  type NamesInBengali,
  type ReceiptColumns,
} from '../sales/money-record.ts'

/**
 * The association's debt to an advocate out of prices of which a part is credited: credited − paid out =
 * owed.
 */
export const advocateCredit = defineResource({
  path: 'advocate-credits',
  relation: 'advocate_credit_records',
  name: { en: 'credit of an advocate', bn: 'আইনজীবীর জমা' },
  fields: {
    advocate_id: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
    name_english: text({ en: 'Name (English)', bn: 'নাম (ইংরেজি)' }),
    name_bengali: text({ en: 'Name (Bengali)', bn: 'নাম (বাংলা)' }),
    /** The day of the oldest receipt with credit */
    first_day: date({ en: 'First Credit', bn: 'প্রথম জমা' }),
    credited: money({ en: 'Credited', bn: 'জমা' }),
    paid: money({ en: 'Paid Out', bn: 'পরিশোধিত' }),
    owed: money({ en: 'Owed', bn: 'পাওনা' }),
  },
  search: ['advocate_id', 'name_english', 'name_bengali'],
})
export type AdvocateCredit = Row<typeof advocateCredit>

/** A voucher that pays credit out to an advocate. It is neither income nor expense. */
export const creditPayout = defineResource({
  path: 'credit-payouts',
  relation: 'credit_payout_records',
  name: { en: 'credit payment', bn: 'জমা পরিশোধ' },
  fields: {
    date: { ...optionalDate({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    advocate_id: { ...text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60), column: 'advocate_number' },
    amount: { ...money({ en: 'Amount', bn: 'পরিমাণ' }), column: 'total' },
    payment_type: paymentType(),
    remarks,
  },
  computed: computed<ReceiptColumns & NamesInBengali & { advocate_name: string }>(),
  search: ['remarks'],
})
export type CreditPayout = MoneyRow<typeof creditPayout>
