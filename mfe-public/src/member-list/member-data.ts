import { latinDigits } from '@samity/shared-api/contract/digits'
import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { publicFields, type PublicField } from '@samity/shared-api/contract/config/public-fields'
import { withinSearchLimits } from '@samity/shared-api/contract/search-limits'
import type { Get, Place } from '@samity/shared-api/module'

const shown = ['id', ...publicFields] as const
/** What a card shows; fields that the association withholds are blank. */
export type Member = Pick<Advocate, 'id' | PublicField>

/** Cards that one page of the list holds. */
export const pageSize = 60

export type Asked = { status: '' | 'active' | 'inactive'; search: string }
export type MemberPage = { members: Member[]; page: number; more: boolean }
export type MemberListData = MemberPage & { asked: Asked }

const isStatus = (value: string | null) => value === 'active' || value === 'inactive'

/** What an address asks for: `?status=`, `?search=`, `?page=`. */
export function readAsked(search: string): { asked: Asked; page: number } {
  const parameters = new URLSearchParams(search)
  const status = parameters.get('status')
  const page = Number(latinDigits(parameters.get('page') ?? '1'))
  return {
    asked: {
      status: isStatus(status) ? status : '',
      search: withinSearchLimits(parameters.get('search') ?? ''),
    },
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** Where the cards of a page lie in the API; one more than it shows tells whether another page follows. */
export const pathOf = ({ status, search }: Asked, page: number): string =>
  `advocates/?${new URLSearchParams({
    ordering: 'bar_registration_number',
    limit: String(pageSize + 1),
    offset: String((page - 1) * pageSize),
    ...(status && { status }),
    ...(search && { search }),
  })}`

/** The address of another page of the same list. */
export function linkTo(asked: Asked, page: number): string {
  const given = Object.entries(asked).filter(([, value]) => value !== '')
  return `?${new URLSearchParams([...given, ...(page > 1 ? [['page', String(page)]] : [])])}`
}

/** Of what the API answers, what the cards show. */
export function toPage(answer: readonly Advocate[], page: number): MemberPage {
  const members = answer
    .slice(0, pageSize)
    // Object.fromEntries forgets the names
    .map((advocate) => Object.fromEntries(shown.map((name) => [name, advocate[name]])) as Member)
  return { members, page, more: answer.length > pageSize }
}

export async function data(get: Get, place: Place): Promise<MemberListData> {
  const { asked, page } = readAsked(place.search)
  // the shape that the contract declares
  const answer = (await get(pathOf(asked, page))) as Advocate[]
  return { ...toPage(answer, page), asked }
}
