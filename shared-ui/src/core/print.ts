import { useEffect, useEffectEvent } from 'react'
import './print.css'

const printAttribute = 'data-print'
const markAll = (elements: Iterable<Element>) => {
  for (const element of elements) element.setAttribute(printAttribute, '')
}
const unmarkAll = () => {
  for (const element of document.querySelectorAll(`[${printAttribute}]`))
    element.removeAttribute(printAttribute)
}

/** Prints one element of the page and nothing else, then leaves the page as it was. */
export function printOnly(element: HTMLElement): void {
  // of a browser that never told that it had printed
  unmarkAll()
  markAll([element])
  window.addEventListener('afterprint', () => element.removeAttribute(printAttribute), { once: true })
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
    const registration = { element: () => element(), prepare: () => prepare() }
    layouts.add(registration)
    return () => void layouts.delete(registration)
  }, [])
}

/** A layout itself may be hidden on the screen; what is around it must be seen. */
const isVisible = (element: HTMLElement) => element.parentElement?.checkVisibility?.() ?? true

const openDialog = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.ant-modal-wrap:not([style*="display: none"]) > [role=dialog]',
    ),
  ].at(-1)

function markLayouts() {
  // a button of the page prints
  if (document.querySelector(`[${printAttribute}]`)) return
  const dialog = openDialog()
  const visibleLayouts = [...layouts].filter(({ element }) => {
    const node = element()
    return node && isVisible(node) && (!dialog || dialog.contains(node))
  })
  for (const { prepare } of visibleLayouts) prepare?.()
  const elements = visibleLayouts.flatMap(({ element }) => element() ?? [])
  markAll(elements.length > 0 || !dialog ? elements : [dialog])
}

/**
 * The browser's own print command: an open dialog is printed alone, a page with lists and reports as these. Everything
 * else is printed as it stands.
 */
export function watchPrinting(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('beforeprint', markLayouts, { signal })
  window.addEventListener('afterprint', unmarkAll, { signal })
  // tools that show the page as it will be printed do not say that they print
  window
    .matchMedia?.('print')
    .addEventListener('change', ({ matches }) => (matches ? markLayouts() : unmarkAll()), { signal })
  return () => controller.abort()
}
