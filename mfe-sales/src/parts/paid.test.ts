import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { dueOf, type FeeKind, showSpan, spansOf, spansOfMonths } from './paid.ts'

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

test('single months that follow on each other are one span', () => {
  expect(spansOfMonths(['2025-12', '2026-01', '2026-03']).map(showSpan)).toEqual([
    '12/2025 – 01/2026',
    '03/2026',
  ])
})

describe('due is', () => {
  const due = (periods: PaidPeriod[], kind: FeeKind) => dueOf(periods, kind, '2026-11-21').map(showSpan)

  test('what was left out between payments, and what has passed since the last one', () => {
    const periods = [paid('monthly', '2026-01', '2026-03'), paid('monthly', '2026-06', '2026-09')]
    expect(due(periods, 'monthly')).toEqual(['04/2026 – 05/2026', '10/2026 – 11/2026'])
    expect(due([paid('yearly', '2023'), paid('yearly', '2025')], 'yearly')).toEqual(['2024', '2026'])
  })
  test('nothing where all is paid, also ahead of time', () => {
    expect(due([paid('monthly', '2026-01', '2027-02')], 'monthly')).toEqual([])
    expect(due([paid('yearly', '2026', '2028')], 'yearly')).toEqual([])
    expect(due([paid('yearly', '2028')], 'yearly')).toEqual([])
  })
  test('of a member without a payment the current month and year', () => {
    expect(due([], 'monthly')).toEqual(['11/2026'])
    expect(due([], 'yearly')).toEqual(['2026'])
  })
})
