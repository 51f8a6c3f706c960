import type { KeyboardEvent } from 'react'

// a button with `data-stop` opens what there is to fill in
const controls =
  'input:not([type=hidden]):not([disabled]):not([readonly]), select:not([disabled]), textarea:not([disabled]), button[data-stop], button[type=submit]'
// a picture is chosen with Space
const movesOn = new Set([
  'text',
  'tel',
  'email',
  'number',
  'password',
  'search',
  'checkbox',
  'select-one',
  'file',
])

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
    else enter(next)
  }
}

function enter(control: HTMLElement) {
  control.focus()
  if (control instanceof HTMLInputElement && control.type !== 'file') control.select()
}

/** Goes on with the first control behind an element of a form: past what is filled already, or stays empty. */
export function enterBehind(element: Element | null): void {
  const form = element?.closest('form')
  if (!element || !form) return
  const behind = [...form.querySelectorAll<HTMLElement>(controls)].find(
    (control) =>
      !element.contains(control) &&
      element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (behind) enter(behind)
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
