import { useEffect, type RefObject } from 'react'

/** While something is open beside its button: Esc closes it and goes back to the button; a click or a focus elsewhere closes it. */
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
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', pressed)
    }
    // oxlint-disable-next-line exhaustive-deps -- the listeners live as long as it is open
  }, [open])
}
