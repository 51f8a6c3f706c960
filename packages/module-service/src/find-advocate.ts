import type { AdvocateReference } from '@samity/shared-api/contract/config/advocate-reference'
import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'
import { ServiceError } from './service-error.ts'

/**
 * The advocate with this id, whose number and name a record may keep; undefined when there is none. Needs the
 * request of a person.
 */
export async function findAdvocate(
  request: FastifyRequest,
  id: number,
): Promise<AdvocateReference | undefined> {
  try {
    // the API returns this type
    return (await requestApi(request, `advocates/${id}/reference/`)) as AdvocateReference
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return undefined
    throw error
  }
}
