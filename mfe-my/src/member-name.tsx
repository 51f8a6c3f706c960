import { nameOf, type Words } from '@samity/shared-api/contract/words'
import type { Column } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'

type Named = { advocate_name: string; advocate_name_bengali: string }

export const memberName = ({ advocate_name, advocate_name_bengali }: Named): Words =>
  nameOf({ name_english: advocate_name, name_bengali: advocate_name_bengali })

export const MemberName = ({ of: named }: { of: Named }) => useSay()(memberName(named))

/** The columns of a list, whose file has the names in the reader's language too */
export function useColumnsWithName<T extends Named>(columns: readonly Column<T>[]): Column<T>[] {
  const say = useSay()
  return useMemo(
    () =>
      columns.map((column) =>
        column.name === 'advocate_name' ? { ...column, value: (row: T) => say(memberName(row)) } : column,
      ),
    [columns, say],
  )
}
