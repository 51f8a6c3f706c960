import type { FastifyRequest } from 'fastify'

export type Current = { id: number; version: number } & Record<string, unknown>

const changedByOther = {
  en: 'Someone else changed this record in the meantime.',
  bn: 'এর মধ্যে অন্য কেউ এই তথ্য পরিবর্তন করেছেন।',
}

/**
 * The body of a 409 when somebody changed the record after the client read `version`; undefined when the write may happen. The body
 * contains the current record, from which the form shows the difference.
 */
export const oldVersionConflict = (
  current: Current,
  version: number | undefined,
  { claims }: FastifyRequest,
) =>
  version === undefined || version === current.version
    ? undefined
    : { message: changedByOther[claims.language], current }
