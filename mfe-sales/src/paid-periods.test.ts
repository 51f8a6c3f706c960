import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { dueOf, type FeeKind, formatSpan, spansOf, spansOfMonths } from './paid-periods.ts'

const paidPeriod = (kind: PaidPeriod['kind'], from: string, to = from): PaidPeriod => ({
  kind,
  from,
  to,
  number: 'FEE-2026-000001',
})

test('consecutive months are one span, also across the new year', () => {
  const spans = spansOf(
    [
      paidPeriod('monthly', '2026-02'),
      paidPeriod('monthly', '2025-11', '2025-12'),
      paidPeriod('monthly', '2026-01'),
    ],
    'monthly',
  )
  expect(spans.map(formatSpan)).toEqual(['11/2025 – 02/2026'])
})

test('a gap separates two spans, and periods of another kind are ignored', () => {
  const spans = spansOf(
    [paidPeriod('yearly', '2022', '2023'), paidPeriod('yearly', '2025'), paidPeriod('entry', '')],
    'yearly',
  )
  expect(spans.map(formatSpan)).toEqual(['2022 – 2023', '2025'])
})

test('consecutive single months are one span', () => {
  expect(spansOfMonths(['2025-12', '2026-01', '2026-03']).map(formatSpan)).toEqual([
    '12/2025 – 01/2026',
    '03/2026',
  ])
})

describe('the due periods', () => {
  const due = (periods: PaidPeriod[], kind: FeeKind) => dueOf(periods, kind, '2026-11-21').map(formatSpan)

  test('are the gaps between payments and the time since the last payment', () => {
    const periods = [paidPeriod('monthly', '2026-01', '2026-03'), paidPeriod('monthly', '2026-06', '2026-09')]
    expect(due(periods, 'monthly')).toEqual(['04/2026 – 05/2026', '10/2026 – 11/2026'])
    expect(due([paidPeriod('yearly', '2023'), paidPeriod('yearly', '2025')], 'yearly')).toEqual([
      '2024',
      '2026',
    ])
  })
  test('are empty when everything is paid, also in advance', () => {
    expect(due([paidPeriod('monthly', '2026-01', '2027-02')], 'monthly')).toEqual([])
    expect(due([paidPeriod('yearly', '2026', '2028')], 'yearly')).toEqual([])
    expect(due([paidPeriod('yearly', '2028')], 'yearly')).toEqual([])
  })
  test('are the current month and year for an advocate without a payment', () => {
    expect(due([], 'monthly')).toEqual(['11/2026'])
    expect(due([], 'yearly')).toEqual(['2026'])
  })
})
