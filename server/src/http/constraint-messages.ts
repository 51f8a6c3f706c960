import type { Words } from '@samity/shared-api/contract'
import type { ErrorCode } from '@samity/shared-api/contract/error-codes'

/** The wire field of a violated constraint, and the sentence to show at that field. */
export type ConstraintMessage = { field: string; message: Words }

const constraintMessages = new Map<string, ConstraintMessage>()
const foreignKeyMessages = new Map<string, ConstraintMessage>()

export const addConstraintMessage = (constraint: string, message: ConstraintMessage): void =>
  void constraintMessages.set(constraint, message)
export const addForeignKeyMessage = (constraint: string, message: ConstraintMessage): void =>
  void foreignKeyMessages.set(constraint, message)

/** Returns the sentence for a violated unique, check or exclusion constraint; undefined if no resource declares it. */
export const constraintMessage = (constraint: string | undefined): ConstraintMessage | undefined =>
  constraintMessages.get(constraint ?? '')

/** Makes a sentence of what the database tells about a refusal in `detail`: JSON with names, days and amounts. */
type DetailedMessage = (detail: string) => Words
const detailedMessages = new Map<string, DetailedMessage>()

export const addDetailedMessage = (constraint: string, message: DetailedMessage): void =>
  void detailedMessages.set(constraint, message)

/** Returns the sentence for a constraint whose refusal tells a detail; undefined for any other. */
export const detailedMessage = (constraint = '', detail = ''): Words | undefined =>
  detail === '' ? undefined : detailedMessages.get(constraint)?.(detail)

/** Returns the sentence for a foreign key whose record does not exist; undefined if no resource declares it. */
export const foreignKeyMessage = (constraint: string | undefined): ConstraintMessage | undefined =>
  foreignKeyMessages.get(constraint ?? '')

/** What the database refuses about money and days, by constraint. */
const codes: Partial<Record<string, ErrorCode>> = {
  cash_days_closed: 'day.closed',
  cash_days_last_open: 'day.earlier_open',
  cash_days_passed: 'day.passed',
  cash_days_opening_fixed: 'place.fixed',
  place_balances_not_below_zero: 'box.empty',
  place_balances_archived_is_empty: 'place.not_empty',
  place_balances_nothing_on_the_way: 'place.not_empty',
  place_balances_opens_before_lines: 'place.fixed',
}

/** Returns the code of a violated constraint. */
export const constraintCode = (constraint = ''): ErrorCode => codes[constraint] ?? 'state.conflict'
