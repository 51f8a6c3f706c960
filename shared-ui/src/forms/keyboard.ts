import type { KeyboardEvent } from 'react'

const controls =
  'input:not([type=hidden]):not([disabled]):not([readonly]), select:not([disabled]), textarea:not([disabled]), button[type=submit]'
const movesOn = new Set(['text', 'tel', 'email', 'number', 'password', 'search', 'checkbox', 'select-one'])

type Keys = { submit: () => void; cancel: (() => void) | undefined }

/** Enter goes to the next field and saves on the last; Ctrl+Enter saves from anywhere; Esc cancels. */
export function pressed(event: KeyboardEvent<HTMLElement>, { submit, cancel }: Keys): void {
  const { target } = event
  if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
  // keys in a dialog that this form opened bubble through React, but are not the form's
  if (!event.currentTarget.contains(target)) return
  if (event.key === 'Escape' && cancel) {
    event.preventDefault()
    event.stopPropagation()
    cancel()
  } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    submit()
  } else if (event.key === 'Enter' && 'type' in target && movesOn.has(String(target.type))) {
    event.preventDefault()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)]
    const next = all[all.indexOf(target) + 1]
    if (!next || next.matches('[type=submit]')) submit()
    else {
      next.focus()
      if (next instanceof HTMLInputElement && next.type !== 'file') next.select()
    }
  }
}

/** The first field a person can type into. */
export const focusFirst = (form: HTMLElement | null): void =>
  form
    ?.querySelector<HTMLElement>('input:not([type=hidden]):not([disabled]):not([readonly]), select, textarea')
    ?.focus()

/** The first field that carries an error. */
export const focusFirstWrong = (form: HTMLElement | null): void =>
  form
    ?.querySelector<HTMLElement>('[aria-invalid=true], .ant-form-item-has-error :is(input, select, textarea)')
    ?.focus()
