import type { KeyboardEvent } from 'react'

// a button with `data-stop` opens what there is to fill in
const controlSelector =
  'input:not([type=hidden]):not([disabled]):not([readonly]), select:not([disabled]), textarea:not([disabled]), button[data-stop], button[type=submit]'
// a picture is chosen with Space
const typesWithEnter = new Set([
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

type FormActions = { submit: () => void; cancel: (() => void) | undefined }

/** Enter goes to the next field and saves on the last; Ctrl+Enter saves from anywhere; Esc cancels. */
export function handleFormKey(event: KeyboardEvent<HTMLElement>, { submit, cancel }: FormActions): void {
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
  } else if (event.key === 'Enter' && 'type' in target && typesWithEnter.has(String(target.type))) {
    event.preventDefault()
    const formControls = [...event.currentTarget.querySelectorAll<HTMLElement>(controlSelector)]
    const next = formControls[formControls.indexOf(target) + 1]
    if (!next || next.matches('[type=submit]')) submit()
    else focusControl(next)
  }
}

function focusControl(control: HTMLElement) {
  control.focus()
  if (control instanceof HTMLInputElement && control.type !== 'file') control.select()
}

/** Goes on with the first control behind an element of a form: past what is filled already, or stays empty. */
export function focusNextAfter(element: Element | null): void {
  const form = element?.closest('form')
  if (!element || !form) return
  const nextControl = [...form.querySelectorAll<HTMLElement>(controlSelector)].find(
    (control) =>
      !element.contains(control) &&
      element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (nextControl) focusControl(nextControl)
}

/** The first field a person can type into. */
export const focusFirst = (form: HTMLElement | null): void =>
  form
    ?.querySelector<HTMLElement>('input:not([type=hidden]):not([disabled]):not([readonly]), select, textarea')
    ?.focus()

/** The first field that carries an error. */
export const focusFirstInvalid = (form: HTMLElement | null): void =>
  form
    ?.querySelector<HTMLElement>('[aria-invalid=true], .ant-form-item-has-error :is(input, select, textarea)')
    ?.focus()
