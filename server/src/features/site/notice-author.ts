import type { FastifyRequest } from 'fastify'

/**
 * The columns that say who wrote a notice. A module that acts for an event or a job only proposes: its notice
 * is withdrawn from the beginning, until a person publishes it.
 */
export function authorColumns({ service }: FastifyRequest, isProposed = false) {
  const proposedAt = isProposed || service?.sub === 'system' ? new Date() : undefined
  return {
    ...(service && { author_module: service.aud }),
    ...(proposedAt && { archived_at: proposedAt, proposed_at: proposedAt }),
  }
}
