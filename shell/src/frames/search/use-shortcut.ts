import { useEffect, useEffectEvent } from 'react'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/** Ctrl+K from anywhere on the page, or '/' where nobody is typing. A dialog keeps its keys. */
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
