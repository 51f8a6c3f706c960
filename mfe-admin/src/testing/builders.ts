import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import type { ModuleStatus, ReleaseAsk } from '@samity/shared-api/contract/system/modules'

const release = '1.0.0+0123456789ab'

/** The library with an active release that asks for one thing of each kind. */
export const aModule = (
  kinds: ReleaseAsk['kind'][] = ['setting'],
  over: Partial<ModuleStatus> = {},
): ModuleStatus => ({
  name: 'mfe-library',
  title: { en: 'Library', bn: 'গ্রন্থাগার' },
  active: release,
  changed: null,
  by: null,
  canary: null,
  mine: release,
  chosen: null,
  mayGoBack: false,
  releases: [
    {
      release,
      made: '2026-11-21T08:30:00.000Z',
      local: false,
      state: 'active',
      people: 0,
      failing: 0,
      service: null,
      asks: kinds.map((kind) => ({ kind, name: kind, title: { en: kind, bn: kind }, isNew: false })),
    },
  ],
  ...over,
})

export const aSeries = (over: Partial<ModuleSeries> = {}): ModuleSeries => ({
  code: 'LIB',
  title: { en: 'Library Fine', bn: 'লাইব্রেরির জরিমানা' },
  head: { en: 'Library fines', bn: 'লাইব্রেরির জরিমানা' },
  module: 'mfe-library',
  status: 'pending',
  is_declared: true,
  category: null,
  approved_by: null,
  approved_at: null,
  automatic_limit: null,
  automatic_by: null,
  automatic_today: '0.00',
  ...over,
})
