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
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    let byKey = false
    const focused = (event: Event) => {
      if (byKey) outside(event)
    }
    const pressed = (event: KeyboardEvent) => {
      byKey = event.key === 'Tab'
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    const released = () => {
      byKey = false
    }
    document.addEventListener('focusin', focused)
    document.addEventListener('keydown', pressed)
    document.addEventListener('keyup', released)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('keyup', released)
    }
    // oxlint-disable-next-line exhaustive-deps -- the listeners live as long as it is open
  }, [open])
}
