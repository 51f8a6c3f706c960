import type { FastifyRequest } from 'fastify'
import { isWithoutPerson } from '../../http/access.ts'

/**
 * The columns that say who wrote a notice. A module that acts for an event or a job only proposes: its notice
 * is withdrawn from the beginning, until a person publishes it.
 */
export function authorColumns(request: FastifyRequest, isProposed = false) {
  const { service } = request
  const proposedAt = isProposed || isWithoutPerson(request) ? new Date() : undefined
  return {
    ...(service && { author_module: service.aud }),
    ...(proposedAt && { archived_at: proposedAt, proposed_at: proposedAt }),
  }
}
