import {
  computed,
  choice,
  computedMoney,
  defineResource,
  money,
  optionalDate,
  optionalInt,
  optionalPhone,
  optionalText,
  text,
} from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  type MoneyRow,
  type NamesInBengali,
  type ReceiptColumns,
} from './money-record.ts'
import { serialRows } from './serials.ts'

export const saleTypes = [
  { value: 'Vokalotnama', label: { en: 'Vokalotnama', bn: 'ওকালতনামা' } },
  { value: 'Cartis Paper', label: { en: 'Cartis Paper', bn: 'কার্টিজ পেপার' } },
  { value: 'Notery Sticker', also: 'Sticker', label: { en: 'Notery Sticker', bn: 'নোটারি স্টিকার' } },
] as const
export type SaleType = (typeof saleTypes)[number]['value']

/** Vokalotnama, cartis paper and notary stickers: one form with three receipt series. */
export const paperSale = defineResource({
  path: 'vokalotnama',
  relation: 'paper_sale_records',
  name: { en: 'sale', bn: 'বিক্রয়' },
  fields: {
    sale_type: choice({ en: 'Sale Type', bn: 'বিক্রির ধরন' }, saleTypes),
    receipt_no: receiptNo,
    sales_date: optionalDate({ en: 'Sales Date', bn: 'বিক্রির তারিখ' }),
    advocateId: {
      ...optionalText({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
      column: 'advocate_number',
    },
    advocate_name: optionalText({ en: 'Advocate Name', bn: 'আইনজীবীর নাম' }),
    building_name: text({ en: 'Building Name', bn: 'ভবনের নাম' }),
    customer_name: optionalText({ en: 'Customer Name', bn: 'ক্রেতার নাম' }),
    customer_phone: optionalPhone({ en: 'Customer Phone', bn: 'ক্রেতার ফোন' }),
    customer_address: optionalText({ en: 'Customer Address', bn: 'ক্রেতার ঠিকানা' }, 500),
    serials: serialRows({ en: 'Serials', bn: 'ক্রমিক' }),
    total_count: optionalInt({ en: 'Total Count', bn: 'মোট সংখ্যা' }, 0, 1_000_000_000_000),
    price: money({ en: 'Price', bn: 'মূল্য' }),
    total_amount: computedMoney({ en: 'Total Amount', bn: 'মোট টাকা' }),
    payment_type: paymentType(),
  },
  computed: computed<ReceiptColumns & NamesInBengali>(),
  conflicts: bookNumberConflict,
})
export type PaperSale = MoneyRow<typeof paperSale>
