const receipt = /^[A-Z]{3}-\d{4}-\d+$/
const day = /^(\d{4})-(\d\d)-\d\d (\w+)$/
const year = /^(\d{4}) (income|expense)(?:, (\d{4})-(\d\d))?(?:, (general|welfare)$)?/

const named = (side: string) => (side === 'expense' ? 'expanse' : 'income')
const monthly = (side: string, of: string, month: string) =>
  `/dashboard/monthly-${named(side)}-list?year=${of}&month=${Number(month)}`

/**
 * The screen that shows what differs: a receipt ('VKL-2026-000123'), a day's list ('2026-03-10 income'), a month's
 * ('2026 income, 2026-03, Shop Rent'), a fund's ('2026 income, general') or a year's report ('2026 expense').
 */
export function placeOf(first: string): string | undefined {
  if (receipt.test(first)) return `/dashboard/receipt/${first}`
  const [, ofDay = '', inMonth = '', daySide = ''] = day.exec(first) ?? []
  if (ofDay) return monthly(daySide, ofDay, inMonth)
  const [, of = '', side = '', , month = '', fund = ''] = year.exec(first) ?? []
  if (!of) return undefined
  if (month) return monthly(side, of, month)
  if (!fund) return `/dashboard/${named(side)}-report?year=${of}`
  const tab = side === 'expense' ? '&tab=expanse' : ''
  return `/dashboard/${fund === 'general' ? 'general-income-report' : 'welfare-fund-report'}?year=${of}${tab}`
}
