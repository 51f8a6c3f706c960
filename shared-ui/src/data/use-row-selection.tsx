import { fill, useShow, useWords } from '../words/index.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { LeadingColumn } from './TableView.tsx'

const words = {
  choose: { en: 'Choose row {number}', bn: '{number} নম্বর সারি বাছাই করুন' },
  chooseAll: { en: 'Choose all on this page', bn: 'এই পাতার সব বাছাই করুন' },
}

type Id = number | string
/** The ids of the selected rows, also of those on other pages. */
export type RowSelection = { ids: ReadonlySet<Id>; onChange: (ids: ReadonlySet<Id>) => void }

export function useRowSelection<T extends { id: Id }>(
  selection: RowSelection | undefined,
  pageRows: readonly T[],
): LeadingColumn<T> | undefined {
  const t = useWords(words)
  const show = useShow()
  if (!selection) return undefined
  const { ids, onChange } = selection
  const select = (rows: readonly T[], isSelected: boolean) => {
    const next = new Set(ids)
    for (const { id } of rows) next[isSelected ? 'add' : 'delete'](id)
    onChange(next)
  }
  const isEverySelected = pageRows.every(({ id }) => ids.has(id))
  return {
    key: 'selection',
    heading: (
      <RowCheckbox
        label={t.chooseAll}
        checked={isEverySelected}
        isIndeterminate={!isEverySelected && pageRows.some(({ id }) => ids.has(id))}
        onChange={(isSelected) => select(pageRows, isSelected)}
      />
    ),
    cell: (row, index) => (
      <RowCheckbox
        label={fill(t.choose, { number: show.number(index + 1) })}
        checked={ids.has(row.id)}
        onChange={(isSelected) => select([row], isSelected)}
      />
    ),
  }
}
