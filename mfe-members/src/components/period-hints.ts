import type { Words } from '@samity/shared-api/contract'

export const periodHints: Record<'from' | 'to', Words> = {
  from: {
    en: '03/2026 for the monthly fee, 2026 for the others',
    bn: 'মাসিক চাঁদার জন্য ০৩/২০২৬, অন্যগুলোর জন্য ২০২৬',
  },
  to: {
    en: 'The last period, also the same one',
    bn: 'শেষ সময়কাল; একটিই হলে একই লিখুন',
  },
}
