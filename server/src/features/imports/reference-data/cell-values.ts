import { cleanText, latinDigits, toMessage, type Field } from '@samity/shared-api/contract'

export type ReferenceIds = { building: Map<string, number>; advocate: Map<string, number> }

const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]+/g, '')
const yesWords = new Set(['yes', 'y', 'true', '1', '✓', 'হ্যাঁ', 'হ্যা', 'হাঁ', '১'].map(normalizeText))
const noWords = new Set(['no', 'n', 'false', '0', 'না', '০', ''].map(normalizeText))

export const unknownRecord = {
  building: toMessage({
    en: 'No building has this name. Add it under Building first',
    bn: 'এই নামে কোনো ভবন নেই। আগে ভবনের তালিকায় যোগ করুন',
  }),
  advocate: toMessage({
    en: 'No advocate has this bar registration number',
    bn: 'এই বার নিবন্ধন নম্বরের কোনো আইনজীবী নেই',
  }),
}
/**
 * The Bengali words of former versions, which stand in lists that people filled in then, by the label of
 * today.
 */
const formerLabels: Readonly<Record<string, string>> = {
  'মাসিক চাঁদা': 'মাসিক ফি',
  'বার্ষিক চাঁদা': 'বার সমিতি ফি',
}
type Reference = keyof typeof unknownRecord
export const isReference = (name: string): name is Reference => name in unknownRecord

/**
 * Cleans a cell. Removes the apostrophe that our exports put before a text that Excel would read as a
 * formula.
 */
export const cellText = (cell: string): string => cleanText(cell).replace(/^'(?=[=+\-@])/, '')

/**
 * Converts a cell to a body value: labels in either language, yes and no, a phone whose leading 0 Excel
 * removed. Undefined for an empty cell.
 */
export function cellValue(name: string, field: Field, text: string, referenceIds: ReferenceIds): unknown {
  if (text === '') return undefined
  if (isReference(name)) return referenceIds[name].get(text) ?? text
  if (field.kind === 'flag')
    return yesWords.has(normalizeText(text)) ? true : noWords.has(normalizeText(text)) ? false : text
  if (field.kind === 'phone') return latinDigits(text).replace(/^(?=1[3-9]\d{8}$)/, '0')
  if (field.kind !== 'choice') return text
  const key = normalizeText(text)
  const choice = field.choices?.find(({ value, label }) =>
    [value, label.en, label.bn, formerLabels[label.bn] ?? ''].some((one) => normalizeText(one) === key),
  )
  return choice?.value ?? text
}
