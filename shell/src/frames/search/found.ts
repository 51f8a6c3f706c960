import { statusNotes } from '@samity/shared-api/contract/config/advocate'
import { latinDigits } from '@samity/shared-api/contract/digits'
import type { Role } from '@samity/shared-api/contract/roles'
import { streams } from '@samity/shared-api/contract/sales/money-record'
import { showSerial } from '@samity/shared-api/contract/sales/serials'
import type { Found, FoundMember, FoundReceipt, FoundRenter } from '@samity/shared-api/contract/search'
import type { Words } from '@samity/shared-api/contract/words'
import { createSearchParams } from '@samity/shared-ui/router'
import { fill, useLanguage, useSay, useShow } from '@samity/shared-ui/words'

export type FoundLink = {
  key: string
  to: string
  title: string
  note: string
  /** 'VOID', 'Archived', 'Deceased' */
  mark?: string
}
export type FoundGroup = { name: string; links: FoundLink[] }

const words = {
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  serials: { en: 'Serial {serial} is on', bn: 'ক্রমিক {serial} যে রসিদে' },
  members: { en: 'Advocates', bn: 'আইনজীবী' },
  renters: { en: 'Renters', bn: 'ভাড়াটিয়া' },
  void: { en: 'VOID', bn: 'বাতিল' },
  archived: { en: 'Archived', bn: 'আর্কাইভ' },
} satisfies Record<string, Words>

const at = (path: string, asked: Record<string, string>) => `${path}?${createSearchParams(asked).toString()}`
const archived = (archived_at: string | null | undefined): Record<string, string> =>
  archived_at ? { archived: '1' } : {}

const markOf = (notes: string[]) => (notes.length > 0 ? { mark: notes.join(' · ') } : {})

const mostBesideExact = 3

/** Everyone may open the list of members, narrowed to the one chosen. */
const memberPath = ({ bar_registration_number, archived_at }: FoundMember) =>
  at('/dashboard/Advocate-list', { number: bar_registration_number, ...archived(archived_at) })

/** Where a role can look at a renter: the record, the list, or what was collected. */
function renterPath({ id, renter_name, archived_at }: FoundRenter, role: Role): string {
  if (role === 'cashier') return at('/dashboard/shop-rent-list', { search: renter_name })
  if (role === 'auditor') return at('/dashboard/renter', { search: renter_name, ...archived(archived_at) })
  return at('/dashboard/renter', { edit: String(id) })
}

/** What was found, as a reader reads it; groups in which nothing was found are left out. */
export function useFoundGroups(role: Role) {
  const say = useSay()
  const show = useShow()
  const bengali = useLanguage() === 'bn'
  const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

  const receipt = ({
    number,
    book_no,
    stream,
    date,
    payer,
    total,
    voided_at,
    serials,
  }: FoundReceipt): FoundLink => ({
    key: `${serials ? 'serial' : 'receipt'} ${number}`,
    to: `/dashboard/receipt/${number}`,
    title: line(number, book_no),
    note: line(
      say(streams[stream]),
      serials &&
        show.digits(
          `${showSerial(serials.from_serial, serials.width)}–${showSerial(serials.to_serial, serials.width)}`,
        ),
      payer,
      show.day(date),
      // the sign stays with its amount
      show.money(total).replace(' ', '\u00a0'),
    ),
    ...(voided_at && { mark: say(words.void) }),
  })
  const member = (found: FoundMember): FoundLink => ({
    key: `member ${found.id}`,
    to: memberPath(found),
    title: line(
      show.digits(found.bar_registration_number),
      bengali ? found.name_bengali : found.name_english,
    ),
    note: line(bengali ? found.name_english : found.name_bengali, show.digits(found.phone)),
    ...markOf(statusNotes(found).map(say)),
  })
  const renter = (found: FoundRenter): FoundLink => ({
    key: `renter ${found.id}`,
    to: renterPath(found, role),
    title: found.renter_name,
    note: line(found.building_name, found.floor_no, found.room_no, show.digits(found.phone)),
    ...(found.archived_at && { mark: say(words.archived) }),
  })

  return ({ receipts, serials, members, renters }: Found, asked: string): FoundGroup[] => {
    const advocates = { name: say(words.members), links: members.map(member) }
    const exact = members[0]?.bar_registration_number === latinDigits(asked)
    return [
      // whoever types a member's whole number means the member, not those whose numbers begin alike
      ...(exact ? [{ ...advocates, links: advocates.links.slice(0, mostBesideExact) }] : []),
      { name: fill(say(words.serials), { serial: show.digits(asked) }), links: serials.map(receipt) },
      { name: say(words.receipts), links: receipts.map(receipt) },
      ...(exact ? [] : [advocates]),
      { name: say(words.renters), links: renters.map(renter) },
    ].filter(({ links }) => links.length > 0)
  }
}
