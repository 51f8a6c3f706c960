import { sum, toDecimal, type Paisa } from '@samity/shared-api/contract'
import type { DuesProposal, ProposedMonths, ProposedYears } from '@samity/shared-api/contract/members/dues'
import type { DuesCourt, DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { ChargedPeriod } from './charged-periods.ts'

type UnpaidPeriod = Pick<ChargedPeriod, 'kind' | 'period' | 'amount' | 'delay_fee'>

const maxRows = 20

function groupRuns<T>(periods: readonly T[], periodOf: (one: T) => number, keyOf: (one: T) => string): T[][] {
  const runs: T[][] = []
  for (const one of periods) {
    const run = runs.at(-1)
    const previous = run?.at(-1)
    if (run && previous && periodOf(one) === periodOf(previous) + 1 && keyOf(one) === keyOf(previous))
      run.push(one)
    else runs.push([one])
  }
  return runs
}

function proposeMonths(months: readonly UnpaidPeriod[]): { rows: ProposedMonths[]; total: Paisa } {
  const runs = groupRuns(
    months,
    ({ period }) => period,
    ({ amount }) => String(amount),
  ).slice(0, maxRows)
  const rows = runs.map((run): ProposedMonths => {
    const [first, last] = [run[0]!, run.at(-1)!]
    return {
      from_month: (first.period % 12) + 1,
      from_year: Math.floor(first.period / 12),
      to_month: (last.period % 12) + 1,
      to_year: Math.floor(last.period / 12),
      monthly_fee: toDecimal(first.amount),
      monthly_delay_fee: toDecimal(sum(run.map(({ delay_fee }) => delay_fee))),
      total_monthly_amount: toDecimal(sum(run.map(({ amount }) => amount))),
    }
  })
  return { rows, total: sum(runs.flat().map(({ amount, delay_fee }) => amount + delay_fee)) }
}

type Year = { year: number; fees: Partial<Record<DuesKind, UnpaidPeriod>> }

function proposeYears(
  unpaid: readonly UnpaidPeriod[],
  court: DuesCourt,
  yearlyCost: Paisa,
): { rows: ProposedYears[]; total: Paisa } {
  const byYear = new Map<number, Year>()
  for (const fee of unpaid) {
    const year = byYear.get(fee.period) ?? { year: fee.period, fees: {} }
    byYear.set(fee.period, { ...year, fees: { ...year.fees, [fee.kind]: fee } })
  }
  const years = [...byYear.values()].toSorted((one, other) => one.year - other.year)
  const runs = groupRuns(
    years,
    ({ year }) => year,
    ({ fees }) => Object.keys(fees).toSorted().join(),
  ).slice(0, maxRows)
  let total = 0
  const rows = runs.map((run): ProposedYears => {
    const amountOf = (kind: DuesKind) => sum(run.map(({ fees }) => fees[kind]?.amount ?? 0))
    const delayOf = (kind: DuesKind) => sum(run.map(({ fees }) => fees[kind]?.delay_fee ?? 0))
    const cost = run[0]!.fees.yearly ? yearlyCost * run.length : 0
    const yearly = [amountOf('yearly'), cost, delayOf('yearly')]
    const funds = [amountOf('benevolent'), delayOf('benevolent'), amountOf('relief')]
    const rowTotal = sum([...yearly, ...funds])
    total += rowTotal
    return {
      yearly_from_year: run[0]!.year,
      yearly_to_year: run.at(-1)!.year,
      yearly_fee: toDecimal(yearly[0]!),
      yearly_fee_cost: toDecimal(cost),
      yearly_delay_fee: toDecimal(yearly[2]!),
      benevolent_fund_fee: toDecimal(funds[0]!),
      benevolent_delay_fee: toDecimal(funds[1]!),
      relief_fund_fee: toDecimal(funds[2]!),
      total_amount: toDecimal(rowTotal),
      court_type: court,
    }
  })
  return { rows, total: total as Paisa }
}

/**
 * The sections of the form of fees that pay everything in `unpaid`, oldest first. A section has at most
 * twenty rows; what is left is proposed after the receipt.
 */
export function proposeFees(
  unpaid: readonly UnpaidPeriod[],
  { court, yearlyCost }: { court: DuesCourt; yearlyCost: Paisa },
): DuesProposal {
  const months = proposeMonths(unpaid.filter(({ kind }) => kind === 'monthly'))
  const years = proposeYears(
    unpaid.filter(({ kind }) => kind !== 'monthly'),
    court,
    yearlyCost,
  )
  return {
    monthlyfee_set: months.rows,
    barassociationfee_set: years.rows,
    total: toDecimal(months.total + years.total),
  }
}
