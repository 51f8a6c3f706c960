import type { Words } from '@samity/shared-api/contract'
import type { CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import type { AnyPlaceKind } from '@samity/shared-api/contract/treasury/money-place'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'

const messages = {
  missing: { en: 'This place does not exist', bn: 'এই স্থান পাওয়া যায়নি' },
  same: { en: 'Choose another place than the box itself', bn: 'বাক্সটি ছাড়া অন্য স্থান বেছে নিন' },
  wrongKind: {
    en: 'Cash goes to a cash box or a bank account',
    bn: 'নগদ শুধু ক্যাশ বাক্সে বা ব্যাংক হিসাবে যায়',
  },
  archived: { en: 'This place is archived', bn: 'এই স্থান আর্কাইভ করা আছে' },
} satisfies Record<string, Words>

/** Returns the place that a handover names: another cash box or a bank account (422 on `handover.to_place` otherwise). */
export async function findHandoverPlace(sql: Sql, day: CashDayDetails, id: number): Promise<number> {
  const [place] = await sql<{ kind: AnyPlaceKind; archived_at: string | null }[]>`
    select kind, archived_at from money_places where id = ${id}`
  const problem = !place
    ? messages.missing
    : id === day.place
      ? messages.same
      : place.kind !== 'cash' && place.kind !== 'bank'
        ? messages.wrongKind
        : place.archived_at !== null
          ? messages.archived
          : undefined
  if (problem) throw unprocessable({ 'handover.to_place': problem })
  return id
}
