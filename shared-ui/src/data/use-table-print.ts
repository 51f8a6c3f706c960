import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { usePrintLayout } from '../core/print.ts'
import { describeFilters } from './describe-filters.ts'

/**
 * The printing of a table: the table itself under a header with the association's name, or `layout` when the
 * table is too wide for paper. `allRows` replaces the rows of the page while all are printed.
 */
export function useTablePrint<T>(
  box: RefObject<HTMLDivElement | null>,
  layout: (() => ReactNode) | undefined,
) {
  const frame = useRef<HTMLDivElement>(null)
  const layoutElement = useRef<HTMLDivElement>(null)
  const [layoutContent, setLayoutContent] = useState<ReactNode>()
  const [filters, setFilters] = useState('')
  const [allRows, setAllRows] = useState<readonly T[]>()
  const element = layout ? layoutElement : box

  function prepare() {
    flushSync(() => {
      if (frame.current) setFilters(describeFilters(frame.current))
      if (layout) setLayoutContent(layout())
    })
  }
  usePrintLayout({ element: () => element.current, prepare })
  return {
    frame,
    layoutElement,
    layoutContent,
    filters,
    print: { element, prepare },
    allRows,
    /** Shows these rows at once; undefined shows the page again. */
    setAllRows: (rows: readonly T[] | undefined) => flushSync(() => setAllRows(rows)),
  }
}
