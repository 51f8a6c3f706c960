import type { RequestError } from '@samity/shared-api/client'
import type { Fields, Words } from '@samity/shared-api/contract'
import { useState } from 'react'
import { useSay } from '../words/index.ts'
import { fieldPath, type FieldError, type FieldPath } from './field-errors.ts'
import { focusFirstInvalid } from './keyboard.ts'
import { visiblePathsOf, type FormHandle } from './use-form-handle.ts'

/** It stays true after the dialog has signed the person in again: 'Please sign in.' would not */
const sessionEnded: Words = {
  en: 'Your session ended before this was saved. Once you are signed in, save again.',
  bn: 'সংরক্ষণের আগেই আপনার সেশন শেষ হয়েছে। সাইন ইন করা হলে আবার সংরক্ষণ করুন।',
}

export type ErrorPlacement = {
  /** Shown by `ErrorSummary`; undefined when every error has its field */
  summary: RequestError | undefined
  clear: () => void
  /**
   * Places the errors of the rules. Returns whether the form has any, those of undeclared fields included.
   */
  placeFieldErrors: (errors: readonly FieldError[]) => boolean
  /** Places the reason why a request failed. `toPath` converts a path of the body to one of the form. */
  placeRequestError: (error: RequestError, toPath?: (path: FieldPath) => FieldPath) => void
}

type PlacedError = { name: FieldPath; value: unknown; errors: string[] }

/** By form; each stays at its field until the value changes, or the form is submitted again. */
const placedErrors = new WeakMap<object, PlacedError[]>()

/**
 * What the last submit said about this value of a field. The field's own rule, which runs when the focus
 * leaves it, knows less.
 */
export const placedErrorsOf = (form: object, path: FieldPath, value: unknown): string[] =>
  placedErrors.get(form)?.find((placed) => placed.name.join('.') === path.join('.') && placed.value === value)
    ?.errors ?? []

/**
 * Places errors where a person can mend them: each at its field, those without a field on the page in a
 * summary with the field's label. The first field with an error gets the focus. With `failed`, a text before
 * the reason, a failed request always has a summary.
 */
export function useErrorPlacement(
  handle: FormHandle,
  { fields, failed }: { fields: Fields; failed?: Words | undefined },
): ErrorPlacement {
  const { form, container } = handle
  const say = useSay()
  const [requestError, setRequestError] = useState<RequestError>()

  /** Marks the fields and returns the errors that have none on the page. */
  function mark(fieldErrors: readonly FieldError[]): FieldError[] {
    // the form's own path of each field: of a group, '1000' is a name and no row
    const visiblePaths = new Map(visiblePathsOf(handle).map((path) => [path.join('.'), path]))
    const visiblePathOf = ({ path }: FieldError) => visiblePaths.get(path.join('.'))
    const placed = fieldErrors.flatMap((error): PlacedError[] => {
      const name = visiblePathOf(error)
      return name ? [{ name, value: form.getFieldValue(name) as unknown, errors: error.errors }] : []
    })
    placedErrors.set(form, placed)
    form.setFields(placed.map(({ name, errors }) => ({ name: name as never, errors })))
    // after React has rendered the error beside its field
    setTimeout(() => focusFirstInvalid(container.current))
    return fieldErrors.filter((error) => !visiblePathOf(error))
  }

  const describe = ({ path, errors }: FieldError) => {
    const label = fields[String(path[0])]?.label
    return `${label ? `${say(label)}: ` : ''}${errors.join(' ')}`
  }

  return {
    summary: requestError && {
      ...requestError,
      message: withFailurePrefix(failed && say(failed), requestError.message),
    },
    clear() {
      setRequestError(undefined)
      const placed = placedErrors.get(form) ?? []
      placedErrors.delete(form)
      form.setFields(
        placed
          .filter(({ name, value }) => form.getFieldValue(name) === value)
          .map(({ name }) => ({ name: name as never, errors: [] })),
      )
    },
    placeFieldErrors(fieldErrors) {
      const hasUndeclaredErrors = form
        .getFieldsError()
        .some(({ name, errors }) => errors.length > 0 && !(String(name[0]) in fields))
      if (!fieldErrors.length && !hasUndeclaredErrors) return false
      const hiddenErrors = mark(fieldErrors)
      if (hiddenErrors.length)
        setRequestError({ status: 422, message: hiddenErrors.map(describe).join('\n'), errors: {} })
      return true
    },
    placeRequestError(error, toPath = (path) => path) {
      const fieldErrors = Object.entries(error.errors).map(([wireName, errors]) => ({
        path: toPath(fieldPath(wireName)),
        errors,
      }))
      const hiddenErrors = mark(fieldErrors)
      if (!failed && fieldErrors.length && !hiddenErrors.length) return
      const hiddenTexts = hiddenErrors.map(describe).filter((text) => !text.includes(error.message))
      const message = error.status === 401 ? say(sessionEnded) : error.message
      setRequestError({ ...error, message: [message, ...hiddenTexts].join('\n') })
    },
  }
}

/** 'Failed to submit rent collection: ' and the reason; 'Submission failed.' and the reason. */
function withFailurePrefix(prefix: string | undefined, message: string): string {
  if (!prefix || message.startsWith(prefix)) return message
  const trimmedPrefix = prefix.trimEnd()
  return `${trimmedPrefix}${/[\p{L}\p{M}]$/u.test(trimmedPrefix) ? ':' : ''} ${message}`
}
