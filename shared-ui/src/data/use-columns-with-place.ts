import type { RecordPlace } from '@samity/shared-api/contract/treasury/money-place'
import { useMemo } from 'react'
import { useSay } from '../words/index.ts'
import type { Column } from './columns.ts'

/** The columns of a list of money records, and after them the places of the money, which stay hidden until someone chooses them. */
export function useColumnsWithPlace<T extends { places?: RecordPlace[] }>(columns: Column<T>[]): Column<T>[] {
  const say = useSay()
  return useMemo(
    () => [
      ...columns,
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
    [columns, say],
  )
}
