import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract/money'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { Words } from '@samity/shared-api/contract/words'
import { kindWords, showPeriod } from '@samity/shared-api/contract/members/dues-kinds'

/** One line of what the member owes today. `amount` is a decimal string. */
type Line = { id: string; title: Words; detail: string; amount: string }

const add = (amounts: readonly string[]) => toDecimal(sum(amounts.map((amount) => fromDecimal(amount))))
const isOwed = ({ amount }: Line) => fromDecimal(amount) > 0

/** Dues with delay fee and yearly cost, charges and rent, as lines that add up to the total */
export function owedLines({ dues, rents }: Pick<Passbook, 'dues' | 'rents'>): {
  lines: Line[]
  total: string
} {
  const periodsOf = (kind: string) =>
    dues.periods.filter((one) => one.kind === kind).map(({ period }) => period)
  const lines = [
    ...dues.kinds.map(({ kind, owed, delay_fee, cost }) => ({
      id: kind,
      title: kindWords(kind),
      detail: spanOf(periodsOf(kind)),
      amount: add([owed, delay_fee, cost]),
    })),
    ...(dues.charges ?? []).map(({ id, title, amount }) => ({
      id: `charge-${id}`,
      title,
      detail: '',
      amount,
    })),
    ...rents.map(({ id, room_no, building_name, building_name_bengali, due_amount, due_months }) => ({
      id: `rent-${id}`,
      title: {
        en: `Rent: ${building_name}, ${room_no}`,
        bn: `ভাড়া: ${building_name_bengali || building_name}, ${room_no}`,
      },
      detail: spanOf(due_months),
      amount: due_amount,
    })),
  ].filter(isOwed)
  return { lines, total: add(lines.map(({ amount }) => amount)) }
}

/** The first and the last period, and how many when some between them are paid */
function spanOf(periods: readonly string[]): string {
  const [first, ...others] = periods.toSorted()
  const last = others.at(-1)
  if (!first) return ''
  return last ? `${showPeriod(first)} – ${showPeriod(last)} (${periods.length})` : showPeriod(first)
}
