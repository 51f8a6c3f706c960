import type { RecordPath } from '@samity/shared-api/module'

const receiptPattern = /^[A-Z]{3}-\d{4}-\d+$/
const dayPattern = /^(\d{4})-(\d\d)-\d\d (\w+)$/
const yearPattern = /^(\d{4}) (income|expense)(?:, (\d{4})-(\d\d))?(?:, (general|welfare)$)?/

const pathSegmentOf = (side: string) => (side === 'expense' ? 'expanse' : 'income')
const monthlyListPath = (side: string, year: string, month: string) =>
  `/dashboard/monthly-${pathSegmentOf(side)}-list?year=${year}&month=${Number(month)}`

/**
 * Returns the path of the screen that shows a difference: a receipt ('VKL-2026-000123'), the list of a day
 * ('2026-03-10 income') or of a month ('2026 income, 2026-03, Shop Rent'), the report of a fund ('2026
 * income, general') or of a year ('2026 expense').
 */
export function differenceLink(first: string, recordPath: RecordPath): string | undefined {
  if (receiptPattern.test(first)) return recordPath('receipt', { number: first })
  const [, dayYear = '', dayMonth = '', daySide = ''] = dayPattern.exec(first) ?? []
  if (dayYear) return monthlyListPath(daySide, dayYear, dayMonth)
  const [, year = '', side = '', , month = '', fund = ''] = yearPattern.exec(first) ?? []
  if (!year) return undefined
  if (month) return monthlyListPath(side, year, month)
  if (!fund) return `/dashboard/${pathSegmentOf(side)}-report?year=${year}`
  const tab = side === 'expense' ? '&tab=expanse' : ''
  return `/dashboard/${fund === 'general' ? 'general-income-report' : 'welfare-fund-report'}?year=${year}${tab}`
}
