import { latinDigits } from '@samity/shared-api/contract/digits'
import type {
  ReleasedVoter,
  ReleasedVoterList,
  ReleasedVoterListDetails,
} from '@samity/shared-api/contract/members/voter-list'
import type { Get, PageLocation } from '@samity/shared-api/module'

const pageSize = 100

export type VoterListsData = {
  lists: ReleasedVoterList[]
  /** The list of the URL, or the newest one; null when there is none */
  list: ReleasedVoterList | null
  voters: ReleasedVoter[]
  total: number
  search: string
  page: number
  hasMore: boolean
}

const searchKey = (text: string) => latinDigits(text).normalize('NFC').toLowerCase()

function matches(
  { bar_registration_number, name_english, name_bengali, father_name, father_name_bengali }: ReleasedVoter,
  words: string[],
) {
  const texts = [bar_registration_number, name_english, name_bengali, father_name, father_name_bengali]
  const key = searchKey(texts.join(' '))
  return words.every((word) => key.includes(word))
}

export async function data(get: Get, { search: query }: PageLocation): Promise<VoterListsData> {
  const params = new URLSearchParams(query)
  const search = (params.get('search') ?? '').trim().slice(0, 100)
  const requestedPage = Number(latinDigits(params.get('page') ?? '1'))
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1
  // the contract declares the types of both
  const lists = (await get('released-voter-lists/')) as ReleasedVoterList[]
  const requestedList = params.get('list')
  const list = requestedList ? lists.find(({ id }) => String(id) === requestedList) : lists[0]
  const empty = { lists, list: null, voters: [], total: 0, search, page, hasMore: false }
  if (!list) return empty
  const { rows } = (await get(`released-voter-lists/${list.id}/`)) as ReleasedVoterListDetails
  const words = searchKey(search).split(/\s+/).filter(Boolean)
  const matchingVoters = words.length === 0 ? rows : rows.filter((voter) => matches(voter, words))
  const end = page * pageSize
  return {
    lists,
    list,
    voters: matchingVoters.slice(end - pageSize, end),
    total: matchingVoters.length,
    search,
    page,
    hasMore: matchingVoters.length > end,
  }
}
