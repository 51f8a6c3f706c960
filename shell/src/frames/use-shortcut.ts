import { useEffect, useEffectEvent } from 'react'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/**
 * Calls `run` on the keys for which `isShortcut` returns true. It receives whether the focus is in a text
 * field. Keys inside a dialog are ignored.
 */
export function useShortcut(
  isShortcut: (event: KeyboardEvent, isTyping: boolean) => boolean,
  run: () => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!isShortcut(event, isTextInput(target))) return
    if (target instanceof Element && target.closest('[role="dialog"]')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
