import { createHash } from 'node:crypto'
import type { Voter, VoterList, VoterRule } from '@samity/shared-api/contract/members/voter-list'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import type { Sql } from '../../database/database.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { computeVoters, type AcceptedObjection } from './voters.ts'

export const voterListName = { en: 'voter list', bn: 'ভোটার তালিকা' }
const alreadyFinal = {
  en: 'This voter list is final. Nothing on it can be changed.',
  bn: 'এই ভোটার তালিকা চূড়ান্ত। এতে কিছু বদলানো যাবে না।',
}

export type StoredList = Omit<VoterList, 'voters'> & { voters: number | null }

const listColumns = (sql: Sql) => sql`
  l.id, l.name_en, l.name_bn, l.day, l.rule, l.status, l.version,
  case l.status when 'final' then (
    select count(serial)::int from voter_list_entries e where e.voter_list_id = l.id
  ) end as voters,
  (select count(*)::int from voter_list_objections o where o.voter_list_id = l.id) as objections,
  (select count(*)::int from voter_list_objections o where o.voter_list_id = l.id and o.decision = 'open') as open_objections,
  coalesce((select username from users where id = l.created_by), '') as created_by, l.created_at,
  case l.status when 'draft' then (l.created_at at time zone 'Asia/Dhaka')::date + coalesce((
    select (value ->> 'draft_days')::int from settings where key = 'voter_list'
  ), ${defaultSettings.voter_list.draft_days}::int) end as own_final_from,
  (select username from users where id = l.finalised_by) as finalised_by, l.finalised_at, l.digest, l.released_at,
  l.voided_at, (select username from users where id = l.voided_by) as voided_by, l.void_reason`

/**
 * Every list, newest day first; void ones with `withVoid` only. The voters of a draft are not counted:
 * `countVoters` does it.
 */
export const readStoredLists = (sql: Sql, withVoid: boolean): Promise<StoredList[]> => sql<StoredList[]>`
  select ${listColumns(sql)} from voter_lists l where ${withVoid} or l.voided_at is null order by l.day desc, l.id desc`

/** Reads a list. Throws 404 for an unknown id. */
export async function readStoredList(sql: Sql, id: number): Promise<StoredList> {
  const [list] = await sql<StoredList[]>`select ${listColumns(sql)} from voter_lists l where l.id = ${id}`
  if (!list) throw notFound(voterListName)
  return list
}

export const finalList = (list: StoredList) => conflict(alreadyFinal, {}, { current: list }).as('list.final')

/** Locks a draft until the end of the transaction. Throws 404 for an unknown list, 409 for a final one. */
export async function lockDraft(sql: Sql, id: number): Promise<StoredList> {
  await sql`select 1 from voter_lists where id = ${id} for update`
  const list = await readStoredList(sql, id)
  if (list.status === 'final') throw finalList(list)
  return list
}

export const readAccepted = (sql: Sql, id: number): Promise<AcceptedObjection[]> => sql<AcceptedObjection[]>`
  select id, advocate_id, request from voter_list_objections
  where voter_list_id = ${id} and decision = 'accepted'
  order by decided_at, id`

const readFrozen = (sql: Sql, id: number): Promise<Voter[]> => sql<Voter[]>`
  select advocate_id as id, serial, bar_registration_number, name_english, name_bengali, father_name, father_name_bengali, photo,
    enrollment_date_as_member as "enrollment_date_As_member", reasons
  from voter_list_entries
  where voter_list_id = ${id}
  order by serial nulls last, number_key(bar_registration_number) collate natural_order,
    number_key(bar_registration_number) collate "C"`

export async function readVoters(sql: Sql, list: StoredList): Promise<Voter[]> {
  if (list.status === 'final') return [...(await readFrozen(sql, list.id))]
  return computeVoters(sql, list, await readAccepted(sql, list.id))
}

export async function countVoters(sql: Sql, list: StoredList): Promise<VoterList> {
  const voters = list.voters ?? (await readVoters(sql, list)).filter(({ serial }) => serial !== null).length
  return { ...list, voters }
}

/**
 * The sha256 of a list in hexadecimal digits: of day, rule and voters in one spelling, so that the same list
 * from a restored backup has the same digest.
 */
export function digestOf({ day, rule }: { day: string; rule: VoterRule }, voters: readonly Voter[]): string {
  const { paid_up_to, standings, member_days } = rule
  const content = [
    day,
    { paid_up_to, standings, member_days },
    ...voters
      .filter(({ serial }) => serial !== null)
      .map((voter) => [
        voter.serial,
        voter.bar_registration_number,
        voter.name_english,
        voter.name_bengali,
        voter.father_name,
        voter.enrollment_date_As_member,
        // a list without one keeps its digest
        ...(voter.father_name_bengali ? [voter.father_name_bengali] : []),
      ]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
