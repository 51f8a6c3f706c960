import { latinDigits } from '@samity/shared-api/contract/digits'
import type { DayDigest } from '@samity/shared-api/contract/treasury/cash-day'
import type { Get, PageLocation } from '@samity/shared-api/module'

const pageSize = 50

export type DayDigestsData = { digests: DayDigest[]; page: number; hasMore: boolean }

export async function data(get: Get, { search }: PageLocation): Promise<DayDigestsData> {
  const requestedPage = Number(latinDigits(new URLSearchParams(search).get('page') ?? '1'))
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1
  const offset = (page - 1) * pageSize
  // one row more than a page shows tells whether another page follows; the contract declares the type
  const rows = (await get(`day-digests/?limit=${pageSize + 1}&offset=${offset}`)) as DayDigest[]
  return { digests: rows.slice(0, pageSize), page, hasMore: rows.length > pageSize }
}
