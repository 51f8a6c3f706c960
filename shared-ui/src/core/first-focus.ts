import { useEffect, type RefObject } from 'react'

const fields = ['input:not([type=hidden], [type=file])', 'select', 'textarea']
  .map((field) => `${field}:not([disabled], [readonly])`)
  .join(', ')

/** Where the keyboard starts in a dialog: at what is marked with `data-first`, otherwise at the first field of its form. */
const firstStop = (dialog: HTMLElement, content: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-first]') ??
  content.querySelector<HTMLElement>(`form :is(${fields})`) ??
  content.querySelector<HTMLElement>(fields)

/**
 * Puts the keyboard on the first stop of an open dialog, also when its form arrives late, until the person has pressed
 * a key or clicked in it.
 */
export function useFirstFocus(content: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const body = content.current
    const dialog = body?.closest<HTMLElement>('[role=dialog]')
    if (!open || !body || !dialog) return undefined

    const controller = new AbortController()
    const observer = new MutationObserver(focusFirst)
    const stop = () => {
      observer.disconnect()
      controller.abort()
    }
    function focusFirst() {
      if (!dialog || !body) return
      const { activeElement } = document
      // a form that chose a field itself, for example one that is wrong, knows better
      const hasFocusInside =
        activeElement !== dialog &&
        dialog.contains(activeElement) &&
        !activeElement?.matches('.ant-modal-close')
      if (!hasFocusInside) firstStop(dialog, body)?.focus()
    }

    // the dialog is shown a moment after it is made
    const timer = setTimeout(focusFirst)
    observer.observe(dialog, { childList: true, subtree: true })
    const { signal } = controller
    dialog.addEventListener('animationend', focusFirst, { signal })
    for (const act of ['keydown', 'pointerdown']) dialog.addEventListener(act, stop, { signal })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [content, open])
}
