import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { showSpan, spansOf } from './paid.ts'

const paid = (kind: PaidPeriod['kind'], from: string, to = from): PaidPeriod => ({
  kind,
  from,
  to,
  number: 'FEE-2026-000001',
})

test('months that follow on each other are one span, also over the new year', () => {
  const spans = spansOf(
    [paid('monthly', '2026-02'), paid('monthly', '2025-11', '2025-12'), paid('monthly', '2026-01')],
    'monthly',
  )
  expect(spans.map(showSpan)).toEqual(['11/2025 – 02/2026'])
})

test('a gap stays a gap, and what is paid for something else is left out', () => {
  const spans = spansOf([paid('yearly', '2022', '2023'), paid('yearly', '2025'), paid('entry', '')], 'yearly')
  expect(spans.map(showSpan)).toEqual(['2022 – 2023', '2025'])
})
