import { useEffect, useState } from 'react'

/** When a dialog goes away, the keyboard is where it was before it opened. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
