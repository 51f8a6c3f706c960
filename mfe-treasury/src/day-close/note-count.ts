import { latinDigits, parseMoney, sum, type FormValues, type Paisa } from '@samity/shared-api/contract'
import {
  noteValues,
  type CashCount,
  type cashDayCount,
  type NoteValue,
} from '@samity/shared-api/contract/treasury/cash-day'

/** The fields that are money: the number of notes of each value, and the amount of the coins. */
export type NoteField = `${NoteValue}` | 'coins'
export const noteFields: readonly NoteField[] = [...noteValues.map((value) => `${value}` as const), 'coins']

export type CountTexts = { notes?: Partial<Record<`${NoteValue}`, unknown>>; coins?: unknown }
const textOf = ({ notes, coins }: CountTexts, field: NoteField): string =>
  String((field === 'coins' ? coins : notes?.[field]) ?? '').trim()

/** The amount of a field in paisa: notes times their value, or the coins. A wrong text counts as 0. */
export function amountOf(texts: CountTexts, field: NoteField): Paisa {
  const text = textOf(texts, field)
  if (field === 'coins') return parseMoney(text) ?? (0 as Paisa)
  const digits = latinDigits(text)
  return (/^\d{1,5}$/.test(digits) ? Number(digits) * Number(field) * 100 : 0) as Paisa
}

/** The sum of all notes and coins in paisa. */
export const countTotal = (texts: CountTexts): Paisa => sum(noteFields.map((field) => amountOf(texts, field)))

/** Neither a note nor coins are entered: that is no count, not even of an empty box. */
export const isUncounted = (texts: CountTexts): boolean =>
  noteFields.every((field) => textOf(texts, field) === '')

/** The values of a count, to correct it. */
export const textsOf = ({
  notes,
  coins,
  cheques_counted,
  wallets_counted,
}: CashCount): FormValues<typeof cashDayCount> => ({
  notes: Object.fromEntries(notes.map(({ note, count }) => [note, count ? String(count) : ''])),
  coins: coins === '0.00' ? '' : coins,
  cheques: cheques_counted ? String(cheques_counted) : '',
  wallets: wallets_counted ? String(wallets_counted) : '',
})
