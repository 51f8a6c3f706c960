import { useEffect, type RefObject } from 'react'

/**
 * Closes a popup that is open beside its button: on Esc, which moves the focus back to the button, on a click
 * elsewhere and when the user tabs out of it. A screen that moves the focus after it has loaded does not
 * close it.
 */
export function useDismiss(
  open: boolean,
  close: () => void,
  { box, button }: { box: RefObject<HTMLElement | null>; button: RefObject<HTMLElement | null> },
): void {
  useEffect(() => {
    if (!open) return undefined
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    let isTabbing = false
    const handleFocus = (event: Event) => {
      if (isTabbing) closeIfOutside(event)
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      isTabbing = event.key === 'Tab'
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeIfOutside)
    const handleKeyUp = () => {
      isTabbing = false
    }
    document.addEventListener('focusin', handleFocus)
    document.addEventListener('keydown', handleKeyDown)
    document.addEventListener('keyup', handleKeyUp)
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside)
      document.removeEventListener('focusin', handleFocus)
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('keyup', handleKeyUp)
    }
    // oxlint-disable-next-line exhaustive-deps -- the listeners are active only while it is open
  }, [open])
}
