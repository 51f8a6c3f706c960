import type { Spelling } from '@samity/shared-api/contract/site/spelling'
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

/** Prints only this element of the page, then restores the page. */
export function printOnly(element: HTMLElement): void {
  // marks of an earlier print, in a browser that fired no `afterprint`
  unmarkAll()
  markAll([element])
  window.addEventListener('afterprint', () => element.removeAttribute(printAttribute), { once: true })
  window.print()
}

type PrintLayout = {
  element: () => HTMLElement | null
  /** Completes the element just before printing */
  prepare?: () => void
  /** It stands for everything on the page: the lists beside it are not printed as well */
  isWhole?: boolean
}

const layouts = new Set<PrintLayout>()

/** Registers a part of the page for the browser's print command, which prints only registered parts. */
export function usePrintLayout(layout: PrintLayout): void {
  const element = useEffectEvent(() => layout.element())
  const prepare = useEffectEvent(() => layout.prepare?.())
  const { isWhole = false } = layout
  useEffect(() => {
    const registration = { element: () => element(), prepare: () => prepare(), isWhole }
    layouts.add(registration)
    return () => void layouts.delete(registration)
  }, [isWhole])
}

/** True when the element around the layout is visible. The layout itself may be hidden on the screen. */
const isVisible = (element: HTMLElement) => element.parentElement?.checkVisibility?.() ?? true

const openDialog = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.ant-modal-wrap:not([style*="display: none"]) > [role=dialog]',
    ),
  ].at(-1)

function markLayouts() {
  // `printOnly` has marked its element already
  if (document.querySelector(`[${printAttribute}]`)) return
  const dialog = openDialog()
  const visibleLayouts = [...layouts].filter(({ element }) => {
    const node = element()
    return node && isVisible(node) && (!dialog || dialog.contains(node))
  })
  const whole = visibleLayouts.filter(({ isWhole }) => isWhole)
  const chosenLayouts = whole.length > 0 ? whole : visibleLayouts
  for (const { prepare } of chosenLayouts) prepare?.()
  const elements = chosenLayouts.flatMap(({ element }) => element() ?? [])
  markAll(elements.length > 0 || !dialog ? elements : [dialog])
}

function onPrint(start: () => void, end: () => void, signal: AbortSignal) {
  window.addEventListener('beforeprint', start, { signal })
  window.addEventListener('afterprint', end, { signal })
  // tools that preview the printed page fire no print events
  window
    .matchMedia?.('print')
    .addEventListener('change', ({ matches }) => (matches ? start() : end()), { signal })
}

/**
 * Handles the browser's print command. It prints an open dialog alone, or the lists and reports of a page.
 * Any other page prints as it is. With `corrected` it also corrects what is printed. Returns a function that
 * stops it.
 */
export function watchPrinting(spelling: Spelling | undefined): () => void {
  const controller = new AbortController()
  const { signal } = controller
  onPrint(markLayouts, unmarkAll, signal)
  if (spelling === 'corrected')
    void import(/* webpackChunkName: "form-parts" */ './correct-paper.ts').then(
      ({ correctPaper, restoreScreen }) => onPrint(correctPaper, restoreScreen, signal),
    )
  return () => controller.abort()
}
