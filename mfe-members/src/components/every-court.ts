import type { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'

export const everyCourt = { en: 'Every court', bn: 'সব আদালত' }

export const courtColumn = ({ label, choices }: typeof feeSchedule.fields.court_type) => ({
  name: 'court_type' as const,
  label,
  choices: [{ value: 'every', label: everyCourt }, ...choices],
  value: ({ court_type }: { court_type: string }) => court_type || 'every',
})
