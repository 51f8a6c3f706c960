import { useEffect, type RefObject } from 'react'

/**
 * While something is open beside its button: Esc closes it and goes back to the button; a click elsewhere closes it, and
 * so does a person who goes elsewhere by Tab. A screen that focuses something by itself, as it finishes loading, closes
 * nothing.
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
    // oxlint-disable-next-line exhaustive-deps -- the listeners live as long as it is open
  }, [open])
}
