import { findAdvocate, type FastifyRequest, readWholeList } from '@samity/module-service'
import { latinDigits } from '@samity/shared-api/contract'
import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import type { DuesRow } from '@samity/shared-api/contract/members/dues'
import type { Voter } from '@samity/shared-api/contract/members/voter-list'
import type { Channel, Reason } from '../contract/message.ts'
import type { Recipients } from '../contract/plan.ts'

export type RecipientMember = {
  id: number
  number: string
  english: string
  bengali: string
  phone: string
  email: string
  /** Nobody writes to a member with one of these */
  blocked?: Reason
  /** A decimal string */
  owed: string
  months: number
}

/** The members whom a person or a job means, with what they owe. Archived ones are none of them. */
export async function readMembers(
  request: FastifyRequest,
  channel: Channel,
  { who, standing, court, months_min, search, advocate_id, voter_list_id }: Recipients,
): Promise<RecipientMember[]> {
  const query = {
    ordering: 'bar_registration_number',
    ...(who !== 'dues' && { all: '1' }),
    ...(standing && { standing }),
    ...(court && { court }),
    ...(months_min && { months_min: String(months_min) }),
    ...(search && { search }),
  }
  // for each page the API reckons what every member owes
  const rows = await readWholeList<DuesRow>(request, 'dues', query, { inLargestPages: true })
  const voters = who === 'voters' ? await readVoters(request, voter_list_id) : undefined
  const addressees = rows.filter(({ id }) => (who === 'one' ? id === advocate_id : (voters?.has(id) ?? true)))
  const emails = channel === 'email' ? await readEmails(request, search) : undefined
  return addressees.map((row) => ({
    id: row.id,
    number: row.bar_registration_number,
    english: row.name_english,
    bengali: row.name_bengali,
    phone: row.phone,
    email: emails?.get(row.id) ?? '',
    owed: row.total,
    months: row.months,
    ...(row.standing === 'deceased' && { blocked: 'deceased' as const }),
  }))
}

async function readVoters(request: FastifyRequest, list = 0): Promise<Set<number>> {
  const voters = await readWholeList<Voter>(request, `voter-lists/${list}/voters`)
  return new Set(voters.map(({ id }) => id))
}

async function readEmails(request: FastifyRequest, search: string | undefined): Promise<Map<number, string>> {
  const advocates = await readWholeList<Advocate>(request, 'advocates', { ...(search && { search }) })
  return new Map(advocates.map(({ id, email }) => [id, email]))
}

/** The address for a channel: a mobile number as 8801712345678, or an e-mail address; '' for none. */
export function addressOf(
  channel: Channel,
  { phone, email }: Pick<RecipientMember, 'phone' | 'email'>,
): string {
  if (channel === 'email') return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(email) ? email : ''
  const [, mobile] = /^(?:\+?88)?(01[3-9]\d{8})$/.exec(latinDigits(phone).replaceAll(/[\s-]/g, '')) ?? []
  return mobile ? `88${mobile}` : ''
}

/** Where a message reaches this member; '' for one who gets none. */
export const reachableAddress = (channel: Channel, member: RecipientMember | undefined): string =>
  member && !member.blocked ? addressOf(channel, member) : ''

/** The member with this id as of today; undefined for one who is archived or deleted. */
export async function readMember(
  request: FastifyRequest,
  channel: Channel,
  advocate_id: number,
): Promise<RecipientMember | undefined> {
  const advocate = await findAdvocate(request, advocate_id)
  if (!advocate || advocate.is_archived) return undefined
  const search = advocate.bar_registration_number
  const [member] = await readMembers(request, channel, { who: 'one', advocate_id, search })
  return member
}
