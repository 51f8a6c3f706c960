import {
  choice,
  date,
  int,
  money,
  moneyOrNone,
  optionalChoice,
  optionalInt,
  optionalMoney,
  optionalPhone,
  optionalText,
  text,
  type Field,
  type Role,
  type Words,
} from '@samity/shared-api/contract'
import { openingDues } from '../members/opening-dues.ts'
import { paymentType, remarks } from '../sales/money-record.ts'
import { placeFunds, placeKinds } from '../treasury/money-place.ts'
import { receiptImports } from './receipt-imports.ts'

export const importGroups = [
  { value: 'opening', label: { en: 'Opening amounts', bn: 'প্রারম্ভিক পরিমাণ' } },
  { value: 'association', label: { en: 'Association', bn: 'সমিতি' } },
  { value: 'receipts', label: { en: 'Receipts of this year', bn: 'চলতি বছরের রসিদ' } },
] as const
export type ImportGroup = (typeof importGroups)[number]['value']

/**
 * A kind of record to import. The browser reads the file and sends cells, in the order of `columns`. The file
 * of an `isArchive` kind is a ZIP of pictures: there are no rows to send.
 */
export type ImportKind = {
  label: Words
  help: Words
  group: ImportGroup
  roles: readonly Role[]
  fields: Record<string, Field>
  isArchive?: true
}

const admin: readonly Role[] = ['admin']
export const editors: readonly Role[] = ['admin', 'staff']

const sides = [
  { value: 'income', label: { en: 'Income', bn: 'আয়' } },
  { value: 'expense', label: { en: 'Expense', bn: 'ব্যয়' } },
] as const
const barNumber = text({ en: 'Bar Registration Number', bn: 'বার নিবন্ধন নম্বর' }, 60)

const openingBalances = {
  place: text({ en: 'Place', bn: 'টাকার স্থান' }, 120),
  opening_amount: moneyOrNone({ en: 'Opening Amount', bn: 'প্রারম্ভিক পরিমাণ' }),
  opening_day: date({ en: 'Opening Day', bn: 'শুরুর তারিখ' }),
  fund: optionalChoice({ en: 'Fund', bn: 'তহবিল' }, placeFunds),
  /** Adds the place when there is none of this name */
  kind: optionalChoice({ en: 'Kind', bn: 'ধরন' }, placeKinds),
  name_bengali: optionalText({ en: 'Name (Bengali)', bn: 'নাম (বাংলা)' }, 120),
  account_no: optionalText({ en: 'Account No', bn: 'হিসাব নম্বর' }, 60),
}
const pastTotals = {
  side: choice({ en: 'Income or Expense', bn: 'আয় না ব্যয়' }, sides),
  category: text({ en: 'Category', bn: 'খাত' }, 120),
  year: int({ en: 'Year', bn: 'বছর' }, 1900, 2200),
  month: int({ en: 'Month', bn: 'মাস' }, 1, 12),
  amount: money({ en: 'Amount', bn: 'পরিমাণ' }),
}
const associates = {
  license_no: text({ en: 'License No', bn: 'লাইসেন্স নম্বর' }, 60),
  name: text({ en: 'Name', bn: 'নাম' }),
  advocate_id: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
  registration_date: date({ en: 'Registration Date', bn: 'নিবন্ধনের তারিখ' }),
  from_year: optionalInt({ en: 'From Year', bn: 'শুরুর বছর' }, 1900, 2200),
  to_year: optionalInt({ en: 'To Year', bn: 'শেষ বছর' }, 1900, 2200),
  receipt_no: optionalText({ en: 'Receipt No', bn: 'রসিদ নম্বর' }, 60),
  entry_fee: optionalMoney({ en: 'Entry Fee', bn: 'ভর্তি ফি' }),
  book_rate: optionalMoney({ en: 'Book Rate', bn: 'বইয়ের মূল্য' }),
  renewal_fee: optionalMoney({ en: 'Renewal Fee', bn: 'নবায়ন ফি' }),
  payment_type: paymentType(),
  remarks,
}
const rentArrears = {
  renter_name: text({ en: 'Renter Name', bn: 'ভাড়াটিয়ার নাম' }),
  building_name: text({ en: 'Building Name', bn: 'ভবনের নাম' }),
  floor: text({ en: 'Floor No', bn: 'তলা নম্বর' }, 40),
  room: text({ en: 'Room No', bn: 'কক্ষ নম্বর' }, 40),
  unpaid_from: text({ en: 'First Unpaid Month', bn: 'প্রথম বকেয়া মাস' }, 10),
  /** A check: the months from then until now at today's rent */
  amount: optionalMoney({ en: 'Arrears', bn: 'বকেয়া' }),
}
const committees = {
  year: int({ en: 'Year', bn: 'বছর' }, 1900, 2200),
  position: text({ en: 'Position', bn: 'পদ' }, 120),
  bar_registration_number: barNumber,
  phone: optionalPhone({ en: 'Phone', bn: 'ফোন' }),
}

