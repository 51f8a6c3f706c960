import { createHash } from 'node:crypto'
import { latinDigits, toDecimal, type Day, type Words } from '@samity/shared-api/contract'
import { parseStatementAmount, parseStatementDay, type DayFormat } from '../../contract/read-statement.ts'
import type { BalanceGap, StatementRow } from '../../contract/statement.ts'

/** A line of the file, in paisa. */
export type ReadLine = {
  row: number
  day: Day
  description: string
  reference: string
  cheque_no: string
  amount_paisa: number
  balance_paisa: number | null
  hash: string
}
export type ReadStatement = {
  /** From the oldest to the newest */
  lines: ReadLine[]
  skipped: number[]
  errors: Map<number, Record<string, Words>>
  gaps: BalanceGap[]
  opening_paisa: number | null
  closing_paisa: number | null
  hash: string
}

const messages = {
  day: { en: 'Cannot be read as a day', bn: 'তারিখ হিসেবে পড়া যায়নি' },
  amount: { en: 'Cannot be read as an amount', bn: 'টাকার পরিমাণ হিসেবে পড়া যায়নি' },
  noAmount: { en: 'The line has no amount', bn: 'লাইনে কোনো পরিমাণ নেই' },
  both: { en: 'The line has a debit and a credit', bn: 'লাইনে ডেবিট ও ক্রেডিট দুটোই আছে' },
}

const openingText = /opening bal|brought|b\s*\/\s*f|balance\s*b|প্রারম্ভিক|আগের জের/i
const totalText = /total|closing|c\s*\/\s*f|মোট|সমাপনী/i
const isDebitMark = /^\s*(d|w|ডে|-)/i

type Unhashed = Omit<ReadLine, 'hash'>
type Outcome =
  | { line: Unhashed }
  | { skipped: number; opening?: number | undefined }
  | { row: number; errors: Record<string, Words> }

/** The amount of a line from its columns: debit and credit, or one amount with a sign or a mark. */
function readAmount(values: Record<string, string>): number | Record<string, Words> {
  const parsed: Record<string, number> = {}
  for (const name of ['debit', 'credit', 'amount']) {
    const paisa = parseStatementAmount(values[name] ?? '')
    if (paisa === undefined) return { [name]: messages.amount }
    parsed[name] = paisa
  }
  const { debit = 0, credit = 0, amount = 0 } = parsed
  if (debit && credit) return { debit: messages.both }
  if (amount && values['type']?.trim())
    return isDebitMark.test(values['type']) ? -Math.abs(amount) : Math.abs(amount)
  return amount || Math.abs(credit) - Math.abs(debit)
}

function readRow({ row, values }: StatementRow, format: DayFormat): Outcome {
  const text = (name: string) => (values[name] ?? '').replace(/\s+/g, ' ').trim()
  const day = parseStatementDay(text('day'), format)
  const amount = readAmount(values)
  const balance = text('balance') === '' ? null : parseStatementAmount(text('balance'))
  const all = Object.values(values).join(' ')
  if (openingText.test(text('description')) && (amount === 0 || !day || amount === balance))
    return { skipped: row, opening: balance ?? undefined }
  if (!day && totalText.test(all)) return { skipped: row }
  if (!day && (amount === 0 || typeof amount === 'object') && !/\d/.test(text('day'))) return { skipped: row }
  const errors = {
    ...(!day && { day: messages.day }),
    ...(typeof amount === 'object' ? amount : amount === 0 && { amount: messages.noAmount }),
    ...(balance === undefined && { balance: messages.amount }),
  }
  if (!day || typeof amount === 'object' || balance === undefined || Object.keys(errors).length > 0)
    return { row, errors }
  const texts = {
    description: text('description'),
    reference: text('reference'),
    cheque_no: text('cheque_no'),
  }
  return { line: { row, day, ...texts, amount_paisa: amount, balance_paisa: balance } }
}

/** Balances that follow from the line before, in this order. */
const addsUp = (lines: readonly Unhashed[]) =>
  lines.filter(({ balance_paisa, amount_paisa }, index) => {
    const before = lines[index - 1]?.balance_paisa
    return before != null && balance_paisa === before + amount_paisa
  }).length

/** Statements are printed from either end. The balances tell which, else the days. */
function inOrder(lines: readonly Unhashed[]): Unhashed[] {
  const reversed = lines.toReversed()
  const [forth, back] = [addsUp(lines), addsUp(reversed)]
  const isNewestFirst = forth === back ? (lines[0]?.day ?? '') > (lines.at(-1)?.day ?? '') : back > forth
  return isNewestFirst ? reversed : [...lines]
}

function findGaps(lines: readonly Unhashed[], opening: number | undefined): BalanceGap[] {
  let expected = opening
  const gaps: BalanceGap[] = []
  for (const { row, amount_paisa, balance_paisa } of lines) {
    if (expected !== undefined) expected += amount_paisa
    if (balance_paisa === null) continue
    if (expected !== undefined && expected !== balance_paisa)
      gaps.push({ row, expected: toDecimal(expected), balance: toDecimal(balance_paisa) })
    expected = balance_paisa
  }
  return gaps
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
/** A bank's kinds of files differ in spaces and signs. */
const lettersOf = (text: string) =>
  latinDigits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Equal lines of one file differ by their place among them, so that all stay, and both files agree. */
function withHashes(lines: readonly Unhashed[]): ReadLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const { day, description, reference, cheque_no, amount_paisa, balance_paisa } = line
    const content = digest([
      day,
      ...[description, reference, cheque_no].map(lettersOf),
      amount_paisa,
      balance_paisa,
    ])
    const count = counts.get(content) ?? 0
    counts.set(content, count + 1)
    return { ...line, hash: digest([content, count]) }
  })
}

/** Reads the texts of a file, and checks its running balance. */
export function readStatement(rows: readonly StatementRow[], format: DayFormat): ReadStatement {
  const outcomes = rows.map((row) => readRow(row, format))
  const lines = withHashes(inOrder(outcomes.flatMap((outcome) => ('line' in outcome ? [outcome.line] : []))))
  const [opening] = outcomes.flatMap((outcome) =>
    'skipped' in outcome && outcome.opening !== undefined ? [outcome.opening] : [],
  )
  const first = lines[0]
  const firstBalance = first?.balance_paisa ?? undefined
  return {
    lines,
    skipped: outcomes.flatMap((outcome) => ('skipped' in outcome ? [outcome.skipped] : [])),
    errors: new Map(
      outcomes.flatMap((outcome) => ('errors' in outcome ? [[outcome.row, outcome.errors] as const] : [])),
    ),
    gaps: findGaps(lines, opening),
    opening_paisa: opening ?? (firstBalance === undefined ? null : firstBalance - first!.amount_paisa),
    closing_paisa: lines.findLast(({ balance_paisa }) => balance_paisa !== null)?.balance_paisa ?? null,
    hash: digest(lines.map(({ hash }) => hash)),
  }
}
