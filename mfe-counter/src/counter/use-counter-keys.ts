import { useEffect, useEffectEvent } from 'react'
import type { LineKindName } from '../open-basket/basket.ts'
import { kindOfLetter } from '../lines/kinds.ts'
import { keys } from '../keys/keys.ts'

type Actions = {
  lookUp: () => void
  withoutMember: () => void
  putAside: () => void
  pay: () => void
  add: (kind: LineKindName) => void
}

const openDialog = '.ant-modal-wrap:not([style*="display: none"])'
const typesText = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]'

/** The keys of the counter. A letter adds a line unless a field, or something outside, has the focus. */
export function useCounterKeys(screen: () => HTMLElement | null, actions: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, code, key } = event
    if (event.defaultPrevented || event.isComposing || event.repeat || document.querySelector(openDialog))
      return
    const isInScreen = target === document.body || (target instanceof Node && !!screen()?.contains(target))
    if (!isInScreen || event.altKey) return
    const isCtrl = event.ctrlKey || event.metaKey
    const namedAction = isCtrl
      ? { Enter: actions.pay }[key]
      : {
          [keys.lookUp]: actions.lookUp,
          [keys.withoutMember]: actions.withoutMember,
          [keys.putAside]: actions.putAside,
        }[key]
    const isTyping = target instanceof Element && target.matches(typesText)
    const kind = isCtrl || event.shiftKey || isTyping ? undefined : kindOfLetter(code)
    const act = namedAction ?? (kind && (() => actions.add(kind)))
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