export const importKinds = {
  'opening-balances': {
    label: { en: 'Opening balances', bn: 'প্রারম্ভিক স্থিতি' },
    help: {
      en: 'One row for each money place: what it had on the day on which Samity begins, and the fund that it belongs to.',
      bn: 'প্রতিটি টাকার স্থানের জন্য একটি সারি: এই সফটওয়্যার শুরুর দিনে সেখানে কত টাকা ছিল, আর তা কোন তহবিলের।',
    },
    group: 'opening',
    roles: editors,
    fields: openingBalances,
  },
  'past-totals': {
    label: { en: 'Totals of past years', bn: 'বিগত বছরের মোট' },
    help: {
      en: 'One row for each category and month of a past year. Reports and the dashboard then compare with these years.',
      bn: 'বিগত বছরের প্রতিটি খাত ও মাসের জন্য একটি সারি। এরপর প্রতিবেদন ও ড্যাশবোর্ড সেসব বছরের সঙ্গে তুলনা দেখায়।',
    },
    group: 'opening',
    roles: editors,
    fields: pastTotals,
  },
  'rent-arrears': {
    label: { en: "Renters' arrears", bn: 'ভাড়াটিয়াদের বকেয়া' },
    help: {
      en: 'One row for each renter: the first month that is not paid. Samity then counts the months before it as paid.',
      bn: 'প্রতিটি ভাড়াটিয়ার জন্য একটি সারি: প্রথম যে মাসের ভাড়া বাকি। তার আগের মাসগুলো পরিশোধিত ধরা হবে।',
    },
    group: 'opening',
    roles: editors,
    fields: rentArrears,
  },
  'opening-dues': {
    label: { en: 'Opening dues', bn: 'প্রারম্ভিক বকেয়া' },
    help: {
      en: 'One row for each advocate, fee and span of time: what was owed before Samity.',
      bn: 'প্রতিটি আইনজীবী, ফি ও সময়কালের জন্য একটি সারি: এই সফটওয়্যার শুরুর আগে যা বকেয়া ছিল।',
    },
    group: 'opening',
    roles: editors,
    fields: openingDues.fields,
  },
  associates: {
    label: { en: 'Associates', bn: 'আইনজীবী সহকারী' },
    help: {
      en: 'One row for each associate who was registered before Samity, with the fee that was paid then.',
      bn: 'এই সফটওয়্যারর আগে নিবন্ধিত প্রতিটি সহকারীর জন্য একটি সারি, তখন দেওয়া ফি সহ।',
    },
    group: 'association',
    roles: editors,
    fields: associates,
  },
  committees: {
    label: { en: 'Committees of past years', bn: 'বিগত বছরের কমিটি' },
    help: {
      en: 'One row for each seat: year, position and the bar registration number. Positions that do not exist are added.',
      bn: 'প্রতিটি পদের জন্য একটি সারি: বছর, পদ ও বার নিবন্ধন নম্বর। যে পদ তালিকায় নেই তা যোগ হয়।',
    },
    group: 'association',
    roles: admin,
    fields: committees,
  },
  photos: {
    label: { en: 'Photos of advocates', bn: 'আইনজীবীদের ছবি' },
    help: {
      en: 'A ZIP with one picture for each advocate. The name of a file is the bar registration number: 1234.jpg.',
      bn: 'একটি জিপ ফাইল, প্রতিটি আইনজীবীর একটি করে ছবি। ফাইলের নাম বার নিবন্ধন নম্বর: 1234.jpg।',
    },
    group: 'association',
    roles: admin,
    fields: { file: text({ en: 'File', bn: 'ফাইল' }), bar_registration_number: barNumber },
    isArchive: true,
  },
  ...receiptImports,
} as const satisfies Record<string, ImportKind>
export type ImportKindName = keyof typeof importKinds

export const importKindNames = Object.keys(importKinds) as ImportKindName[]
export const importKindOf = (name: ImportKindName): ImportKind => importKinds[name]
