import type { CheckFigures, DoubleCase } from '@samity/shared-api/contract/authenticity/check'

export const aDoubleCase = (changes: Partial<DoubleCase> = {}): DoubleCase => ({
  paper: 'VKL',
  paper_name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
  serial: '00400',
  cases: [
    { id: 1, case_number: 'CR 12/2026', day: '2026-11-01', set_aside: false },
    { id: 2, case_number: 'GR 9/2026', day: '2026-11-20', set_aside: false },
  ],
  last_at: '2026-11-20T05:00:00Z',
  reviewed_at: null,
  reviewed_by: null,
  reason: '',
  ...changes,
})

export const someFigures = (changes: Partial<CheckFigures> = {}): CheckFigures => ({
  days: [
    { day: '2026-11-21', lookups: 12, not_genuine: 3 },
    { day: '2026-11-20', lookups: 30, not_genuine: 0 },
  ],
  results: [
    { kind: 'paper', result: 'sold', count: 39 },
    { kind: 'code', result: 'not_genuine', count: 3 },
  ],
  keys: [{ version: 1, created_at: '2026-10-01T05:00:00Z', created_by: '' }],
  double_cases: [
    aDoubleCase(),
    aDoubleCase({
      serial: '00007',
      reviewed_at: '2026-11-19T05:00:00Z',
      reviewed_by: 'rahima',
      reason: 'A typing mistake',
    }),
  ],
  ...changes,
})
