import { dayOf, monthOf, shareOf, yearOf, type Day, type Paisa } from '@samity/shared-api/contract'

/*
 * The interest that a deposit must bring. Amounts are whole paisa, rates hundredths of a percent (9 % is
 * 900). Interest is counted exactly and rounded half up to a paisa where the bank credits it: at the end of
 * each period of compounding, and at the day that was asked for.
 */

export const dayCounts = [
  { value: '365', label: { en: 'By days, year of 365', bn: 'দিন ধরে, ৩৬৫ দিনের বছর' } },
  { value: '360', label: { en: 'By days, year of 360', bn: 'দিন ধরে, ৩৬০ দিনের বছর' } },
  { value: 'months', label: { en: 'By months of 30 days', bn: '৩০ দিনের মাস ধরে' } },
] as const
export type DayCount = (typeof dayCounts)[number]['value']

export const compoundings = [
  { value: 'none', label: { en: 'At the end of the term', bn: 'মেয়াদ শেষে' } },
  { value: 'quarterly', label: { en: 'Every three months', bn: 'তিন মাস পরপর' } },
  { value: 'half_yearly', label: { en: 'Every six months', bn: 'ছয় মাস পরপর' } },
  { value: 'yearly', label: { en: 'Every year', bn: 'বছরে একবার' } },
] as const
export type Compounding = (typeof compoundings)[number]['value']
const periodMonths: Record<Compounding, number> = { none: 0, quarterly: 3, half_yearly: 6, yearly: 12 }

/** Money in (above 0) or out (below 0) on a day; a renewal begins another term, with or without money. */
export type InterestMove = {
  day: Day
  change: number
  /** The months of the term that begins; null for a move that is no renewal */
  renewed_months: number | null
  /** The rate of that term; null when it stays */
  renewed_rate: number | null
  /** Of money that left before the end of the term: the rate that the bank paid for it instead */
  early_rate: number | null
}
export type InterestRate = { from_day: Day; rate: number }

export type InterestTerms = {
  opened_on: Day
  term_months: number
  closed_on: Day | null
  day_count: DayCount
  compounding: Compounding
  moves: readonly InterestMove[]
  rates: readonly InterestRate[]
}

/** The same day so many months later; the last day of a shorter month. */
export function monthsAfter(day: Day, months: number): Day {
  const index = yearOf(day) * 12 + monthOf(day) - 1 + months
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return dayOf(year, month, Math.min(Number(day.slice(8)), lastDay))
}

const dayMs = 86_400_000
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayMs
/** Counts add up: from a to b and from b to c is from a to c. */
const monthDays = (day: Day) => yearOf(day) * 360 + monthOf(day) * 30 + Math.min(Number(day.slice(8)), 30)
const countDays = (count: DayCount, from: Day, to: Day) =>
  count === 'months' ? monthDays(to) - monthDays(from) : daysBetween(from, to)

const earlier = (...days: (Day | null)[]): Day =>
  days.filter((day) => day !== null).reduce((one, other) => (other < one ? other : one))

type Term = { from: Day; matures_on: Day; moves: InterestMove[] }

/**
 * The terms so far. A renewal that was entered after the end of a term counts from that end, as banks renew;
 * its money, too.
 */
export function termsOfDeposit({ opened_on, term_months, moves }: InterestTerms): Term[] {
  const terms: Term[] = [{ from: opened_on, matures_on: monthsAfter(opened_on, term_months), moves: [] }]
  for (const move of [...moves].sort((one, other) => daysBetween(other.day, one.day))) {
    const current = terms.at(-1)!
    if (move.renewed_months === null) current.moves.push(move)
    else {
      const from = earlier(move.day, current.matures_on)
      terms.push({
        from,
        matures_on: monthsAfter(from, move.renewed_months),
        moves: [{ ...move, day: from }],
      })
    }
  }
  return terms
}

/** All rates: those of the deposit, and each that a renewal brought, from its term on. */
export const ratesOf = (deposit: InterestTerms): InterestRate[] => [
  ...deposit.rates,
  ...termsOfDeposit(deposit).flatMap(({ from: from_day, moves: [first] }) =>
    first?.renewed_rate == null ? [] : [{ from_day, rate: first.renewed_rate }],
  ),
]

/** All interest from the opening up to the beginning of a day, as far as a term lasts. */
export function interestUntil(deposit: InterestTerms, day: Day): Paisa {
  const terms = termsOfDeposit(deposit)
  const ratedDeposit = { ...deposit, rates: ratesOf(deposit) }
  let total = 0
  let balance = 0
  for (const [index, term] of terms.entries()) {
    const end = earlier(term.matures_on, terms[index + 1]?.from ?? null, deposit.closed_on, day)
    const moves = term.moves.filter((move) => move.day <= day)
    if (end > term.from) total += termInterest(ratedDeposit, term.from, end, balance, moves)
    balance += moves.reduce((sum, { change }) => sum + change, 0)
  }
  return total as Paisa
}

