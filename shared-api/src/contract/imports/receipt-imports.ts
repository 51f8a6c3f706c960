import {
  choice,
  date,
  int,
  money,
  optionalMoney,
  optionalText,
  text,
  type Field,
  type Resource,
  type Role,
  type Words,
} from '@samity/shared-api/contract'
import { actualExpense } from '../accounts/budget.ts'
import { duesKinds } from '../members/dues-kinds.ts'
import { advocateChange } from '../sales/advocate-change.ts'
import { bailBondSale } from '../sales/bail-bond-sale.ts'
import { bankInterest } from '../sales/bank-interest.ts'
import { electricityBill } from '../sales/electricity-bill.ts'
import { formSale } from '../sales/form-sale.ts'
import { fundCollection } from '../sales/fund-collection.ts'
import { paymentType, receiptNo, remarks } from '../sales/money-record.ts'
import { paperSale } from '../sales/paper-sale.ts'
import { maxSerial } from '../sales/serials.ts'
import { shopRent } from '../sales/shop-rent.ts'

const roles: readonly Role[] = ['admin', 'staff']
const computedNames = ['total_count', 'total_amount']

/** The fields that a spreadsheet has: no lists, no sums. A range of serials is two columns. */
function flatFields({ fields }: Resource, without: readonly string[] = []): Record<string, Field> {
  const names = Object.entries(fields).filter(
    ([name, { kind }]) => kind !== 'picture' && !computedNames.includes(name) && !without.includes(name),
  )
  return Object.fromEntries(
    names.flatMap(([name, field]): [string, Field][] =>
      field.kind === 'json' ? serialFields : [[name, field]],
    ),
  )
}
const serialFields: [string, Field][] = [
  ['from_serial', int({ en: 'First Serial', bn: 'প্রথম ক্রমিক' }, 1, maxSerial)],
  ['to_serial', int({ en: 'Last Serial', bn: 'শেষ ক্রমিক' }, 1, maxSerial)],
]

const help: Words = {
  en: 'One row for each receipt of this year that was written by hand. Its book number is kept.',
  bn: 'এই বছর হাতে লেখা প্রতিটি রসিদের জন্য একটি সারি। বইয়ের নম্বর একই থাকে।',
}
const receiptsOf = (label: Words, fields: Record<string, Field>) =>
  ({ label, help, group: 'receipts', roles, fields }) as const

/** One row is one fee of one span of time: an entry fee, or months or years. */
const feeFields = {
  receipt_no: receiptNo,
  collection_date: date({ en: 'Collection Date', bn: 'আদায়ের তারিখ' }),
  advocate_id: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
  kind: choice({ en: 'Fee', bn: 'ফি' }, [
    ...duesKinds.filter(({ value }) => value === 'monthly' || value === 'yearly'),
    { value: 'entry', label: { en: 'Entry Fee', bn: 'ভর্তি ফি' } },
  ]),
  from_period: optionalText({ en: 'From Period', bn: 'শুরুর সময়কাল' }, 10),
  to_period: optionalText({ en: 'To Period', bn: 'শেষ সময়কাল' }, 10),
  amount: money({ en: 'Amount of One Period', bn: 'এক সময়কালের পরিমাণ' }),
  delay_fee: optionalMoney({ en: 'Delay Fee', bn: 'বিলম্ব ফি' }),
  payment_type: paymentType(),
  remarks,
}

export const receiptImports = {
  'receipts-fees': receiptsOf({ en: 'Receipts: fees', bn: 'রসিদ: ফি' }, feeFields),
  'receipts-papers': receiptsOf({ en: 'Receipts: papers', bn: 'রসিদ: কাগজ' }, flatFields(paperSale)),
  'receipts-bail-bonds': receiptsOf(
    { en: 'Receipts: bail bonds', bn: 'রসিদ: জামিননামা' },
    flatFields(bailBondSale),
  ),
  'receipts-forms': receiptsOf({ en: 'Receipts: forms', bn: 'রসিদ: ফর্ম' }, flatFields(formSale)),
  'receipts-rents': receiptsOf({ en: 'Receipts: rents', bn: 'রসিদ: ভাড়া' }, flatFields(shopRent)),
  'receipts-electricity': receiptsOf(
    { en: 'Receipts: electricity bills', bn: 'রসিদ: বিদ্যুৎ বিল' },
    flatFields(electricityBill),
  ),
  'receipts-donations': receiptsOf(
    { en: 'Receipts: donations', bn: 'রসিদ: অনুদান' },
    flatFields(fundCollection),
  ),
  'receipts-interest': receiptsOf(
    { en: 'Receipts: bank interest', bn: 'রসিদ: ব্যাংক সুদ' },
    flatFields(bankInterest),
  ),
  'receipts-changes': receiptsOf(
    { en: 'Receipts: changes of advocate', bn: 'রসিদ: আইনজীবী পরিবর্তন' },
    flatFields(advocateChange),
  ),
  'receipts-vouchers': receiptsOf(
    { en: 'Vouchers of expenses', bn: 'ব্যয়ের ভাউচার' },
    flatFields(actualExpense, ['year']),
  ),
} as const

export const receiptPaths = {
  'receipts-fees': 'advocate-all-fees',
  'receipts-papers': 'vokalotnama',
  'receipts-bail-bonds': 'bailbond',
  'receipts-forms': 'form-sale',
  'receipts-rents': 'shop-rent',
  'receipts-electricity': 'electricity-bill',
  'receipts-donations': 'fund-collection',
  'receipts-interest': 'bank-interest',
  'receipts-changes': 'advocate-change',
  'receipts-vouchers': 'actual_expanse',
} as const satisfies Record<keyof typeof receiptImports, string>
