import type { Words } from '@samity/shared-api/contract'
import { useSay, useShow } from '../words/index.ts'
import type { LeadingColumn } from './TableView.tsx'

/** The column with the numbers of the rows: 51, 52, … on the second page of fifty. */
export function useRowNumbers<T>(
  label: Words | undefined,
  firstRowNumber: number,
): LeadingColumn<T> | undefined {
  const say = useSay()
  const show = useShow()
  if (!label) return undefined
  const heading = say(label)
  return {
    key: 'number',
    heading,
    cellLabel: heading,
    cell: (_row, index) => show.number(firstRowNumber + index),
  }
}
