const receiptPattern = /^[A-Z]{3}-\d{4}-\d+$/
const dayPattern = /^(\d{4})-(\d\d)-\d\d (\w+)$/
const yearPattern = /^(\d{4}) (income|expense)(?:, (\d{4})-(\d\d))?(?:, (general|welfare)$)?/

const sideInPath = (side: string) => (side === 'expense' ? 'expanse' : 'income')
const monthlyListPath = (side: string, year: string, month: string) =>
  `/dashboard/monthly-${sideInPath(side)}-list?year=${year}&month=${Number(month)}`

/**
 * The screen that shows what differs: a receipt ('VKL-2026-000123'), a day's list ('2026-03-10 income'), a month's
 * ('2026 income, 2026-03, Shop Rent'), a fund's ('2026 income, general') or a year's report ('2026 expense').
 */
export function differenceLink(first: string): string | undefined {
  if (receiptPattern.test(first)) return `/dashboard/receipt/${first}`
  const [, dayYear = '', dayMonth = '', daySide = ''] = dayPattern.exec(first) ?? []
  if (dayYear) return monthlyListPath(daySide, dayYear, dayMonth)
  const [, year = '', side = '', , month = '', fund = ''] = yearPattern.exec(first) ?? []
  if (!year) return undefined
  if (month) return monthlyListPath(side, year, month)
  if (!fund) return `/dashboard/${sideInPath(side)}-report?year=${year}`
  const tab = side === 'expense' ? '&tab=expanse' : ''
  return `/dashboard/${fund === 'general' ? 'general-income-report' : 'welfare-fund-report'}?year=${year}${tab}`
}
