import type { Day } from '../contract/day.ts'
import { fillLead } from './lead.ts'

const lead = {
  en: '{day} · Accounts of {year} · {association}',
  bn: '{day} · {year} সালের হিসাব · {association}',
}
const values = { day: '2026-11-02' as Day, association: { en: 'Bar 1874', bn: 'সমিতি 1874' } }

test('a lead names the day, the year and the association in the language of the reader', () => {
  expect(fillLead(lead, 'en', values)).toBe('Monday, 2 November 2026 · Accounts of 2026 · Bar 1874')
  expect(fillLead(lead, 'bn', values)).toBe('সোমবার, ২ নভেম্বর ২০২৬ · ২০২৬ সালের হিসাব · সমিতি 1874')
})

test('a lead has the digits that a person has chosen', () => {
  expect(fillLead(lead, 'en', { ...values, digits: 'bengali' })).toBe(
    'Monday, ২ November ২০২৬ · Accounts of ২০২৬ · Bar 1874',
  )
})
