import { ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleTransaction } from '@samity/module-service/postgres'
import { sum, type Day } from '@samity/shared-api/contract'
import { addMatches } from './add-matches.ts'
import { readOpenLines, type BookLineColumns } from './open-lines.ts'
import { sumsOn } from './reconciliation-rows.ts'

export const startText = 'Balance at the start · শুরুর স্থিতি'

const messages = {
  noStatement: { en: 'Import a statement of the account first.', bn: 'আগে হিসাবটির একটি বিবরণী আমদানি করুন।' },
  isReconciled: {
    en: 'A reconciliation of the account is final, so its start does not change.',
    bn: 'হিসাবটির একটি সমন্বয় চূড়ান্ত, তাই শুরুর স্থিতি আর বদলায় না।',
  },
  isMatched: {
    en: 'Earlier entries are matched with the balance at the start. Undo this match on the screen Matching first.',
    bn: 'শুরুর স্থিতির সাথে আগের লেখা মেলানো আছে। আগে বিবরণী মেলানোর পাতায় মিলটি ফিরিয়ে নিন।',
  },
}

type Start = { day: Day; book_paisa: number; opening_paisa: number }

/**
 * The start that an account would have before its first day of statements. Null when it has one, has older
 * statements, or is reconciled: then its opening amount and its lines are the bank's balance already.
 */
export async function findStart(tx: ModuleTransaction, account: number, first: Day): Promise<Start | null> {
  const [start] = await tx<Start[]>`
    select ${first}::date - 1 as day, now_.book_paisa,
      case when a.opening_day is null then 0 else a.opening_paisa end as opening_paisa
    from accounts a cross join lateral ${sumsOn(tx, tx`${first}::date - 1`)} now_
    where a.id = ${account} and final_day(a.id) is null and not exists (
      select from statement_lines l where l.account_id = a.id and (l.is_start or l.day < ${first}))`
  return start ?? null
}

/**
 * Adds the bank's balance at the start, in paisa, and matches it with the earlier entries that the bank had
 * then: all of them, all but one, or all but the documents whose cheques the bank has not settled. If none of
 * these is equal, a person matches them.
 */
export async function addStart(
  tx: ModuleTransaction,
  request: FastifyRequest,
  account: number,
  { day, opening_paisa }: Start,
  balance: number,
): Promise<void> {
  const amount = balance - opening_paisa
  if (amount === 0) return
  const [line] = await tx<{ id: number }[]>`
    insert into statement_lines (
      account_id, statement_id, row, day, description, amount_paisa, balance_paisa, hash, is_start)
    select ${account}, l.statement_id, 0, ${day}, ${startText}, ${amount}, ${balance}, 'start', true
    from statement_lines l where l.account_id = ${account} order by l.day, l.id limit 1 returning id`
  const { book } = await readOpenLines(tx, account)
  const earlier = book.filter((entry) => entry.day <= day)
  const startEntries = await atTheBank(tx, earlier, amount)
  if (startEntries.length > 0)
    await addMatches(tx, request, account, null, [
      { statement_lines: [line!.id], book_lines: startEntries.map(({ id }) => id), reasons: ['start'] },
    ])
}

const paisaOf = (lines: readonly BookLineColumns[]) => sum(lines.map(({ amount_paisa }) => amount_paisa))

async function atTheBank(
  tx: ModuleTransaction,
  earlier: readonly BookLineColumns[],
  amount: number,
): Promise<readonly BookLineColumns[]> {
  const difference = paisaOf(earlier) - amount
  if (difference === 0) return earlier
  const documents = [...Map.groupBy(earlier, ({ document }) => document)]
  const single = documents.filter(([, lines]) => paisaOf(lines) === difference)
  const open = new Set(
    (
      await tx<{ document: string }[]>`
        select coalesce(s.transfer_number, d.document_number) as document
        from cheques c join cheque_documents d on d.cheque_id = c.id left join slips s on s.id = c.slip_id
        where c.state in ('deposited', 'issued', 'stale')`
    ).map(({ document }) => document),
  )
  const settled = earlier.filter(({ document }) => !open.has(document))
  if (paisaOf(settled) === amount) return settled
  return single.length === 1 ? earlier.filter(({ document }) => document !== single[0]![0]) : []
}

/** Enters another balance at the start, or none, until the first reconciliation is final. */
export async function replaceStart(
  tx: ModuleTransaction,
  request: FastifyRequest,
  account: number,
  balance: number | null,
): Promise<void> {
  const [row] = await tx<{ first: Day | null; is_reconciled: boolean; is_matched: boolean }[]>`
    select min(day) filter (where not is_start) as first, final_day(${account}) is not null as is_reconciled,
      coalesce(bool_or(is_start and match_id is not null), false) as is_matched
    from statement_lines where account_id = ${account}`
  const { first, is_reconciled, is_matched } = row!
  if (is_reconciled) throw new ServiceError(409, messages.isReconciled)
  if (is_matched) throw new ServiceError(409, messages.isMatched)
  if (!first) throw new ServiceError(409, messages.noStatement)
  await tx`delete from statement_lines where account_id = ${account} and is_start`
  const start = await findStart(tx, account, first)
  if (start && balance !== null) await addStart(tx, request, account, start, balance)
}
