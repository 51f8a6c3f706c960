import {
  defineAction,
  defineResource,
  int,
  optionalText,
  parseDay,
  result,
  text,
  toMessage,
  z,
  type Day,
  type Row,
} from '@samity/shared-api/contract'
import { field } from '../field.ts'

const reservedNames = new Set(['total', 'trunc_date'])
const reservedNameMessage = toMessage({
  en: 'A category cannot be called total or trunc_date',
  bn: 'খাতের নাম total বা trunc_date হতে পারবে না',
})
const nameField = text({ en: 'Category', bn: 'খাত' }, 120)
const category = {
  ...nameField,
  schema: nameField.schema.refine((name) => !reservedNames.has(name.toLowerCase()), reservedNameMessage),
}
const category_bengali = optionalText({ en: 'Category (Bengali)', bn: 'খাত (বাংলা)' }, 120)
const duplicateCategory = {
  field: 'category',
  message: { en: 'This category is already in the list', bn: 'এই খাত আগে থেকেই তালিকায় আছে' },
} as const

export const incomeCategory = defineResource({
  path: 'income_category',
  relation: 'income_categories',
  name: { en: 'income category', bn: 'আয়ের খাত' },
  fields: { category, category_bengali },
  search: ['category', 'category_bengali'],
  conflicts: { income_categories_category_key: duplicateCategory },
})
export const expenseCategory = defineResource({
  path: 'expanse_category',
  relation: 'expense_categories',
  name: { en: 'expanse category', bn: 'ব্যয়ের খাত' },
  fields: { category, category_bengali },
  search: ['category', 'category_bengali'],
  conflicts: { expense_categories_category_key: duplicateCategory },
})
export type Category = Row<typeof incomeCategory>

/** Money of a head is income, or is passed on to others. */
export const headKinds = [
  { value: 'income', label: { en: 'Income', bn: 'আয়' } },
  { value: 'passed_on', label: { en: 'Money passed on', bn: 'অন্যের জন্য আদায়' } },
] as const

/** A head of income that receipts post to. The list of heads is fixed; the category of a head can change. */
export type Head = {
  id: number
  code: string
  name: { en: string; bn: string }
  kind: (typeof headKinds)[number]['value']
  category_id: number
  category: string
  version: number
}

const unreadableMessage = toMessage({
  en: "Enter 'now', 'year' or a date",
  bn: "'now', 'year' অথবা একটি তারিখ দিন",
})

const version = int({ en: 'Version', bn: 'সংস্করণ' }, 1, 2_147_483_647)

export const moveHead = defineAction({
  path: 'heads/{id}',
  method: 'put',
  name: { en: 'move the head', bn: 'রসিদের খাত সরানো' },
  fields: {
    /** Id or name of the income category */
    category: field(
      'ref',
      { en: 'Income Category', bn: 'আয়ের খাত' },
      z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().optional()),
      false,
    ),
    kind: field('choice', { en: 'Kind', bn: 'ধরন' }, z.enum(['income', 'passed_on']).optional(), false),
    /**
     * Decides which receipts move to the new category: 'now' those dated today and later, 'year' those of the
     * unlocked part of this year, a day those dated on it and later. The day must not be in a locked period
     * and not after today.
     */
    from: field(
      'day',
      { en: 'From', bn: 'কবে থেকে' },
      z
        .unknown()
        .meta({ type: 'string' })
        .transform((value, context): 'now' | 'year' | Day => {
          if (value === 'now' || value === 'year') return value
          const day = parseDay(value)
          if (!day) context.addIssue({ code: 'custom', message: unreadableMessage })
          return day ?? 'now'
        })
        .prefault('now'),
      false,
    ),
    version: { ...version, schema: version.schema.optional(), required: false },
  },
  result: result<Head>(),
})
