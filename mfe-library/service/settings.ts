import { toDecimal } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import type { LibraryTerms } from '../contract/loan.ts'

export const termsOf = ({ moduleSettings }: FastifyInstance): LibraryTerms => ({
  loan_days: Number(moduleSettings['loan_days']),
  max_loans: Number(moduleSettings['max_loans']),
  max_renewals: Number(moduleSettings['max_renewals']),
  fine_per_day: Number(moduleSettings['fine_per_day']),
})

/** Settings have whole taka, fines have paisa. */
export const finePerDayPaisa = ({ fine_per_day }: LibraryTerms): number => fine_per_day * 100
export const asAmount = (paisa: number): string => toDecimal(paisa)
