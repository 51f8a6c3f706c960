import { fromDecimal, toDecimal } from '@samity/shared-api/contract/money'
import { monthOf, showDay, yearOf, type Day } from '@samity/shared-api/contract/day'
import { duesKinds } from '@samity/shared-api/contract/members/dues-kinds'
import type { Words } from '@samity/shared-api/contract/words'
import type { PayableLine } from '../../contract/payments.ts'

export type OwedRow = { title: Words; period: string; amount: string }
type Run = { lines: [PayableLine, ...PayableLine[]] }

const rent: Words = { en: 'Rent', bn: 'ভাড়া' }
const indexOf = ({ kind, period }: PayableLine) =>
  kind === 'year' ? yearOf(period) : yearOf(period) * 12 + monthOf(period)
const labelOf = (kind: string): Words => duesKinds.find(({ value }) => value === kind)!.label
const joined = (list: readonly Words[]): Words => ({
  en: list.map(({ en }) => en).join(', '),
  bn: list.map(({ bn }) => bn).join(', '),
})

function titleOf(line: PayableLine): Words {
  if (line.kind === 'month') return labelOf('monthly')
  if (line.kind === 'year') return joined(line.fees.map(labelOf))
  return { en: `${rent.en}, ${line.unit.en}`, bn: `${rent.bn}, ${line.unit.bn}` }
}

const periodOf = ({ kind, period }: PayableLine) => (kind === 'year' ? period : showDay(period as Day))

/** One row for periods of the same thing that follow each other. The rows add up as the lines do. */
export function owedRows(lines: readonly PayableLine[]): OwedRow[] {
  const runs: Run[] = []
  for (const line of lines) {
    const run = runs.find(({ lines: [first, ...rest] }) => {
      const last = rest.at(-1) ?? first
      return titleOf(last).en === titleOf(line).en && indexOf(last) + 1 === indexOf(line)
    })
    if (run) run.lines.push(line)
    else runs.push({ lines: [line] })
  }
  return runs.map(({ lines: [first, ...rest] }) => {
    const last = rest.at(-1) ?? first
    return {
      title: titleOf(first),
      period: rest.length === 0 ? periodOf(first) : `${periodOf(first)}–${periodOf(last)}`,
      amount: toDecimal([first, ...rest].reduce((total, { amount }) => total + fromDecimal(amount), 0)),
    }
  })
}
