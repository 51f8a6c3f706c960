import { fromDecimal, monthOf, parseMoney, toDecimal, yearOf, type Paisa } from '@samity/shared-api/contract'
import type { CounterMember } from '@samity/shared-api/contract/sales/basket'
import { shopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { newLine, type OpenLine } from '../open-basket/basket.ts'
import { priceOf, typed, type LineContext, type LineKind } from './line-kind.ts'

/** The owed months of the unit, oldest first, as 'YYYY-MM'. Empty when they are not known. */
export const owedMonthsOf = ({ values }: OpenLine): string[] =>
  String(values['owed'] ?? '')
    .split(',')
    .filter((month) => month !== '')

export const takenMonthsOf = (line: OpenLine): string[] => {
  const owed = owedMonthsOf(line)
  return owed.slice(0, Number(line.values['taken'] ?? owed.length))
}

type Span = { from_month: number; from_year: number; to_month: number; to_year: number }

/** The months that the line pays: the ticks, or else the typed ones, at first the current month. */
export function rentSpanOf(line: OpenLine, day: string): Span {
  const taken = takenMonthsOf(line)
  const [first, last] = [taken[0], taken.at(-1)]
  if (first && last)
    return {
      from_month: monthOf(first),
      from_year: yearOf(first),
      to_month: monthOf(last),
      to_year: yearOf(last),
    }
  const month = Number(line.values['from_month'] ?? monthOf(day))
  const year = Number(line.values['from_year'] ?? yearOf(day))
  return {
    from_month: month,
    from_year: year,
    to_month: Number(line.values['to_month'] ?? month),
    to_year: Number(line.values['to_year'] ?? year),
  }
}

const monthsIn = ({ from_month, from_year, to_month, to_year }: Span): number =>
  Math.max(0, (to_year - from_year) * 12 + to_month - from_month + 1)

const rentTypeOf = (line: OpenLine) => typed(line, 'rent_type') ?? 'House'

/** The rent of a month: by resolution, else what the renter has agreed to. */
export const monthlyRentOf = (line: OpenLine, { prices }: Pick<LineContext, 'prices'>): string | undefined =>
  priceOf(prices, `shop_rent:${rentTypeOf(line)}`)?.amount ?? typed(line, 'monthly')

export function rentAmountOf(line: OpenLine, context: LineContext): string {
  const monthly = parseMoney(monthlyRentOf(line, context))
  const months = monthsIn(rentSpanOf(line, context.day))
  return typed(line, 'rent_amount') ?? (monthly === undefined ? '' : toDecimal(monthly * months))
}

/** Runs of months that follow each other: a receipt pays for one run. */
const runsOf = (months: readonly string[]): string[][] =>
  months.reduce<string[][]>((runs, month) => {
    const last = runs.at(-1)?.at(-1)
    const follows = last && yearOf(month) * 12 + monthOf(month) === yearOf(last) * 12 + monthOf(last) + 1
    return follows ? [...runs.slice(0, -1), [...runs.at(-1)!, month]] : [...runs, [month]]
  }, [])

/** The lines that pay all rent that a member owes: one for each room and run of months. */
export const rentLinesOf = ({ rent, name_english }: CounterMember): OpenLine[] =>
  rent.flatMap(({ building_name, floor, room, months, amount }) =>
    runsOf(months).map((run) =>
      newLine('rent', {
        renter_name: name_english,
        building_name,
        floor,
        room,
        owed: run.join(','),
        monthly: toDecimal(Math.round(fromDecimal(amount) / months.length)),
      }),
    ),
  )

export const rent: LineKind = {
  path: 'shop-rent',
  title: { en: 'Rent', bn: 'ভাড়া' },
  letter: 'R',
  resource: shopRent,
  shown: [
    'renter_name',
    'rent_type',
    'building_name',
    'floor',
    'room',
    'from_month',
    'from_year',
    'to_month',
    'to_year',
    'rent_amount',
  ],
  totalOf: (line, context) => parseMoney(rentAmountOf(line, context)) ?? (0 as Paisa),
  bodyOf: (line, context) => ({
    collection_date: context.day,
    renter_name: typed(line, 'renter_name') ?? context.basket.payer?.name_english ?? '',
    ...rentSpanOf(line, context.day),
    rent_type: rentTypeOf(line),
    building_name: typed(line, 'building_name') ?? '',
    floor: typed(line, 'floor') ?? '',
    room: typed(line, 'room') ?? '',
    rent_amount: rentAmountOf(line, context),
    payment_type: context.paymentType,
  }),
}
