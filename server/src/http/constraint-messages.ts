import type { Words } from '@samity/shared-api/contract'

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

/** Returns the sentence for a foreign key whose record does not exist; undefined if no resource declares it. */
export const foreignKeyMessage = (constraint: string | undefined): ConstraintMessage | undefined =>
  foreignKeyMessages.get(constraint ?? '')
