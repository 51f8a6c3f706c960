import type { FastifyRequest } from '@samity/module-service'

export const memberOf = ({ claims }: FastifyRequest): { advocateId: number } | null => {
  const { member } = claims as { member?: number }
  return member === undefined ? null : { advocateId: member }
}
