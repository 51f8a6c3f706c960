import type { Words } from '@samity/shared-api/contract'

/** The field of the wire that a violated constraint is about, and the sentence that is shown there. */
export type ConstraintMessage = { field: string; message: Words }

const constraintMessages = new Map<string, ConstraintMessage>()
const foreignKeyMessages = new Map<string, ConstraintMessage>()

export const addConstraintMessage = (constraint: string, message: ConstraintMessage): void =>
  void constraintMessages.set(constraint, message)
export const addForeignKeyMessage = (constraint: string, message: ConstraintMessage): void =>
  void foreignKeyMessages.set(constraint, message)

/** The sentence for a violated unique, check or exclusion constraint; undefined for one that no resource declares. */
export const constraintMessage = (constraint: string | undefined): ConstraintMessage | undefined =>
  constraintMessages.get(constraint ?? '')

/** The sentence for a foreign key that finds no record; undefined for one that no resource declares. */
export const foreignKeyMessage = (constraint: string | undefined): ConstraintMessage | undefined =>
  foreignKeyMessages.get(constraint ?? '')
