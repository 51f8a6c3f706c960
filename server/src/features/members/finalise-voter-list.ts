import type { FastifyRequest } from 'fastify'
import { fillWords, showDay, today } from '@samity/shared-api/contract'
import type { VoterList } from '@samity/shared-api/contract/members/voter-list'
import { audit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import {
  countVoters,
  digestOf,
  lockDraft,
  readStoredList,
  readVoters,
  type StoredList,
} from './voter-list-records.ts'

/**
 * A draft is made final by a second person, or by its maker when it hung as long as the settings say (409
 * before).
 */
function refuseOwnDraft({ created_by, own_final_from }: StoredList, request: FastifyRequest): void {
  if (!own_final_from || own_final_from <= today() || created_by !== request.user!.username) return
  const day = showDay(own_final_from)
  throw conflict(
    fillWords(
      {
        en: 'You made this draft. Another person can make it final, or you from {day}.',
        bn: 'খসড়াটি আপনি তৈরি করেছেন। অন্য কেউ এটি চূড়ান্ত করতে পারেন, অথবা আপনি {day} থেকে।',
      },
      { day },
    ),
  ).as('list.final')
}

/** Freezes a draft. Of two people at once the second one gets 409. */
export async function finaliseList(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
): Promise<VoterList> {
  const draft = await lockDraft(sql, id)
  refuseOwnDraft(draft, request)
  const { open_objections: open } = draft
  if (open > 0)
    throw conflict(
      fillWords(
        {
          en: 'Decide the open objections first: {open}.',
          bn: 'আগে অমীমাংসিত আপত্তির সিদ্ধান্ত দিন: {open}টি।',
        },
        { open },
      ),
    ).as('objections.open')
  const voters = await readVoters(sql, draft)
  const rows = voters.map(({ id: advocate_id, enrollment_date_As_member, ...voter }) => ({
    advocate_id,
    enrollment_date_as_member: enrollment_date_As_member,
    ...voter,
  }))
  await sql`
    insert into voter_list_entries (voter_list_id, advocate_id, serial, bar_registration_number, name_english, name_bengali,
      father_name, father_name_bengali, photo, enrollment_date_as_member, reasons)
    select ${id}, advocate_id, serial, bar_registration_number, name_english, name_bengali, father_name,
      father_name_bengali, photo, enrollment_date_as_member, reasons
    from jsonb_populate_recordset(null::voter_list_entries, ${sql.json(rows as never)})`
  const digest = digestOf(draft, voters)
  await sql`
    update voter_lists
    set status = 'final', digest = ${digest}, finalised_at = now(), finalised_by = ${request.user!.id}, version = version + 1
    where id = ${id}`
  const list = await countVoters(sql, await readStoredList(sql, id))
  await audit(sql, request, {
    action: 'finalise',
    subject: 'voter-lists',
    subject_id: id,
    after: { digest, voters: list.voters, day: list.day, rule: list.rule },
  })
  return list
}
