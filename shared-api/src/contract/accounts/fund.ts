import {
  defineResource,
  latinDigits,
  toMessage,
  validationMessages,
  text,
  type Field,
  type Row,
  z,
} from '@samity/shared-api/contract'
import type { Side } from './reports.ts'

export type Fund = 'general' | 'welfare'

const percentageMessage = toMessage({
  en: 'Enter a percentage from 0 to 100 with at most two decimal places',
  bn: '০ থেকে ১০০ পর্যন্ত শতাংশ দিন, দশমিকের পর সর্বোচ্চ দুই অঙ্ক',
})

/** From 0 to 100 with at most two decimal places, in either digits. */
const percentage: Field<z.ZodType<number>> = {
  label: { en: 'Percentage', bn: 'শতাংশ' },
  kind: 'int',
  required: true,
  schema: z
    .unknown()
    .transform((value, context): number => {
      const input =
        typeof value === 'number' || typeof value === 'string' ? latinDigits(String(value)).trim() : ''
      const percent = /^\d{1,3}(\.\d{1,2})?$/.test(input) ? Number(input) : Number.NaN
      if (input === '') context.addIssue({ code: 'custom', message: validationMessages.required })
      else if (!(percent <= 100)) context.addIssue({ code: 'custom', message: percentageMessage })
      return percent
    })
    .prefault(''),
}

const duplicateShare = {
  field: 'category',
  message: {
    en: 'This category already has a percentage in this fund',
    bn: 'এই তহবিলে এই খাতের শতাংশ আগে থেকেই দেওয়া আছে',
  },
} as const

/** A share belongs to the fund of its path, whatever a body says. */
const fundField = (fund: Fund): Field<z.ZodType<Fund>> => ({
  label: { en: 'Fund', bn: 'তহবিল' },
  kind: 'text',
  required: false,
  schema: z
    .unknown()
    .transform(() => fund)
    .prefault(fund),
})

/** `category` is accepted as id or name and answers the name; `category_id` beside it carries the id. */
const shareResource = (path: string, fund: Fund, side: Side) =>
  defineResource({
    path,
    relation: `${side}_shares`,
    name: { en: 'percentage', bn: 'শতাংশ' },
    fields: { fund: fundField(fund), category: text({ en: 'Category', bn: 'খাত' }, 120), percentage },
    conflicts: { [`${side}_shares_once`]: duplicateShare },
  })

export const shares = {
  general: {
    income: shareResource('income-category-percentage', 'general', 'income'),
    expense: shareResource('general-expense-category', 'general', 'expense'),
  },
  welfare: {
    income: shareResource('welfare-category-percentage', 'welfare', 'income'),
    expense: shareResource('welfare-expense-category', 'welfare', 'expense'),
  },
} as const satisfies Record<Fund, Record<Side, unknown>>
export type Share = Row<(typeof shares)['general']['income']> & { category_id: number }

export const fundReportPaths = {
  general: { income: 'general-income-report', expense: 'general-expanse-report' },
  welfare: { income: 'welfare-income-report', expense: 'welfare-expanse-report' },
} as const satisfies Record<Fund, Record<Side, string>>

/** What came in or went out in one category on one day: the full amount, not the share. */
export type FundRecord = {
  date: string
  /** The category's name */
  source: string
  amount: string
  category_id: number
  percentage: number
}

/** A category of the year: `share` is half up to the paisa on `total`. */
export type FundLine = {
  category_id: number
  category: string
  percentage: number
  total: string
  share: string
}

export type FundReport = {
  year: number
  fund: Fund
  side: Side
  /** Only categories that have a percentage in this fund and side */
  records: FundRecord[]
  categories: FundLine[]
  summary: {
    /** All income (or expense) of the year: shown + not_configured */
    total: string
    /** The full amounts of the categories shown */
    shown: string
    /** The full amounts of the categories without a percentage here */
    not_configured: string
    /** The fund's part of what is shown */
    share: string
    /** What is in neither fund: total − general − welfare */
    unallocated: string
  }
}
