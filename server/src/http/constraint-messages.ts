import type { Words } from '@samity/shared-api/contract'
import type { ErrorCode } from '@samity/shared-api/contract/error-codes'

export type ConstraintMessage = { field: string; message: Words }

/**
 * Makes a sentence of what the database tells about a refusal in `detail`: JSON with names, days and amounts.
 */
type DetailedMessage = (detail: string) => Words

/**
 * The sentences of an application for what its database refuses: about a unique, check or exclusion
 * constraint, about a foreign key whose record does not exist, and about a constraint whose refusal tells a
 * detail. Features add those of their tables. A constraint that no feature has added gives undefined.
 */
export class ConstraintMessages {
  readonly #messages = new Map<string, ConstraintMessage>()
  readonly #foreignKeyMessages = new Map<string, ConstraintMessage>()
  readonly #detailedMessages = new Map<string, DetailedMessage>()

  add(constraint: string, message: ConstraintMessage): void {
    this.#messages.set(constraint, message)
  }

  addForeignKey(constraint: string, message: ConstraintMessage): void {
    this.#foreignKeyMessages.set(constraint, message)
  }

  addDetailed(constraint: string, message: DetailedMessage): void {
    this.#detailedMessages.set(constraint, message)
  }

  find(constraint = ''): ConstraintMessage | undefined {
    return this.#messages.get(constraint)
  }

  findForeignKey(constraint = ''): ConstraintMessage | undefined {
    return this.#foreignKeyMessages.get(constraint)
  }

  findDetailed(constraint = '', detail = ''): Words | undefined {
    return detail === '' ? undefined : this.#detailedMessages.get(constraint)?.(detail)
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    constraintMessages: ConstraintMessages
  }
}

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

export const constraintCode = (constraint = ''): ErrorCode => codes[constraint] ?? 'state.conflict'
