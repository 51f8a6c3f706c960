import type { Words } from '@samity/shared-api/contract'
import type { CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import type { SignedInUser } from '../../http/access.ts'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { problemOfPlace, readTransferPlaces, refuseClosedReceiver } from './transfer-checks.ts'

const messages = {
  missing: { en: 'This place does not exist', bn: 'এই স্থান পাওয়া যায়নি' },
  same: { en: 'Choose another place than the box itself', bn: 'বাক্সটি ছাড়া অন্য স্থান বেছে নিন' },
  wrongKind: {
    en: 'Cash goes to a cash box or a bank account',
    bn: 'নগদ শুধু ক্যাশ বাক্সে বা ব্যাংক হিসাবে যায়',
  },
} satisfies Record<string, Words>

/**
 * Returns the place that a handover names: another cash box or a bank account that money of this day may go
 * to (422 on `handover.to_place` otherwise), and that is not closed for the day (409).
 */
export async function findHandoverPlace(
  sql: Sql,
  user: SignedInUser | null,
  day: CashDayDetails,
  id: number,
): Promise<number> {
  const [place] = await readTransferPlaces(sql, id)
  const problem = !place
    ? messages.missing
    : id === day.place
      ? messages.same
      : place.kind !== 'cash' && place.kind !== 'bank'
        ? messages.wrongKind
        : problemOfPlace(place, user, day.date)
  if (problem) throw unprocessable({ 'handover.to_place': problem }, problem)
  await refuseClosedReceiver(sql, place!, day.date)
  return id
}
