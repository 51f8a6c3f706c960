import type { Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { FastifyRequest } from 'fastify'

/** Who sent the request, as records keep it */
export const personOf = ({ claims: { name, sub, member } }: FastifyRequest): string =>
  name ?? (member === undefined ? sub : `member:${member}`)

/**
 * The member whose own page sends the request, by a session of the core; null for everybody else. Needs the
 * right `write:member-sessions`. A person who is signed in to the back office, too, is both.
 */
export const memberOf = ({ claims }: FastifyRequest): { advocateId: number } | null =>
  claims.member === undefined ? null : { advocateId: claims.member }

/** Until an administrator has approved the right, a module works without. */
export const hasRight = ({ claims }: FastifyRequest, right: Scope): boolean =>
  claims.asks?.includes(right) === true

/** Changes something outside the module, whose own work is done whatever becomes of this. */
export async function attempt(
  request: FastifyRequest,
  right: Scope,
  change: () => Promise<unknown>,
): Promise<void> {
  if (!hasRight(request, right)) return
  await change().catch((error: unknown) => request.log.warn(error))
}
