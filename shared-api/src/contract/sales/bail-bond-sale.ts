import {
  computed,
  computedMoney,
  defineResource,
  money,
  optionalDate,
  optionalInt,
  optionalText,
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
import { serialRows } from './serials.ts'

export const bailBondSale = defineResource({
  path: 'bailbond',
  relation: 'bail_bond_sale_records',
  name: { en: 'bail bond sale', bn: 'জামিননামা বিক্রয়' },
  fields: {
    receipt_no: receiptNo,
    sales_date: optionalDate({ en: 'Sales Date', bn: 'বিক্রির তারিখ' }),
    building_name: optionalText({ en: 'Building Name', bn: 'ভবনের নাম' }),
    bailbond_serials: { ...serialRows({ en: 'Serials', bn: 'ক্রমিক' }), column: 'serials' },
    total_count: optionalInt({ en: 'Total Count', bn: 'মোট সংখ্যা' }, 0, 1_000_000_000_000),
    price: money({ en: 'Price', bn: 'মূল্য' }),
    total_amount: computedMoney({ en: 'Total Amount', bn: 'মোট টাকা' }),
    payment_type: paymentType(),
    remarks,
  },
  computed: computed<ReceiptColumns & NamesInBengali>(),
  search: ['remarks'],
  conflicts: bookNumberConflict,
})
export type BailBondSale = MoneyRow<typeof bailBondSale>
