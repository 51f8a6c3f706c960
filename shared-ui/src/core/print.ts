import { useEffect, useEffectEvent } from 'react'
import './print.css'

const mark = 'data-print'
const markAll = (elements: Iterable<Element>) => {
  for (const element of elements) element.setAttribute(mark, '')
}
const unmarkAll = () => {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
}

/** Prints one element of the page and nothing else, then leaves the page as it was. */
export function printOnly(element: HTMLElement): void {
  // of a browser that never told that it had printed
  unmarkAll()
  markAll([element])
  window.addEventListener('afterprint', () => element.removeAttribute(mark), { once: true })
  window.print()
}

/** What a part of the page looks like on paper. */
type PrintLayout = {
  element: () => HTMLElement | null
  /** Completes the element just before it is printed */
  prepare?: () => void
}

const layouts = new Set<PrintLayout>()

/** Also the browser's own print command prints this part of the page, alone or with others of its kind. */
export function usePrintLayout(layout: PrintLayout): void {
  const element = useEffectEvent(() => layout.element())
  const prepare = useEffectEvent(() => layout.prepare?.())
  useEffect(() => {
    const own = { element: () => element(), prepare: () => prepare() }
    layouts.add(own)
    return () => void layouts.delete(own)
  }, [])
}

/** A layout itself may be hidden on the screen; what is around it must be seen. */
const isSeen = (element: HTMLElement) => element.parentElement?.checkVisibility?.() ?? true

const openDialog = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.ant-modal-wrap:not([style*="display: none"]) > [role=dialog]',
    ),
  ].at(-1)

function begin() {
  // a button of the page prints
  if (document.querySelector(`[${mark}]`)) return
  const dialog = openDialog()
  const printed = [...layouts].filter(({ element }) => {
    const found = element()
    return found && isSeen(found) && (!dialog || dialog.contains(found))
  })
  for (const { prepare } of printed) prepare?.()
  const elements = printed.flatMap(({ element }) => element() ?? [])
  markAll(elements.length > 0 || !dialog ? elements : [dialog])
}

/**
 * The browser's own print command: an open dialog is printed alone, a page with lists and reports as these. Everything
 * else is printed as it stands.
 */
export function watchPrinting(): () => void {
  const ended = new AbortController()
  const { signal } = ended
  window.addEventListener('beforeprint', begin, { signal })
  window.addEventListener('afterprint', unmarkAll, { signal })
  // tools that show the page as it will be printed do not say that they print
  window
    .matchMedia?.('print')
    .addEventListener('change', ({ matches }) => (matches ? begin() : unmarkAll()), { signal })
  return () => ended.abort()
}
