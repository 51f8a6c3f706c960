import {
  computed,
  defineResource,
  money,
  optionalDate,
  optionalText,
  rows,
  text,
  z,
  type Words,
} from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  remarks,
  type MoneyRow,
  type ReceiptColumns,
  type ReceiptSeries,
} from './money-record.ts'

const line = z.object({
  description: text({ en: 'Description', bn: 'বিবরণ' }).schema,
  amount: money({ en: 'Amount', bn: 'পরিমাণ' }).schema,
})

/**
 * The receipts of a module's series. The payer is an advocate (`advocate_id` is the bar registration number)
 * or a name. A receipt without a date is of today. `subject` names the fact that is paid for, in the module's
 * own words ('booking/12'): of the receipts with one subject in a series, only one is not void.
 */
export const moduleReceipt = (series: ReceiptSeries, name: Words = { en: 'receipt', bn: 'রসিদ' }) =>
  defineResource({
    path: `receipts/${series}`,
    relation: 'module_receipt_records',
    name,
    fields: {
      receipt_no: receiptNo,
      date: { ...optionalDate({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
      advocate_id: {
        ...optionalText({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
        column: 'advocate_number',
      },
      payer: optionalText({ en: 'Payer', bn: 'প্রদানকারী' }),
      payment_type: paymentType(),
      lines: rows({ en: 'Lines', bn: 'লাইন' }, line, 50),
      remarks,
      subject: optionalText({ en: 'Subject', bn: 'বিষয়' }, 100),
    },
    computed: computed<
      ReceiptColumns & {
        /** With the advocate's Bengali name. Always there; optional for modules that were built before. */
        payer_bengali?: string
        lines: { description: string; amount: string }[]
      }
    >(),
    search: ['remarks', 'subject'],
    contains: ['payer'],
    conflicts: bookNumberConflict,
  })
export type ModuleReceipt = MoneyRow<ReturnType<typeof moduleReceipt>>
