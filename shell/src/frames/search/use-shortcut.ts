import { useEffect, useEffectEvent } from 'react'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/** Calls `open` on Ctrl+K, and on '/' outside text fields. Keys inside a dialog are ignored. */
export function useShortcut(open: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const modified = event.ctrlKey || event.metaKey
    const isShortcut = modified
      ? key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey
      : key === '/' && !isTextInput(target)
    if (!isShortcut || (target instanceof Element && target.closest('[role="dialog"]'))) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
