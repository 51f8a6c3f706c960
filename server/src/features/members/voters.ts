import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { Standing } from '@samity/shared-api/contract/members/dues-kinds'
import type { Voter, VoterReason, VoterRule } from '@samity/shared-api/contract/members/voter-list'
import type { Sql } from '../../database/database.ts'
import { toWirePeriod } from './periods.ts'

export type AcceptedObjection = { id: number; advocate_id: number; request: 'include' | 'exclude' }

type Candidate = {
  id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  father_name: string
  father_name_bengali: string
  photo: string | null
  joined: Day
  archived: boolean
  standing: Standing
  standing_since: Day | null
  member_days: number
  owed: number
  oldest_month: number | null
}

/** The last day of a month 'YYYY-MM'. */
export function lastDayOfMonth(month: string): Day {
  const [year = 0, number = 1] = month.split('-').map(Number)
  // the day 0 of the next month
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) as Day
}

/**
 * Every advocate with what the rule says on a day, in the order of the list. Dues are charged up to the
 * rule's month, and receipts count up to the day.
 */
const readCandidates = (sql: Sql, day: string, chargedUntil: string | null): Promise<Candidate[]> => sql<
  Candidate[]
>`
  with owed as (
    select advocate_id, sum(owed)::bigint as owed, min(oldest_month) as oldest_month
    from dues_owed(${chargedUntil ?? '0001-01-01'}, ${day}, 0, 2147483647)
    group by 1
  ), last_standing as (
    select distinct on (advocate_id) advocate_id, standing, from_day
    from standings
    where superseded_at is null and from_day <= ${day}
    order by advocate_id, from_day desc
  )
  select a.id, a.bar_registration_number, a.name_english, a.name_bengali, a.father_name, a.father_name_bengali, a.photo,
    a.enrollment_date_as_member as joined,
    (a.archived_at at time zone 'Asia/Dhaka')::date <= ${day}::date is true as archived,
    coalesce(s.standing, 'regular') as standing, s.from_day as standing_since,
    ${day}::date - a.enrollment_date_as_member as member_days, coalesce(o.owed, 0) as owed, o.oldest_month
  from advocates a
  left join owed o on o.advocate_id = a.id
  left join last_standing s on s.advocate_id = a.id
  order by a.bar_registration_key collate natural_order, a.bar_registration_key collate "C"`

function reasonsOf(rule: VoterRule, candidate: Candidate): VoterReason[] {
  const { standing, standing_since, member_days, owed, oldest_month, archived } = candidate
  return [
    ...(archived ? [{ code: 'archived' as const }] : []),
    ...(rule.standings.includes(standing)
      ? []
      : [{ code: 'standing' as const, standing, since: standing_since }]),
    ...(member_days < rule.member_days
      ? [{ code: 'member_days' as const, days: member_days, needed: rule.member_days }]
      : []),
    ...(rule.paid_up_to !== null && owed > 0 && oldest_month !== null
      ? [
          {
            code: 'dues' as const,
            owed: toDecimal(owed),
            since: toWirePeriod('monthly', oldest_month),
            paid_up_to: rule.paid_up_to,
          },
        ]
      : []),
  ]
}

/**
 * Every advocate with the serial on the list, or with the reasons why they are not on it. Accepted objections
 * decide.
 */
export async function computeVoters(
  sql: Sql,
  { day, rule }: { day: string; rule: VoterRule },
  objections: readonly AcceptedObjection[],
): Promise<Voter[]> {
  const chargedUntil = rule.paid_up_to === null ? null : lastDayOfMonth(rule.paid_up_to)
  const candidates = await readCandidates(sql, day, chargedUntil)
  // the last accepted objection about an advocate counts
  const decided = new Map(objections.map((objection) => [objection.advocate_id, objection]))
  let lastSerial = 0
  return candidates.map((candidate) => {
    const { id, bar_registration_number, name_english, name_bengali, photo, joined } = candidate
    const { father_name, father_name_bengali } = candidate
    const ruleReasons = reasonsOf(rule, candidate)
    const objection = decided.get(id)
    const isOn = objection ? objection.request === 'include' : ruleReasons.length === 0
    const changesRule = objection !== undefined && isOn !== (ruleReasons.length === 0)
    const reasons: VoterReason[] = changesRule
      ? [{ code: 'objection', objection: objection.id, request: objection.request }, ...ruleReasons]
      : ruleReasons
    return {
      id,
      serial: isOn ? ++lastSerial : null,
      bar_registration_number,
      name_english,
      name_bengali,
      father_name,
      father_name_bengali,
      photo,
      enrollment_date_As_member: joined,
      reasons,
    }
  })
}
