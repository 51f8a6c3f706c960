import { useEffect, useEffectEvent } from 'react'

type Actions = {
  line: (step: 1 | -1) => void
  proposal: (step: 1 | -1) => void
  /** Counted from 0 */
  pick: (index: number) => void
  match: () => void
  undo: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
/** Enter presses the button or opens the link that has the focus. */
const hasOwnEnter = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('button, a')

/** The keys of the matching desk, wherever the focus is on the page, except in fields and dialogs. */
export function useDeskKeys(isActive: boolean, actions: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (key === 'Enter' && hasOwnEnter(target)) return
    const action =
      {
        ArrowDown: () => actions.line(1),
        ArrowUp: () => actions.line(-1),
        ArrowRight: () => actions.proposal(1),
        ArrowLeft: () => actions.proposal(-1),
        Enter: actions.match,
        u: actions.undo,
        U: actions.undo,
      }[key] ?? (/^[1-9]$/.test(key) ? () => actions.pick(Number(key) - 1) : undefined)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isActive) return undefined
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isActive])
}
