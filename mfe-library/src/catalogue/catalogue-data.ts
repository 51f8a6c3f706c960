import { latinDigits } from '@samity/shared-api/contract/digits'
import { maxSearchLength, maxSearchWords } from '@samity/shared-api/contract/search-limits'
import type { Get, PageLocation } from '@samity/shared-api/module'
import type { Catalogue } from '../../contract/catalogue.ts'

export type CatalogueData = Catalogue & { search: string }

/** Reads one page of the catalogue. A search that is too long is cut to its first words. */
export async function data(get: Get, { search: query }: PageLocation): Promise<CatalogueData> {
  const params = new URLSearchParams(query)
  const search = (params.get('search') ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, maxSearchWords)
    .join(' ')
    .slice(0, maxSearchLength)
  const number = Number(latinDigits(params.get('page') ?? '1'))
  const page = Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1
  const path = `x/mfe-library/catalogue/?${new URLSearchParams({ ...(search && { search }), page: String(page) })}`
  // the service returns this type
  return { ...((await get(path)) as Catalogue), search }
}
