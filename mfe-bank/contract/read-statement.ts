import { dayOf, latinDigits, monthNames, parseDay, parseMoney, type Day } from '@samity/shared-api/contract'

export const dayFormats = [
  { value: 'dmy', label: { en: 'Day first: 25/11/2026', bn: 'আগে দিন: ২৫/১১/২০২৬' } },
  { value: 'mdy', label: { en: 'Month first: 11/25/2026', bn: 'আগে মাস: ১১/২৫/২০২৬' } },
] as const
export type DayFormat = (typeof dayFormats)[number]['value']

const monthOfName = (name: string): number =>
  1 +
  monthNames.findIndex(
    ({ en, bn }) =>
      en.toLowerCase().startsWith(name.toLowerCase().replace(/^sept$/, 'sep')) ||
      (name.length > 1 && bn.startsWith(name)),
  )

const existingDay = (year: string, month: number, day: string): Day | undefined =>
  parseDay(dayOf(Number(year.length === 2 ? `20${year}` : year), month, Number(day)))

/**
 * Parses a day as banks write it: '25/11/2026', '25.11.26', '25-Nov-26', '25 নভেম্বর ২০২৬', '2026-11-25',
 * also with a time behind it. Returns undefined when no such day exists.
 */
export function parseStatementDay(input: string, format: DayFormat): Day | undefined {
  const text = latinDigits(input)
    .trim()
    .replace(/[T,\s]+\d{1,2}:\d\d(:\d\d)?(\.\d+)?\s*([ap]m|Z)?$/i, '')
  const [, year, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (year) return existingDay(year, Number(isoMonth), isoDay!)
  const [, first, second, shortYear] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)$/.exec(text) ?? []
  if (first)
    return format === 'dmy'
      ? existingDay(shortYear!, Number(second), first)
      : existingDay(shortYear!, Number(first), second!)
  const [, day, name, yearOfName] =
    /^(\d{1,2})[-/.\s]*([\p{L}\p{M}]{3,})[-/.,\s]*(\d{4}|\d\d)$/u.exec(text) ?? []
  return day ? existingDay(yearOfName!, monthOfName(name!), day) : undefined
}

/**
 * Parses an amount as banks write it, in paisa with its sign: '1,25,000.50', '(500.00)', '-500', '500.00 Dr',
 * '৳ ৫০০', '500.00CR'. A blank or a dash is 0. Returns undefined for anything else. `Dr` is money that leaves
 * the account, and a balance below 0.
 */
export function parseStatementAmount(input: string): number | undefined {
  const text = latinDigits(input)
    .replace(/[\s৳]|BDT|Tk\.?|টাকা/gi, '')
    .replace(/[\u2212\u2013]/g, '-')
  if (text === '' || text === '-') return 0
  const [, open, lead, before, digits, behind, after, close] =
    /^(\()?(-|\+)?(dr\.?|cr\.?)?([\d,]*(?:\.\d+)?)(dr\.?|cr\.?)?(-)?(\))?$/i.exec(text) ?? []
  if (!digits || Boolean(open) !== Boolean(close)) return undefined
  // '1,250,000.50' of a foreign system, '.50' and '100.000' of a spreadsheet
  const plain = digits
    .replaceAll(',', '')
    .replace(/^\./, '0.')
    .replace(/(\.\d\d)0+$/, '$1')
  const paisa = parseMoney(plain)
  if (paisa === undefined) return undefined
  const isMinus = Boolean(open) || lead === '-' || Boolean(after) || /^d/i.test(before ?? behind ?? '')
  return isMinus && paisa !== 0 ? -paisa : paisa
}
