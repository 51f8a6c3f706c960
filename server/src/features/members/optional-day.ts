import { parseDay, type Day } from '@samity/shared-api/contract'
import { malformed } from '../../http/errors.ts'

/** A day of the query; null when it is left out. Throws 400 for another text. */
export function optionalDay(name: string, text: string): Day | null {
  if (text.trim() === '') return null
  const day = parseDay(text)
  if (!day)
    throw malformed(undefined, { [name]: { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' } })
  return day
}
