import { inLanguage, type Language, type Resource } from '@samity/shared-api/contract'

export type FieldPath = (string | number)[]
export type FieldError = { path: FieldPath; errors: string[] }

/** 'serials.0.to_serial' → ['serials', 0, 'to_serial'] */
export const fieldPath = (wireName: string): FieldPath =>
  wireName.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

export function fieldErrorsOf(schema: Resource['input'], body: unknown, language: Language): FieldError[] {
  const { error } = schema.safeParse(body)
  const fieldErrors = new Map<string, FieldError>()
  for (const { path, message } of error?.issues ?? []) {
    const issuePath = path as FieldPath
    const fieldError = fieldErrors.get(issuePath.join('.')) ?? { path: issuePath, errors: [] }
    if (!fieldError.errors.length) fieldError.errors.push(inLanguage(message, language))
    fieldErrors.set(issuePath.join('.'), fieldError)
  }
  return [...fieldErrors.values()]
}

/**
 * Converts an error's path in the body to its path in the form. The row numbers differ when blank rows were
 * left out of the body.
 */
export const toFormPath = (
  [name, row, ...rest]: FieldPath,
  formValues: Record<string, unknown>,
  body: Record<string, unknown>,
): FieldPath => {
  const [before, after] = [formValues[String(name)], body[String(name)]]
  if (typeof row !== 'number' || !Array.isArray(before) || !Array.isArray(after))
    return [name!, ...(row === undefined ? [] : [row]), ...rest]
  const formRow = before.indexOf(after[row])
  return [name!, formRow < 0 ? row : formRow, ...rest]
}
