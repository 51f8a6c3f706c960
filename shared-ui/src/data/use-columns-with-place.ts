import type { RecordPlace } from '@samity/shared-api/contract/treasury/money-place'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../words/index.ts'
import type { Column } from './columns.ts'

/**
 * A name that a record also has in Bengali, such as `advocate_name` and `advocate_name_bengali`: a Bengali
 * list has that one.
 */
const inBengali = <T extends object>(column: Column<T>): Column<T> => ({
  ...column,
  value: (row) => {
    const name: unknown = Reflect.get(row, `${column.name}_bengali`)
    return typeof name === 'string' && name !== '' ? name : column.value(row)
  },
})

/**
 * The columns of a list of money records with names in the reader's language, and after them the places of
 * the money, which stay hidden until someone chooses them.
 */
export function useColumnsWithPlace<T extends { places?: RecordPlace[] }>(columns: Column<T>[]): Column<T>[] {
  const say = useSay()
  const language = useLanguage()
  return useMemo(
    () => [
      ...(language === 'bn' ? columns.map(inBengali) : columns),
      {
        name: 'places',
        label: { en: 'Place', bn: 'টাকার স্থান' },
        sort: null,
        hidden: true,
        value: ({ places = [] }) =>
          places
            .map(({ name_english, name_bengali }) => say({ en: name_english, bn: name_bengali }))
            .join(', '),
      },
    ],
    [columns, language, say],
  )
}
