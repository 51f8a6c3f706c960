import { defineResource, optionalText, toMessage, text, type Row } from '@samity/shared-api/contract'

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

/** A head of income that receipts post to. The list of heads is fixed; the category of a head can change. */
export type Head = {
  id: number
  code: string
  name: { en: string; bn: string }
  kind: 'income' | 'passed_on'
  category_id: number
  category: string
  version: number
}

/**
 * The body of `PUT heads/{id}/`. `category` is the id or name of an income category. `from` decides which
 * receipts move to it: 'now' those dated today and later, 'year' those of the unlocked part of this year, a
 * day those dated on it and later. The day must not be in a locked period and not after today.
 */
export type HeadChange = {
  category?: string | number
  kind?: Head['kind']
  from?: string
  version?: number
}
