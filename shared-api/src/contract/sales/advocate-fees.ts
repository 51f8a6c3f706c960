import {
  computed,
  computedMoney,
  date,
  defineResource,
  flag,
  int,
  money,
  moneyOrNone,
  optionalChoice,
  optionalMoney,
  optionalText,
  rows,
  text,
  z,
} from '@samity/shared-api/contract'
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

export const courtTypes = [
  { value: 'L/C', label: { en: 'L/C', bn: 'নিম্ন আদালত' } },
  { value: 'H/C', label: { en: 'H/C', bn: 'উচ্চ আদালত' } },
] as const

/* The fields of the four sections. The form takes its labels from them. */
export const rentSection = {
  from_month: int({ en: 'From Month', bn: 'শুরুর মাস' }, 1, 12),
  from_year: int({ en: 'From Year', bn: 'শুরুর বছর' }, 1900, 2200),
  to_month: int({ en: 'To Month', bn: 'শেষ মাস' }, 1, 12),
  to_year: int({ en: 'To Year', bn: 'শেষ বছর' }, 1900, 2200),
  rent_type: rentType,
  building_name: text({ en: 'Building Name', bn: 'ভবনের নাম' }),
  floor: optionalText({ en: 'Floor', bn: 'তলা' }, 40),
  room: optionalText({ en: 'Room', bn: 'কক্ষ' }, 40),
  rent_amount: money({ en: 'Rent Amount', bn: 'ভাড়ার পরিমাণ' }),
  payment_type: paymentType(),
  remarks1: remarks,
}
export const entrySection = {
  entry_fee: money({ en: 'Entry Fee', bn: 'ভর্তি ফি' }),
  payment_type: paymentType(),
  remarks4: remarks,
}
export const monthlySection = {
  from_month: int({ en: 'From Month', bn: 'শুরুর মাস' }, 1, 12),
  from_year: int({ en: 'From Year', bn: 'শুরুর বছর' }, 1900, 2200),
  to_month: int({ en: 'To Month', bn: 'শেষ মাস' }, 1, 12),
  to_year: int({ en: 'To Year', bn: 'শেষ বছর' }, 1900, 2200),
  monthly_fee: money({ en: 'Monthly Fee', bn: 'মাসিক চাঁদা' }),
  /** For late months; on top of `total_monthly_amount` */
  monthly_delay_fee: optionalMoney({ en: 'Monthly Delay Fee', bn: 'মাসিক বিলম্ব ফি' }),
  payment_type: paymentType(),
  total_monthly_amount: computedMoney({ en: 'Total Monthly Amount', bn: 'মোট মাসিক চাঁদা' }),
  remarks2: remarks,
}
export const yearlySection = {
  yearly_from_year: int({ en: 'Yearly From Year', bn: 'শুরুর বছর' }, 1900, 2200),
  yearly_to_year: int({ en: 'Yearly To Year', bn: 'শেষ বছর' }, 1900, 2200),
  /** 0 in a row that pays only fund fees of years whose yearly fee is paid */
  yearly_fee: moneyOrNone({ en: 'Yearly Fee', bn: 'বার্ষিক চাঁদা' }),
  yearly_fee_cost: computedMoney({ en: 'Yearly Fee Cost', bn: 'বার্ষিক চাঁদার খরচ' }),
  yearly_delay_fee: optionalMoney({ en: 'Yearly Delay Fee', bn: 'বার্ষিক বিলম্ব ফি' }),
  benevolent_fund_fee: optionalMoney({ en: 'Benevolent Fund Fee', bn: 'বেনাভোলেন্ট ফান্ড ফি' }),
  benevolent_delay_fee: optionalMoney({ en: 'Benevolent Delay Fee', bn: 'বেনাভোলেন্ট ফান্ড বিলম্ব ফি' }),
  relief_fund_fee: optionalMoney({ en: 'Relief Fund Fee', bn: 'ত্রাণ তহবিল ফি' }),
  total_amount: computedMoney({ en: 'Total Amount', bn: 'মোট টাকা' }),
  payment_type: paymentType(),
  court_type: optionalChoice({ en: 'Court Type', bn: 'আদালতের ধরন' }, courtTypes),
  remarks3: remarks,
}

const schemaOf = <F extends Record<string, { schema: z.ZodType }>>(fields: F) =>
  // Object.fromEntries forgets which key holds which schema
  z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
      [K in keyof F]: F[K]['schema']
    },
  )

export const rentInput = schemaOf(rentSection)
/** The form sends `entry_payment_type`; the record has `payment_type`. */
export const entryInput = z.preprocess((row) => {
  if (typeof row !== 'object' || row === null) return row
  const { entry_payment_type, ...rest } = row as Record<string, unknown>
  return { ...rest, payment_type: rest.payment_type ?? entry_payment_type }
}, schemaOf(entrySection))
export const monthlyInput = schemaOf(monthlySection)
export const yearlyInput = schemaOf(yearlySection)

export const advocateFees = defineResource({
  path: 'advocate-all-fees',
  relation: 'advocate_fee_records',
  name: { en: 'fee', bn: 'ফি' },
  fields: {
    receipt_no: receiptNo,
    collection_date: date({ en: 'Collection Date', bn: 'আদায়ের তারিখ' }),
    advocate_id: { ...text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60), column: 'advocate_number' },
    /** The open sections. An open section without entries is an error. */
    house_fee_form: flag({ en: 'Rent', bn: 'ভাড়া' }),
    entry_fee_form: flag({ en: 'Entry Fee', bn: 'ভর্তি ফি' }),
    monthly_fee_form: flag({ en: 'Monthly Fee', bn: 'মাসিক চাঁদা' }),
    bar_association_form: flag({ en: 'Bar Association Fee', bn: 'বার্ষিক চাঁদা' }),
    rentcollection_set: rows({ en: 'Rent', bn: 'ভাড়া' }, rentInput, 20),
    entryfee_set: rows({ en: 'Entry Fee', bn: 'ভর্তি ফি' }, entryInput, 1),
    monthlyfee_set: rows({ en: 'Monthly Fee', bn: 'মাসিক চাঁদা' }, monthlyInput, 20),
    barassociationfee_set: rows({ en: 'Bar Association Fee', bn: 'বার্ষিক চাঁদা' }, yearlyInput, 20),
    /** Required when the amounts are not those of the fee schedules */
    amount_reason: optionalText({ en: 'Reason for the Amount', bn: 'পরিমাণের কারণ' }, 500),
  },
  computed: computed<
    ReceiptColumns &
      NamesInBengali & {
        advocate_name: string
        father_name: string
        father_name_bengali?: string
        rent_fee: string
        bar_association_fee: string
        monthly_fee: string
        entry_fee: string
      }
  >(),
  conflicts: {
    ...bookNumberConflict,
    paid_dues_no_overlap: {
      field: 'barassociationfee_set',
      message: {
        en: 'A fund fee of these years is already paid',
        bn: 'এই বছরগুলোর তহবিল ফি আগেই পরিশোধিত',
      },
    },
  },
})
export type AdvocateFees = MoneyRow<typeof advocateFees>
