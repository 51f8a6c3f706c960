import {
  defineResource,
  longText,
  money,
  moneyOrNone,
  optionalChoice,
  optionalDate,
  optionalInt,
  optionalPhone,
  ref,
  text,
  type Row,
} from '@samity/shared-api/contract'

export const renterCategories = [
  { value: 'Chamber', label: { en: 'Chamber', bn: 'চেম্বার' } },
  { value: 'Business', label: { en: 'Business', bn: 'ব্যবসা' } },
  { value: 'Office', label: { en: 'Office', bn: 'অফিস' } },
  { value: 'Other', label: { en: 'Other', bn: 'অন্যান্য' } },
] as const

export const renter = defineResource({
  path: 'renters',
  name: { en: 'renter', bn: 'ভাড়াটিয়া' },
  fields: {
    renter_name: text({ en: 'Renter Name', bn: 'ভাড়াটিয়ার নাম' }),
    phone: optionalPhone({ en: 'Phone', bn: 'ফোন' }),
    address: text({ en: 'Address', bn: 'ঠিকানা' }, 500),
    category: optionalChoice({ en: 'Category', bn: 'ধরন' }, renterCategories),
    building: { ...ref({ en: 'Building', bn: 'ভবন' }), column: 'building_id' },
    floor_no: text({ en: 'Floor No', bn: 'তলা নম্বর' }, 40),
    room_no: text({ en: 'Room No', bn: 'কক্ষ নম্বর' }, 40),
    from_date: optionalDate({ en: 'From Date', bn: 'শুরুর তারিখ' }),
    to_date: optionalDate({ en: 'To Date', bn: 'শেষের তারিখ' }),
    rent_amount: money({ en: 'Rent Amount', bn: 'ভাড়ার পরিমাণ' }),
    // many renters moved in without a deposit
    security_amount: moneyOrNone({ en: 'Security Amount', bn: 'জামানতের পরিমাণ' }),
    /** Set when the renter is an advocate */
    advocate: { ...optionalInt({ en: 'Advocate', bn: 'আইনজীবী' }, 1, 2_000_000_000), column: 'advocate_id' },
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
  search: ['renter_name', 'phone', 'address', 'room_no'],
})
export type Renter = Row<typeof renter> & {
  building_details: { id: number; building_name: string; building_name_bengali?: string }
  /** Months of the lease up to the current one that no receipt covers, as 'YYYY-MM' */
  due_months: string[]
  /** The due months at today's rent, as a decimal string */
  due_amount: string
  /** The last paid month of the unit, as 'YYYY-MM' */
  paid_until: string | null
}
