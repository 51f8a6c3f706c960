import { latinDigits } from '@samity/shared-api/contract/digits'
import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { publicFields, type PublicField } from '@samity/shared-api/contract/config/public-fields'
import { limitSearchText } from '@samity/shared-api/contract/search-limits'
import type { Get, PageLocation } from '@samity/shared-api/module'

const cardFields = ['id', ...publicFields] as const
/** The fields of a card. Fields that the association withholds are blank. */
export type Member = Pick<Advocate, 'id' | PublicField>

export const pageSize = 60

export type MemberQuery = { status: '' | 'active' | 'inactive'; search: string }
export type MemberPage = { members: Member[]; page: number; hasMore: boolean }
export type MemberListData = MemberPage & { query: MemberQuery }

const isStatus = (value: string | null) => value === 'active' || value === 'inactive'

/** Reads `?status=`, `?search=` and `?page=` from a URL. Invalid values count as missing. */
export function parseMemberQuery(search: string): { query: MemberQuery; page: number } {
  const parameters = new URLSearchParams(search)
  const status = parameters.get('status')
  const page = Number(latinDigits(parameters.get('page') ?? '1'))
  return {
    query: {
      status: isStatus(status) ? status : '',
      search: limitSearchText(parameters.get('search') ?? ''),
    },
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/**
 * The API path of one page. It requests one advocate more than the page shows, which tells whether another
 * page follows.
 */
export const memberListPath = ({ status, search }: MemberQuery, page: number): string =>
  `advocates/?${new URLSearchParams({
    ordering: 'bar_registration_number',
    limit: String(pageSize + 1),
    offset: String((page - 1) * pageSize),
    ...(status && { status }),
    ...(search && { search }),
  })}`

export function linkToPage(query: MemberQuery, page: number): string {
  const filters = Object.entries(query).filter(([, value]) => value !== '')
  return `?${new URLSearchParams([...filters, ...(page > 1 ? [['page', String(page)]] : [])])}`
}

/** Keeps only the fields that the cards show: the page's data is public. */
export function toMemberPage(advocates: readonly Advocate[], page: number): MemberPage {
  const members = advocates
    .slice(0, pageSize)
    // Object.fromEntries loses the names of the keys
    .map((advocate) => Object.fromEntries(cardFields.map((name) => [name, advocate[name]])) as Member)
  return { members, page, hasMore: advocates.length > pageSize }
}

export async function data(get: Get, { search }: PageLocation): Promise<MemberListData> {
  const { query, page } = parseMemberQuery(search)
  // the contract declares this type for GET advocates/
  const advocates = (await get(memberListPath(query, page))) as Advocate[]
  return { ...toMemberPage(advocates, page), query }
}
