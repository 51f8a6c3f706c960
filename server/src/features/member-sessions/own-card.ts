import { today } from '@samity/shared-api/contract'
import type { Consent, MemberSession, OwnCard } from '@samity/shared-api/contract/members/own-page'
import { endOfSession } from '../../auth/member-sessions.ts'
import type { Database, Sql } from '../../database/database.ts'
import type { Member } from '../../http/access.ts'
import { memberRequired } from '../../http/errors.ts'
import { readStanding } from '../members/standing.ts'

/** '01712345678' becomes '017*****678'. */
const maskPhone = (phone: string) =>
  phone.replace(/(?<=^.{3}).*(?=.{3}$)/, (hidden) => '*'.repeat(hidden.length))
const maskEmail = (email: string) => email.replace(/(?<=^.).*(?=@)/, '***')

type CardRow = Omit<OwnCard, 'standing' | 'consent' | 'photo'> & {
  photo: string | null
  consent_shown: boolean | null
  consent_at: Consent['at']
}

/** Throws 401 if the session has ended since the request came. */
export async function readOwnCard(sql: Database, { advocateId, session }: Member): Promise<OwnCard> {
  const [[row], { standing }] = await Promise.all([
    sql<CardRow[]>`
      select a.id as advocate_id, a.bar_registration_number, a.name_english, a.name_bengali, a.photo, a.status,
        a.phone, a.email, a.consent_shown, a.consent_at, ${endOfSession(sql)} as until
      from advocates a
      join member_sessions s on s.advocate_id = a.id
      where a.id = ${advocateId} and s.id = ${session}`,
    readStanding(sql, advocateId, today()),
  ])
  if (!row) throw memberRequired()
  const { photo, consent_shown, consent_at, phone, email, ...card } = row
  return {
    ...card,
    ...(photo !== null && { photo }),
    phone: maskPhone(phone),
    email: maskEmail(email),
    standing,
    consent: { shown: consent_shown ?? true, at: consent_at },
  }
}

export const readMemberSessions = (sql: Sql, id: number) => sql<MemberSession[]>`
  select id, device, created_at, last_seen_at from member_sessions where advocate_id = ${id} order by id`