function termInterest(
  { rates, day_count, compounding }: InterestTerms,
  from: Day,
  to: Day,
  opening: number,
  moves: readonly InterestMove[],
): number {
  const isEmptied = moves.reduce((sum, { change }) => sum + change, opening) === 0
  const last = isEmptied ? moves.findLast(({ change }) => change < 0) : undefined
  const closingRate = last && last.day > from ? last.early_rate : null
  const early = moves.filter((move) => move !== last && move.early_rate !== null && move.day > from)
  // what left early earned its own rate since the term began, and nothing else
  const parts = early.map(({ change, day, early_rate }) =>
    accrue({
      from,
      to: earlier(day, to),
      opening: -change,
      moves: [],
      rates: [{ from_day: from, rate: early_rate! }],
      day_count,
      compounding: 'none',
    }),
  )
  const earlyTotal = early.reduce((sum, { change }) => sum + change, 0)
  const rest = moves.filter((move) => !early.includes(move))
  const opened: InterestMove[] = earlyTotal
    ? [{ day: from, change: earlyTotal, renewed_months: null, renewed_rate: null, early_rate: null }]
    : []
  return (
    parts.reduce((sum, part) => sum + part, 0) +
    accrue({
      from,
      to,
      opening,
      moves: [...rest, ...opened],
      day_count,
      ...(closingRate === null
        ? { rates, compounding }
        : { rates: [{ from_day: from, rate: closingRate }], compounding: 'none' }),
    })
  )
}

type Accrual = Pick<InterestTerms, 'moves' | 'rates' | 'day_count' | 'compounding'> & {
  from: Day
  to: Day
  opening: number
}

function accrue({ from, to, opening, moves, rates, day_count, compounding }: Accrual): number {
  const months = periodMonths[compounding]
  const credits: Day[] = []
  if (months > 0)
    for (
      let day = monthsAfter(from, months);
      day < to;
      day = monthsAfter(from, months * (credits.length + 1))
    )
      credits.push(day)
  const days = [
    from,
    ...credits,
    ...moves.map(({ day }) => day),
    ...rates.map(({ from_day }) => from_day),
    to,
  ]
    .filter((day) => day >= from && day <= to)
    .sort()
  const yearDays = day_count === '365' ? 365n : 360n
  let credited = 0
  let exact = 0n
  const credit = () => {
    // hundredths of a percent: 10,000 for the whole
    credited += roundHalfUp(exact, 10_000n * yearDays)
    exact = 0n
  }
  for (const [index, start] of days.entries()) {
    const end = days[index + 1]
    if (end === undefined || end === start) continue
    if (credits.includes(start)) credit()
    const balance = moves.reduce(
      (sum, { day, change }) => (day <= start ? sum + change : sum),
      opening + credited,
    )
    exact += BigInt(balance) * BigInt(rateOn(rates, start)) * BigInt(countDays(day_count, start, end))
  }
  credit()
  return credited
}

const roundHalfUp = (value: bigint, whole: bigint) => Number((2n * value + whole) / (2n * whole))

/** The rate of a day; before the first known day that of the first. */
export const rateOn = (rates: readonly InterestRate[], day: Day): number =>
  (
    rates.filter(({ from_day }) => from_day <= day).reduce<InterestRate | undefined>(latest, undefined) ??
    rates.reduce<InterestRate | undefined>(
      (one, other) => (one && one.from_day < other.from_day ? one : other),
      undefined,
    )
  )?.rate ?? 0
const latest = (one: InterestRate | undefined, other: InterestRate) =>
  one && one.from_day > other.from_day ? one : other

/**
 * The instalments still to come before the deposit matures, so that its interest at the end can be told. The
 * instalment of `after` itself has been paid.
 */
export function comingInstalments(
  after: Day,
  maturesOn: Day,
  amount: number,
  dayOfMonth: number,
): InterestMove[] {
  const moves: InterestMove[] = []
  const first = dayOf(yearOf(after), monthOf(after), 1)
  for (let month = 0; ; month++) {
    const start = monthsAfter(first, month)
    const day = dayOf(yearOf(start), monthOf(start), dayOfMonth)
    if (day >= maturesOn) return moves
    if (day > after)
      moves.push({ day, change: amount, renewed_months: null, renewed_rate: null, early_rate: null })
  }
}

/** The rates of source tax from a day, in hundredths of a percent */
export type TaxRate = { from_day: Day; with_return: number; without_return: number }
/** The duty of a year on a balance above this, from a day, in paisa */
export type DutySlab = { from_day: Day; above: number; duty: number }

const newestFrom = <T extends { from_day: Day }>(rows: readonly T[], day: Day): T[] => {
  const from = rows.reduce((max, { from_day }) => (from_day <= day && from_day > max ? from_day : max), '')
  return rows.filter(({ from_day }) => from_day === from)
}

export const sourceTax = (gross: number, rates: readonly TaxRate[], day: Day, hasReturn: boolean): Paisa => {
  const [rate] = newestFrom(rates, day)
  return rate ? shareOf(gross, (hasReturn ? rate.with_return : rate.without_return) / 100) : (0 as Paisa)
}

export const exciseDuty = (balance: number, slabs: readonly DutySlab[], day: Day): Paisa =>
  newestFrom(slabs, day).reduce(
    (best, { above, duty }) => (balance > above && above >= best.above ? { above, duty } : best),
    { above: -1, duty: 0 },
  ).duty as Paisa
