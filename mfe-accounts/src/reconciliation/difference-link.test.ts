import { differenceLink } from './difference-link.ts'

test.each([
  ['VKL-2026-000123', '/receipts/VKL-2026-000123'],
  ['2025-03-10 income', '/dashboard/monthly-income-list?year=2025&month=3'],
  ['2025-12-10 expense', '/dashboard/monthly-expanse-list?year=2025&month=12'],
  ['2025 income, 2025-07', '/dashboard/monthly-income-list?year=2025&month=7'],
  ['2025 expense, 2025-11, চা, ও নাস্তা', '/dashboard/monthly-expanse-list?year=2025&month=11'],
  ['2025 income, general', '/dashboard/general-income-report?year=2025'],
  ['2025 expense, welfare', '/dashboard/welfare-fund-report?year=2025&tab=expanse'],
  ['2025 income, heads', '/dashboard/income-report?year=2025'],
  ['2025 expense', '/dashboard/expanse-report?year=2025'],
  ['something else', undefined],
])('a difference at "%s" links to %s', (first, link) => {
  expect(differenceLink(first, (_kind, { number } = {}) => `/receipts/${number}`)).toBe(link)
})
