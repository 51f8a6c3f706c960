import { statusNotes } from '@samity/shared-api/contract/config/advocate'
import { latinDigits } from '@samity/shared-api/contract/digits'
import type { Role } from '@samity/shared-api/contract/roles'
import { seriesTitle } from '@samity/shared-api/contract/sales/money-record'
import { showSerial } from '@samity/shared-api/contract/sales/serials'
import type {
  SearchResult,
  AdvocateHit,
  ReceiptHit,
  RenterHit,
} from '@samity/shared-api/contract/system/search'
import type { Words } from '@samity/shared-api/contract/words'
import { createSearchParams } from '@samity/shared-ui/router'
import { fill, useLanguage, useSay, useShow } from '@samity/shared-ui/words'

export type SearchResultLink = {
  key: string
  to: string
  title: string
  note: string
  /** 'VOID', 'Archived', 'Deceased' */
  mark?: string
}
export type SearchResultGroup = { name: string; links: SearchResultLink[] }

const words = {
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  serials: { en: 'Serial {serial} is on', bn: 'ক্রমিক {serial} যে রসিদে' },
  members: { en: 'Advocates', bn: 'আইনজীবী' },
  renters: { en: 'Renters', bn: 'ভাড়াটিয়া' },
  void: { en: 'VOID', bn: 'বাতিল' },
  archived: { en: 'Archived', bn: 'আর্কাইভ করা' },
} satisfies Record<string, Words>

const withQuery = (path: string, params: Record<string, string>) =>
  `${path}?${createSearchParams(params).toString()}`
const archivedParam = (archived_at: string | null | undefined): Record<string, string> =>
  archived_at ? { archived: '1' } : {}

const markOf = (notes: string[]) => (notes.length > 0 ? { mark: notes.join(' · ') } : {})

const maxLinksWithExactMatch = 3

/** The advocate list, filtered to this advocate. Every role may open it. */
const advocatePath = ({ bar_registration_number, archived_at }: AdvocateHit) =>
  withQuery('/dashboard/Advocate-list', { number: bar_registration_number, ...archivedParam(archived_at) })

/** The page on which a role can see a renter: the form, the list, or the rents collected. */
function renterPath({ id, renter_name, archived_at }: RenterHit, role: Role): string {
  if (role === 'cashier') return withQuery('/dashboard/shop-rent-list', { search: renter_name })
  if (role === 'auditor')
    return withQuery('/dashboard/renter', { search: renter_name, ...archivedParam(archived_at) })
  return withQuery('/dashboard/renter', { edit: String(id) })
}

/** Returns a function that turns a search result into groups of links with translated texts. Empty groups are omitted. */
export function useSearchResultGroups(role: Role) {
  const say = useSay()
  const show = useShow()
  const isBengali = useLanguage() === 'bn'
  const joinParts = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

  const receiptLink = ({
    number,
    book_no,
    stream,
    stream_title,
    date,
    payer,
    total,
    voided_at,
    serials,
  }: ReceiptHit): SearchResultLink => ({
    key: `${serials ? 'serial' : 'receipt'} ${number}`,
    to: `/dashboard/receipt/${number}`,
    title: joinParts(number, book_no),
    note: joinParts(
      say(seriesTitle(stream, stream_title)),
      serials &&
        show.digits(
          `${showSerial(serials.from_serial, serials.width)}–${showSerial(serials.to_serial, serials.width)}`,
        ),
      payer,
      show.day(date),
      // no line break between the currency sign and the amount
      show.money(total).replace(' ', '\u00a0'),
    ),
    ...(voided_at && { mark: say(words.void) }),
  })
  const advocateLink = (advocate: AdvocateHit): SearchResultLink => ({
    key: `member ${advocate.id}`,
    to: advocatePath(advocate),
    title: joinParts(
      show.digits(advocate.bar_registration_number),
      isBengali ? advocate.name_bengali : advocate.name_english,
    ),
    note: joinParts(isBengali ? advocate.name_english : advocate.name_bengali, show.digits(advocate.phone)),
    ...markOf(statusNotes(advocate).map(say)),
  })
  const renterLink = (renter: RenterHit): SearchResultLink => ({
    key: `renter ${renter.id}`,
    to: renterPath(renter, role),
    title: renter.renter_name,
    note: joinParts(renter.building_name, renter.floor_no, renter.room_no, show.digits(renter.phone)),
    ...(renter.archived_at && { mark: say(words.archived) }),
  })

  return ({ receipts, serials, members, renters }: SearchResult, query: string): SearchResultGroup[] => {
    const advocates = { name: say(words.members), links: members.map(advocateLink) }
    const isExactMatch = members[0]?.bar_registration_number === latinDigits(query)
    return [
      // a complete registration number means this advocate, so the advocates come first and are limited
      ...(isExactMatch ? [{ ...advocates, links: advocates.links.slice(0, maxLinksWithExactMatch) }] : []),
      { name: fill(say(words.serials), { serial: show.digits(query) }), links: serials.map(receiptLink) },
      { name: say(words.receipts), links: receipts.map(receiptLink) },
      ...(isExactMatch ? [] : [advocates]),
      { name: say(words.renters), links: renters.map(renterLink) },
    ].filter(({ links }) => links.length > 0)
  }
}
