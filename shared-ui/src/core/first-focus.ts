import { useEffect, type RefObject } from 'react'

const fields = ['input:not([type=hidden], [type=file])', 'select', 'textarea']
  .map((field) => `${field}:not([disabled], [readonly])`)
  .join(', ')

const firstStop = (dialog: HTMLElement, content: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-first]') ??
  content.querySelector<HTMLElement>(`form :is(${fields})`) ??
  content.querySelector<HTMLElement>(fields)

/**
 * Focuses the first stop of an open dialog, also when its form loads late. It stops when the person presses a
 * key or clicks in the dialog.
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
      // the form may have focused a field itself, for example one with an error
      const hasFocusInside =
        activeElement !== dialog &&
        dialog.contains(activeElement) &&
        !activeElement?.matches('.ant-modal-close')
      if (!hasFocusInside) firstStop(dialog, body)?.focus()
    }

    // antd shows the dialog a moment after it mounts
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
