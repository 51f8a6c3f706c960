import { computed, defineResource, money, optionalDate, text } from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  remarks,
  type MoneyRow,
  type NamesInBengali,
  type ReceiptColumns,
} from './money-record.ts'

export const advocateChange = defineResource({
  path: 'advocate-change',
  relation: 'advocate_change_records',
  name: { en: 'advocate change', bn: 'আইনজীবী পরিবর্তন' },
  fields: {
    receipt_no: receiptNo,
    date: { ...optionalDate({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    client_name: text({ en: 'Client Name', bn: 'মক্কেলের নাম' }),
    advocate_id: { ...text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60), column: 'advocate_number' },
    advocate_name: text({ en: 'Advocate Name', bn: 'আইনজীবীর নাম' }),
    fee: money({ en: 'Fee', bn: 'ফি' }),
    case_no: text({ en: 'Case No', bn: 'মামলা নম্বর' }),
    payment_type: paymentType(),
    remarks,
  },
  computed: computed<ReceiptColumns & NamesInBengali>(),
  search: ['remarks'],
  conflicts: bookNumberConflict,
})
export type AdvocateChange = MoneyRow<typeof advocateChange>
