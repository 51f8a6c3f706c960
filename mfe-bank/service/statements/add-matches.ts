import { personOf, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleTransaction } from '@samity/module-service/postgres'
import { bengaliDigits, dayAfter, sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { MatchReason } from '../../contract/match.ts'
import { markCleared } from '../cheques/mark-cleared.ts'
import type { BookLineColumns, StatementLineColumns } from './open-lines.ts'

const messages = {
  fewLines: { en: 'Choose at least two lines.', bn: 'অন্তত দুটি লাইন বেছে নিন।' },
  differ: {
    en: 'Both sides must be equal: the difference is {difference}.',
    bn: 'দুই পক্ষের যোগফল সমান হতে হবে: পার্থক্য {difference}।',
  },
  taken: {
    en: 'Somebody else has just matched one of these lines. The list shows what is left.',
    bn: 'এইমাত্র অন্য কেউ এর একটি লাইন মিলিয়েছেন। যা বাকি আছে তা তালিকায় দেখুন।',
  },
}

export type NewMatch = { statement_lines: number[]; book_lines: number[]; reasons: MatchReason[] }

/** Adds matches whose lines are all open, and returns their ids. */
export async function addMatches(
  tx: ModuleTransaction,
  request: FastifyRequest,
  account: number,
  finalDay: Day | null,
  matches: readonly NewMatch[],
  batch: number | null = null,
): Promise<number[]> {
  const statementLines = await openLines<StatementLineColumns>(tx, 'statement_lines', account, matches)
  const bookLines = await openLines<BookLineColumns>(tx, 'book_lines', account, matches)
  const rows = matches.map(({ statement_lines, book_lines, reasons }) => {
    const bank = statement_lines.map((id) => statementLines.get(id)!)
    const book = book_lines.map((id) => bookLines.get(id)!)
    checkSides(bank, book)
    const lastDay = [...bank, ...book]
      .map(({ day }) => day)
      .sort()
      .at(-1)!
    return { bank, book, reasons, lastDay }
  })
  const saved = await tx<{ id: number }[]>`
    insert into matches (account_id, day, reasons, batch, made_by)
    select ${account}, day, reasons, ${batch}, ${personOf(request)}
    from jsonb_to_recordset(${tx.json(
      rows.map(({ lastDay, reasons }) => ({
        day: finalDay && lastDay <= finalDay ? dayAfter(finalDay) : lastDay,
        reasons: reasons.join(' '),
      })),
    )}) as row (day date, reasons text) returning id`
  const pairs = (side: 'bank' | 'book') =>
    rows.flatMap((row, index) => row[side].map((line) => ({ line: line.id, match: saved[index]!.id })))
  for (const [table, side] of [
    ['statement_lines', 'bank'],
    ['book_lines', 'book'],
  ] as const) {
    const ofSide = pairs(side)
    await tx`
      update ${tx(table)} l set match_id = pair.match
      from unnest(${ofSide.map(({ line }) => line)}::bigint[], ${ofSide.map(({ match }) => match)}::int[]) as pair (line, match)
      where l.id = pair.line`
  }
  for (const [day, cleared] of Map.groupBy(
    rows.filter(({ bank }) => bank.length > 0),
    ({ bank }) => bank.at(-1)!.day,
  )) {
    const documents = cleared.flatMap(({ book }) => book.map(({ document }) => document))
    if (documents.length > 0) await markCleared(tx, documents, day)
  }
  return saved.map(({ id }) => id)
}

/** The lines by id. Throws 409 when one of them is matched already, or is not of this account. */
async function openLines<Line extends { id: number }>(
  tx: ModuleTransaction,
  table: 'statement_lines' | 'book_lines',
  account: number,
  matches: readonly NewMatch[],
): Promise<Map<number, Line>> {
  const wantedIds = matches.flatMap((match) => match[table])
  const rows = await tx<Line[]>`
    select * from ${tx(table)} where id = any(${wantedIds}::bigint[]) and account_id = ${account}
      and match_id is null for update`
  const lines = new Map(rows.map((line) => [line.id, line]))
  if (wantedIds.some((id) => !lines.has(id)) || new Set(wantedIds).size !== wantedIds.length)
    throw new ServiceError(409, messages.taken)
  return lines
}

function checkSides(bank: readonly StatementLineColumns[], book: readonly BookLineColumns[]): void {
  if (bank.length + book.length < 2) throw new ServiceError(422, messages.fewLines)
  const paisa = ({ amount_paisa }: { amount_paisa: number }) => amount_paisa
  const difference = toDecimal(sum(bank.map(paisa)) - sum(book.map(paisa)))
  if (difference !== '0.00')
    throw new ServiceError(422, {
      en: messages.differ.en.replace('{difference}', difference),
      bn: messages.differ.bn.replace('{difference}', bengaliDigits(difference)),
    })
}
