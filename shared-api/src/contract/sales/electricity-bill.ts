import {
  choice,
  computed,
  date,
  defineResource,
  int,
  money,
  monthNames,
  text,
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

export const billMonths = monthNames.map((label) => ({ value: label.en, label }))

export const electricityBill = defineResource({
  path: 'electricity-bill',
  relation: 'electricity_bill_records',
  name: { en: 'bill', bn: 'বিল' },
  fields: {
    receipt_no: receiptNo,
    collection_date: date({ en: 'Collection Date', bn: 'আদায়ের তারিখ' }),
    month: choice({ en: 'Month', bn: 'মাস' }, billMonths),
    year: { ...int({ en: 'Year', bn: 'বছর' }, 1900, 2200), column: 'bill_year' },
    building_name: text({ en: 'Building Name', bn: 'ভবনের নাম' }),
    bill_payer_name: text({ en: 'Bill Payer Name', bn: 'বিল প্রদানকারীর নাম' }),
    bill_amount: money({ en: 'Bill Amount', bn: 'বিলের পরিমাণ' }),
    payment_type: paymentType(),
    remarks,
  },
  computed: computed<ReceiptColumns & NamesInBengali>(),
  search: ['remarks'],
  conflicts: bookNumberConflict,
})
export type ElectricityBill = MoneyRow<typeof electricityBill>
