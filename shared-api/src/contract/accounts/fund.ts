import type { Day } from '../day.ts'
import {
  computed,
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

const percentage: Field<z.ZodType<number>> = {
  label: { en: 'Percentage', bn: 'শতাংশ' },
  kind: 'int',
  required: true,
  schema: z
    .unknown()
    .meta({ type: ['number', 'string'] })
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

/** The path decides the fund of a share. The schema ignores the value in the body. */
const fundField = (fund: Fund): Field<z.ZodType<Fund>> => ({
  label: { en: 'Fund', bn: 'তহবিল' },
  kind: 'text',
  required: false,
  schema: z
    .unknown()
    .meta({ type: 'string' })
    .transform(() => fund)
    .prefault(fund),
})

/** `category` accepts an id or a name. Responses have the name in it and the id in `category_id`. */
const shareResource = (path: string, fund: Fund, side: Side) =>
  defineResource({
    path,
    relation: `${side}_shares`,
    name: { en: 'percentage', bn: 'শতাংশ' },
    fields: { fund: fundField(fund), category: text({ en: 'Category', bn: 'খাত' }, 120), percentage },
    computed: computed<{ category_id: number }>(),
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
export type Share = Row<(typeof shares)['general']['income']>

export const fundReportPaths = {
  general: { income: 'general-income-report', expense: 'general-expanse-report' },
  welfare: { income: 'welfare-income-report', expense: 'welfare-expanse-report' },
} as const satisfies Record<Fund, Record<Side, string>>

/** The income or expense of one category on one day. The amount is the full one, not the share. */
export type FundRecord = {
  date: Day
  /** The category's name */
  source: string
  amount: string
  category_id: number
  percentage: number
}

/** One category of the year. `share` is the percentage of `total`, rounded half up to the paisa. */
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
    /** All income (or expense) of the year: `shown` + `not_configured` */
    total: string
    /** The full amounts of `categories` */
    shown: string
    /** The full amounts of the categories without a percentage in this fund and side */
    not_configured: string
    /** The fund's part of `shown` */
    share: string
    /** The amount in neither fund: total − general − welfare */
    unallocated: string
  }
}
