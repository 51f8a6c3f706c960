import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { usePrintLayout } from '../core/print.ts'
import { describeFilters } from './describe-filters.ts'

/**
 * The print layout of a table: the table itself under a header with the association's name, or `layout` when the table is
 * too wide for paper.
 */
export function useTablePrint(box: RefObject<HTMLDivElement | null>, layout: (() => ReactNode) | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const layoutElement = useRef<HTMLDivElement>(null)
  const [layoutContent, setLayoutContent] = useState<ReactNode>()
  const [filters, setFilters] = useState('')
  const element = layout ? layoutElement : box

  function prepare() {
    flushSync(() => {
      if (frame.current) setFilters(describeFilters(frame.current))
      if (layout) setLayoutContent(layout())
    })
  }
  usePrintLayout({ element: () => element.current, prepare })
  return { frame, layoutElement, layoutContent, filters, print: { element, prepare } }
}
