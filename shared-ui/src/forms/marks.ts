import { inLanguage, type Language, type Resource } from '@samity/shared-api/contract'

export type Path = (string | number)[]
export type Mark = { path: Path; errors: string[] }

/** 'serials.0.to_serial' → ['serials', 0, 'to_serial'] */
export const pathOf = (wire: string): Path =>
  wire.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** What the declaration finds wrong, in the reader's language, one entry a field. */
export function marksOf(schema: Resource['input'], body: unknown, language: Language): Mark[] {
  const { error } = schema.safeParse(body)
  const marks = new Map<string, Mark>()
  for (const { path, message } of error?.issues ?? []) {
    const place = path as Path
    const mark = marks.get(place.join('.')) ?? { path: place, errors: [] }
    if (!mark.errors.length) mark.errors.push(inLanguage(message, language))
    marks.set(place.join('.'), mark)
  }
  return [...marks.values()]
}

/** Rows that were left out of the body shift the numbers; this finds the row that the person sees. */
export const inForm = (
  [name, row, ...rest]: Path,
  typed: Record<string, unknown>,
  sent: Record<string, unknown>,
): Path => {
  const [before, after] = [typed[String(name)], sent[String(name)]]
  if (typeof row !== 'number' || !Array.isArray(before) || !Array.isArray(after))
    return [name!, ...(row === undefined ? [] : [row]), ...rest]
  const seen = before.indexOf(after[row])
  return [name!, seen < 0 ? row : seen, ...rest]
}
