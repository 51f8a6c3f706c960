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

const noAdvocate = { en: 'Pick the advocate from the list.', bn: 'তালিকা থেকে আইনজীবী বেছে নিন।' }

/** The number and the name of today, as a record keeps them */
export type KnownAdvocate = { advocate_id: number; advocate_number: string; advocate_name: string }

/** As `findAdvocate`, for a field `advocate_id` of a form. Throws 422 for nobody. */
export async function readKnownAdvocate(
  request: FastifyRequest,
  id: number,
): Promise<KnownAdvocate & { is_archived: boolean }> {
  const advocate = id === 0 ? undefined : await findAdvocate(request, id)
  if (!advocate)
    throw new ServiceError(422, noAdvocate, { advocate_id: noAdvocate }, { code: 'record.reference' })
  const { bar_registration_number, name_english, name_bengali, is_archived } = advocate
  return {
    advocate_id: id,
    advocate_number: bar_registration_number,
    advocate_name: name_english || name_bengali,
    is_archived,
  }
}
