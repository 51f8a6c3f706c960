import type { KeyboardEvent } from 'react'

// a button with `data-stop` opens a part of the form
const controlSelector =
  'input:not([type=hidden]):not([disabled]):not([readonly]), select:not([disabled]), textarea:not([disabled]), button[data-stop], button[type=submit]'
// 'file' is here because Space, not Enter, opens the file dialog
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

/**
 * Enter moves to the next field, passes by fields and groups with `data-passed-by`, and saves on the last.
 * Ctrl+Enter saves from any field. Esc cancels.
 */
export function handleFormKey(event: KeyboardEvent<HTMLElement>, { submit, cancel }: FormActions): void {
  const { target } = event
  if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
  // keys in a dialog of this form bubble through React, but do not belong to the form
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
    const formControls = [...event.currentTarget.querySelectorAll<HTMLElement>(controlSelector)].filter(
      (control) => {
        const passedBy = control.closest('[data-passed-by]')
        return !passedBy || passedBy.contains(target)
      },
    )
    const next = formControls[formControls.indexOf(target) + 1]
    if (!next || next.matches('[type=submit]')) submit()
    else focusControl(next)
  }
}

export function focusControl(control: HTMLElement | null): void {
  control?.focus()
  if (control instanceof HTMLInputElement && control.type !== 'file') control.select()
}

/** Focuses the first control after an element of a form, to skip fields that are filled in or stay empty. */
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

const editable = 'input:not([type=hidden]):not([disabled]):not([readonly])'
/** Focuses the field where work begins: the one with `data-first`, else the first editable one. */
export const focusFirst = (form: HTMLElement | null): void =>
  (
    form?.querySelector<HTMLElement>(`${editable}[data-first]`) ??
    form?.querySelector<HTMLElement>(`${editable}, select, textarea`)
  )?.focus()

let hasFocused = false
/**
 * Focuses the first editable field of a form that has just opened, unless the person has begun to search
 * meanwhile. Of several forms that open together the first one begins.
 */
export function focusOpenedForm(form: HTMLElement | null): void {
  if (hasFocused || document.activeElement?.closest('[role=search]')) return
  hasFocused = true
  queueMicrotask(() => {
    hasFocused = false
  })
  focusFirst(form)
}

export const focusFirstInvalid = (form: HTMLElement | null): void =>
  form
    ?.querySelector<HTMLElement>('[aria-invalid=true], .ant-form-item-has-error :is(input, select, textarea)')
    ?.focus()
