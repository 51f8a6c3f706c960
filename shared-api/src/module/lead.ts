import { yearOf, type Day } from '../contract/day.ts'
import { digitsOf, inDigits, type Digits } from '../contract/digits.ts'
import { fill, type Language, type Words } from '../contract/words.ts'

/**
 * Fills the line below a heading: 'Sunday, 22 November 2026'. Server and browser write the same text, so that
 * the line does not change when the screen takes the place of the HTML. Only single names come from `Intl`:
 * the signs between them differ between its versions.
 */
export function fillLead(
  lead: Words,
  language: Language,
  { day, association, digits = digitsOf(language) }: { day: Day; association: Words; digits?: Digits },
): string {
  const nameOf = (part: 'weekday' | 'month') =>
    new Date(day).toLocaleDateString(language, { [part]: 'long', timeZone: 'UTC' })
  const dayOfMonth = Number(day.slice(8))
  return fill(lead[language], {
    day: inDigits(`${nameOf('weekday')}, ${dayOfMonth} ${nameOf('month')} ${yearOf(day)}`, digits),
    year: inDigits(String(yearOf(day)), digits),
    association: association[language],
  })
}
