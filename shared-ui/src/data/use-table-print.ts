import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { usePrintLayout } from '../core/print.ts'
import { describeFilters } from './describe-filters.ts'

/**
 * What a table looks like on paper: the table itself under a head that says whose it is, or a `layout` of its own where
 * it is too wide for paper.
 */
export function useTablePrint(box: RefObject<HTMLDivElement | null>, layout: (() => ReactNode) | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [sheetContent, setSheetContent] = useState<ReactNode>()
  const [filters, setFilters] = useState('')
  const printed = layout ? sheet : box

  function prepare() {
    flushSync(() => {
      if (frame.current) setFilters(describeFilters(frame.current))
      if (layout) setSheetContent(layout())
    })
  }
  usePrintLayout({ element: () => printed.current, prepare })
  return { frame, sheet, sheetContent, filters, print: { printed, prepare } }
}
