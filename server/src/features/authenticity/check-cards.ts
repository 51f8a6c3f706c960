import { today, type Day, type Words } from '@samity/shared-api/contract'
import { standingWords, type Standing } from '@samity/shared-api/contract/members/dues-kinds'
import type { Sql } from '../../database/database.ts'
import { codeNumbers, type CheckableKind } from '../../paper-codes/checkable-kinds.ts'

const standings = {
  active: { en: 'Active', bn: 'সক্রিয়' },
  inactive: { en: 'Not active', bn: 'সক্রিয় নয়' },
  registered: { en: 'Registered', bn: 'নিবন্ধিত' },
  expired: { en: 'Registration has ended', bn: 'নিবন্ধনের মেয়াদ শেষ' },
  void: { en: 'Registration was cancelled', bn: 'নিবন্ধন বাতিল করা হয়েছে' },
} satisfies Record<string, Words>

/**
 * Why a card is not valid: the standing, which the public card tells by its status. Never what somebody owes.
 */
const standingOf = ({ status, standing }: MemberRow): Words => {
  if (status === 'active') return standings.active
  return standing === null || standing === 'regular' ? standings.inactive : standingWords(standing)
}

type MemberRow = {
  bar_registration_number: string
  name_english: string
  name_bengali: string
  photo: string | null
  status: string
  standing: Standing | null
}

/**
 * The card of an advocate: what the public card on the website shows, and no more. An archived advocate has
 * no card.
 */
export const memberKind: CheckableKind = {
  name: 'member',
  codeNumber: codeNumbers.member,
  title: { en: 'Member card', bn: 'সদস্য কার্ড' },
  async readResult(sql, id) {
    const [member] = await sql<MemberRow[]>`
      select a.bar_registration_number, a.name_english, a.name_bengali, a.photo, a.status,
        (
          select s.standing from standings s
          where s.advocate_id = a.id and s.superseded_at is null and s.from_day <= dhaka_today()
          order by s.from_day desc
          limit 1
        ) as standing
      from public_advocates a
      where a.id = ${id}`
    if (!member) return undefined
    return {
      kind: 'card',
      card: 'member',
      title: memberKind.title,
      number: member.bar_registration_number,
      name_english: member.name_english,
      name_bengali: member.name_bengali,
      photo: member.photo,
      is_valid: member.status === 'active',
      standing: standingOf(member),
      valid_until: null,
      advocate: null,
    }
  },
}

type AssociateRow = {
  license_no: string
  name: string
  is_void: boolean
  valid_until: Day | null
  advocate_number: string | null
  advocate_english: string | null
  advocate_bengali: string | null
}

const readAssociate = async (sql: Sql, id: number): Promise<AssociateRow | undefined> => {
  const [associate] = await sql<AssociateRow[]>`
    select s.license_no, s.name, s.voided_at is not null as is_void, s.valid_until,
      a.bar_registration_number as advocate_number, card.name_english as advocate_english,
      card.name_bengali as advocate_bengali
    from associate_registration_records s
    left join advocates a on a.id = s.advocate_id
    left join public_advocates card on card.id = s.advocate_id
    where s.id = ${id}`
  return associate
}

const associateStanding = ({ is_void, valid_until }: AssociateRow) => {
  if (is_void) return standings.void
  return valid_until !== null && valid_until < today() ? standings.expired : standings.registered
}

/**
 * The card of an associate. No page publishes photos of associates, so the result has none: compare the
 * card's own.
 */
export const associateKind: CheckableKind = {
  name: 'associate',
  codeNumber: codeNumbers.associate,
  title: { en: 'Associate card', bn: 'সহকারীর কার্ড' },
  async readResult(sql, id) {
    const associate = await readAssociate(sql, id)
    if (!associate) return undefined
    const standing = associateStanding(associate)
    const { advocate_number: number } = associate
    return {
      kind: 'card',
      card: 'associate',
      title: associateKind.title,
      number: associate.license_no,
      name_english: associate.name,
      name_bengali: associate.name,
      photo: null,
      is_valid: standing === standings.registered,
      standing,
      valid_until: associate.valid_until,
      advocate:
        number === null
          ? null
          : { number, name_english: associate.advocate_english, name_bengali: associate.advocate_bengali },
    }
  },
}
