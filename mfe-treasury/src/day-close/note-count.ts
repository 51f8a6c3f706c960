import { latinDigits, parseMoney, sum, toDecimal, type Paisa } from '@samity/shared-api/contract'
import { noteValues, type CashCount, type NoteValue } from '@samity/shared-api/contract/treasury/cash-day'

/** The fields that are money: the number of notes of each value, and the amount of the coins. */
export type NoteField = `${NoteValue}` | 'coins'
export const noteFields: readonly NoteField[] = [...noteValues.map((value) => `${value}` as const), 'coins']
/** The fields that are only counted: cheques, and payments by mobile banking. */
export const pieceFields = ['cheques', 'wallets'] as const
export type CountField = NoteField | (typeof pieceFields)[number]

export type CountTexts = Partial<Record<CountField, string>>

/** A number of notes, at most 99,999. A blank field is 0; undefined for anything that is no whole number. */
export function parseCount(text: string | undefined): number | undefined {
  const digits = latinDigits(text ?? '').trim()
  if (digits === '') return 0
  return /^\d{1,5}$/.test(digits) ? Number(digits) : undefined
}

const parseCoins = (text: string | undefined): Paisa | undefined =>
  (text ?? '').trim() === '' ? (0 as Paisa) : parseMoney(text)

/** The amount of a field in paisa: notes times their value, or the coins. Undefined for a wrong text. */
export function amountOf(field: NoteField, text: string | undefined): Paisa | undefined {
  if (field === 'coins') return parseCoins(text)
  const notes = parseCount(text)
  return notes === undefined ? undefined : ((notes * Number(field) * 100) as Paisa)
}

/** The sum of all notes and coins in paisa. Wrong texts count as 0. */
export const countTotal = (texts: CountTexts): Paisa =>
  sum(noteFields.map((field) => amountOf(field, texts[field]) ?? 0))

/** The fields with a text that is no number, in their order. */
export const wrongFields = (texts: CountTexts): CountField[] => [
  ...noteFields.filter((field) => amountOf(field, texts[field]) === undefined),
  ...pieceFields.filter((field) => parseCount(texts[field]) === undefined),
]

const isEntered = (text: string | undefined): boolean => (text ?? '').trim() !== ''
/** Without notes and coins there is no count, not even of an empty box. */
export const hasNotesOrCoins = (texts: CountTexts): boolean =>
  noteFields.some((field) => isEntered(texts[field]))

/** The body of a count. A blank field is null. Wrong texts count as 0: ask `wrongFields` first. */
export const countBody = (texts: CountTexts) => ({
  notes: Object.fromEntries(
    noteValues.map((note) => {
      const text = texts[`${note}`]
      return [note, isEntered(text) ? (parseCount(text) ?? 0) : null]
    }),
  ),
  coins: isEntered(texts.coins) ? toDecimal(parseCoins(texts.coins) ?? 0) : null,
  cheques: parseCount(texts.cheques) ?? 0,
  wallets: parseCount(texts.wallets) ?? 0,
})

export const textsOf = ({ notes, coins, cheques_counted, wallets_counted }: CashCount): CountTexts => ({
  ...Object.fromEntries(notes.map(({ note, count }) => [note, count ? String(count) : ''])),
  coins: coins === '0.00' ? '' : coins,
  cheques: cheques_counted ? String(cheques_counted) : '',
  wallets: wallets_counted ? String(wallets_counted) : '',
})
