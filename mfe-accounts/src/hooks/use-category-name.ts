import { collection } from '@samity/shared-api/client'
import { expenseCategory, incomeCategory, type Category } from '@samity/shared-api/contract/accounts/category'
import { useRows } from '@samity/shared-ui/data'
import { useLanguage } from '@samity/shared-ui/words'
import { useCallback, useMemo } from 'react'

export const incomeCategories = collection(incomeCategory)
export const expenseCategories = collection(expenseCategory)

type Named = Pick<Category, 'category' | 'category_bengali'>

/** The Bengali names of categories by their names. A category without one is not in it. */
export const bengaliNamesOf = (categories: readonly Named[]): Map<string, string> =>
  new Map(
    categories.flatMap(({ category, category_bengali }) =>
      category_bengali ? [[category, category_bengali]] : [],
    ),
  )

/**
 * Returns a function from the name of a category, which reports and records have, to its name in the reader's
 * language.
 */
export function useCategoryName(): (category: string) => string {
  const language = useLanguage()
  const { rows: incomes } = useRows(incomeCategories)
  const { rows: expenses } = useRows(expenseCategories)
  const names = useMemo(() => bengaliNamesOf([...(incomes ?? []), ...(expenses ?? [])]), [incomes, expenses])
  return useCallback((category) => (language === 'bn' && names.get(category)) || category, [language, names])
}
