import { findAdvocate, ServiceError, type FastifyRequest } from '@samity/module-service'

export type KnownAdvocate = { advocate_id: number; advocate_number: string; advocate_name: string }

const noAdvocate = { en: 'Pick the advocate from the list.', bn: 'তালিকা থেকে আইনজীবী বেছে নিন।' }

/** Whom the API knows by this id, with the number and the name of today. Throws 422 for nobody. */
export async function advocateOf(
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
