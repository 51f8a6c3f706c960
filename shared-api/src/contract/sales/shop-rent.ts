import { computed, date, defineResource, int, money, optionalText, text } from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  remarks,
  rentType,
  type MoneyRow,
  type NamesInBengali,
  type ReceiptColumns,
} from './money-record.ts'

export const shopRent = defineResource({
  path: 'shop-rent',
  relation: 'shop_rent_records',
  name: { en: 'shop rent', bn: 'দোকান ভাড়া' },
  fields: {
    receipt_no: receiptNo,
    collection_date: date({ en: 'Collection Date', bn: 'আদায়ের তারিখ' }),
    renter_name: text({ en: 'Renter Name', bn: 'ভাড়াটিয়ার নাম' }),
    from_month: int({ en: 'From Month', bn: 'শুরুর মাস' }, 1, 12),
    from_year: int({ en: 'From Year', bn: 'শুরুর বছর' }, 1900, 2200),
    to_month: int({ en: 'To Month', bn: 'শেষ মাস' }, 1, 12),
    to_year: int({ en: 'To Year', bn: 'শেষ বছর' }, 1900, 2200),
    rent_type: rentType,
    building_name: text({ en: 'Building Name', bn: 'ভবনের নাম' }),
    floor: optionalText({ en: 'Floor', bn: 'তলা' }, 40),
    room: optionalText({ en: 'Room', bn: 'কক্ষ' }, 40),
    /** The amount for the whole period */
    rent_amount: money({ en: 'Rent Amount', bn: 'ভাড়ার পরিমাণ' }),
    payment_type: paymentType(),
    remarks,
  },
  computed: computed<ReceiptColumns & NamesInBengali>(),
  search: ['remarks'],
  contains: ['building_name'],
  conflicts: bookNumberConflict,
})
export type ShopRent = MoneyRow<typeof shopRent>
