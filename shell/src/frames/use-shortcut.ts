import { useEffect, useEffectEvent } from 'react'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/** Calls `run` on the keys of `isShortcut`, which knows whether somebody types. Not inside a dialog. */
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
