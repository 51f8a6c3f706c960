import { useEffect, type RefObject } from 'react'

/**
 * Closes a popup on Esc, which moves the focus back to its button, on a click elsewhere and when the user tabs
 * out of it. A screen that moves the focus after it has loaded does not close it.
 */
export function useDismiss(
  open: boolean,
  close: () => void,
  { box, button }: { box: RefObject<HTMLElement | null>; button: RefObject<HTMLElement | null> },
): void {
  useEffect(() => {
    if (!open) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    let isTabbing = false
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      isTabbing = event.key === 'Tab'
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeIfOutside, { signal })
    document.addEventListener('focusin', (event) => isTabbing && closeIfOutside(event), { signal })
    document.addEventListener('keydown', handleKeyDown, { signal })
    document.addEventListener('keyup', () => (isTabbing = false), { signal })
    return () => listeners.abort()
    // oxlint-disable-next-line exhaustive-deps -- the listeners are active only while it is open
  }, [open])
}
