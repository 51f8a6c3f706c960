import { statusNotes } from '@samity/shared-api/contract/config/advocate-status'
import { latinDigits } from '@samity/shared-api/contract/digits'
import type { AdvocateHit, RenterHit } from '@samity/shared-api/contract/system/search'
import type { SearchContext, SearchExtension, SearchLink } from '@samity/shared-api/module'
import { createSearchParams } from '@samity/shared-ui/router'
import { makeShow } from '@samity/shared-ui/words'

const words = {
  members: { en: 'Advocates', bn: 'আইনজীবী' },
  fees: { en: 'Take the fee', bn: 'ফি নিন' },
  renters: { en: 'Renters', bn: 'ভাড়াটিয়া' },
  archived: { en: 'Archived', bn: 'আর্কাইভ করা' },
}

/**
 * Finds advocates by number, name and phone, the form of their fees, and renters by name, phone and place.
 */
const searchPeople: SearchExtension = async (query, context) => {
  const { members, renters } = await context.loadCoreResult()
  const { language } = context
  return [
    {
      id: 'members',
      title: words.members[language],
      links: members.map((advocate) => toAdvocateLink(advocate, query, context)),
    },
    { id: 'fees', title: words.fees[language], links: toFeeLinks(members, context) },
    {
      id: 'renters',
      title: words.renters[language],
      links: renters.flatMap((renter) => toRenterLink(renter, context)),
    },
  ]
}
export default searchPeople

const joinParts = (...parts: string[]) => parts.filter(Boolean).join(' · ')
const withQuery = (path: string, params: Record<string, string>) =>
  `${path}?${createSearchParams(params).toString()}`
const archivedParam = (archived_at: string | null | undefined): Record<string, string> =>
  archived_at ? { archived: '1' } : {}

/** The link opens the advocate list, filtered to this advocate. Every role may open it. */
function toAdvocateLink(
  advocate: AdvocateHit,
  query: string,
  { language, digits }: Pick<SearchContext, 'language' | 'digits'>,
): SearchLink {
  const { id, bar_registration_number, name_english, name_bengali, phone, archived_at } = advocate
  const show = makeShow(language, digits)
  const notes = statusNotes(advocate).map((note) => note[language])
  const [name, otherName] = language === 'bn' ? [name_bengali, name_english] : [name_english, name_bengali]
  return {
    id: String(id),
    path: withQuery('/dashboard/Advocate-list', {
      number: bar_registration_number,
      ...archivedParam(archived_at),
    }),
    text: joinParts(show.digits(bar_registration_number), name),
    detail: joinParts(otherName, show.digits(phone)),
    ...(notes.length > 0 && { tag: notes.join(' · ') }),
    isExact: bar_registration_number === latinDigits(query),
  }
}

/** A clerk who searches for a name that many have looks at the advocates first */
const maxFeeLinks = 3

/** The links open the form of fees with the advocate chosen, for whoever may take them. */
const toFeeLinks = (
  members: readonly AdvocateHit[],
  { language, digits, recordPath }: Pick<SearchContext, 'language' | 'digits' | 'recordPath'>,
): SearchLink[] =>
  members.length > maxFeeLinks
    ? []
    : members
        .filter(({ archived_at }) => !archived_at)
        // the names are in the group above
        .flatMap(({ id, bar_registration_number }) => {
          const path = recordPath('advocate-fees', { id })
          return path
            ? { id: String(id), path, text: makeShow(language, digits).digits(bar_registration_number) }
            : []
        })

/** The page on which a role can see a renter: the form, the list, or the rents collected. */
function renterPath(
  { id, renter_name, archived_at }: RenterHit,
  { role, recordPath }: Pick<SearchContext, 'role' | 'recordPath'>,
): string | undefined {
  if (role === 'cashier') return recordPath('rent-receipt', { search: renter_name })
  if (role === 'auditor')
    return withQuery('/dashboard/renter', { search: renter_name, ...archivedParam(archived_at) })
  return withQuery('/dashboard/renter', { edit: String(id) })
}

function toRenterLink(renter: RenterHit, context: SearchContext): SearchLink[] {
  const { language, digits } = context
  const path = renterPath(renter, context)
  if (!path) return []
  return [
    {
      id: String(renter.id),
      path,
      text: renter.renter_name,
      detail: joinParts(
        (language === 'bn' && renter.building_name_bengali) || renter.building_name,
        renter.floor_no,
        renter.room_no,
        makeShow(language, digits).digits(renter.phone),
      ),
      ...(renter.archived_at && { tag: words.archived[language] }),
    },
  ]
}
