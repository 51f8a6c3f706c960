import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'

export type RentMonth = { month: string; receipt: string | undefined }

const nextMonth = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function monthsOf({ from, to, number }: PaidPeriod): RentMonth[] {
  const months: RentMonth[] = []
  for (let month = from; month <= to; month = nextMonth(month)) months.push({ month, receipt: number })
  return months
}

/** Groups paid and due months by year, latest year first, months in calendar order. */
export function rentYears(
  dueMonths: readonly string[],
  paidPeriods: readonly PaidPeriod[],
): [string, RentMonth[]][] {
  const months = [
    ...dueMonths.map((month) => ({ month, receipt: undefined })),
    ...paidPeriods.flatMap(monthsOf),
  ]
  months.sort((one, other) => one.month.localeCompare(other.month))
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4))
  return [...years].sort(([one], [other]) => other.localeCompare(one))
}
