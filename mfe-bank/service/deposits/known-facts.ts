import { requestApi, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { Words } from '@samity/shared-api/contract'
import type { Bank } from '@samity/shared-api/contract/config/bank'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'

const messages = {
  unknown: { en: 'This record is not there any more. Choose again.', bn: 'তথ্যটি আর নেই। আবার বেছে নিন।' },
  notFdr: { en: 'Choose a place of the kind Fixed Deposit', bn: 'স্থায়ী আমানত ধরনের একটি স্থান বেছে নিন' },
}
export const refuseField = (field: string, words: Words) => new ServiceError(422, words, { [field]: words })

async function read(request: FastifyRequest, path: string, field: string): Promise<unknown> {
  return requestApi(request, path).catch((error: unknown) => {
    throw error instanceof ServiceError && error.status === 404 ? refuseField(field, messages.unknown) : error
  })
}

export const placeFacts = ({ name_english, name_bengali, fund, signatories }: MoneyPlace) => ({
  place_name_english: name_english,
  place_name_bengali: name_bengali,
  fund,
  signatories: signatories
    .map(({ name, designation }) => [name, designation].filter(Boolean).join(', '))
    .join('; '),
})

export async function resolutionFacts(request: FastifyRequest, resolution_id: number | null) {
  if (resolution_id === null) return { resolution_id, resolution_number: '' }
  const foundResolution = (await read(
    request,
    `resolutions/${resolution_id}/`,
    'resolution_id',
  )) as Resolution
  return { resolution_id, resolution_number: foundResolution.number }
}

/** The association's facts about a deposit's bank, place and resolution, read as the person. */
export async function knownFacts(
  request: FastifyRequest,
  { bank_id, place_id, resolution_id }: { bank_id: number; place_id: number; resolution_id: number | null },
) {
  // the API returns these types
  const [bank, place, resolution] = await Promise.all([
    read(request, `banks/${bank_id}/`, 'bank_id') as Promise<Bank>,
    read(request, `money-places/${place_id}/`, 'place_id') as Promise<MoneyPlace>,
    resolutionFacts(request, resolution_id),
  ])
  if (place.kind !== 'fdr') throw refuseField('place_id', messages.notFdr)
  return { bank_name: bank.bank_name, ...placeFacts(place), ...resolution }
}
