import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { renameInput, VoterList } from '@samity/shared-api/contract/members/voter-list'
import { audit, difference } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { roleOf } from '../../http/access.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { countVoters, finalList, lockDraft, readStoredList } from './voter-list-records.ts'

const messages = {
  released: {
    en: 'Visitors can read this list. Withdraw it from the website first.',
    bn: 'দর্শনার্থীরা এই তালিকা পড়তে পারেন। আগে ওয়েবসাইট থেকে সরান।',
  },
  notFinal: { en: 'Only a final list can be released.', bn: 'শুধু চূড়ান্ত তালিকা প্রকাশ করা যায়।' },
  isVoid: { en: 'This list is deleted.', bn: 'এই তালিকা মুছে ফেলা হয়েছে।' },
  alreadyVoid: { en: 'This list is already deleted.', bn: 'এই তালিকা আগেই মুছে ফেলা হয়েছে।' },
  reason: { en: 'Enter why the list is deleted', bn: 'কেন তালিকাটি মুছছেন তা লিখুন' },
}

/** Gives a draft another name (409 for a final list). */
export async function renameDraft(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  { name_en, name_bn, version }: z.infer<typeof renameInput>,
): Promise<VoterList> {
  const before = await lockDraft(sql, id)
  refuseOldVersion(before, version ?? undefined)
  await sql`
    update voter_lists set name_en = ${name_en}, name_bn = ${name_bn}, version = version + 1 where id = ${id}`
  const after = await readStoredList(sql, id)
  await audit(sql, request, {
    action: 'update',
    subject: 'voter-lists',
    subject_id: id,
    ...difference(before, after),
  })
  return countVoters(sql, after)
}

/**
 * Deletes a draft. A final list that visitors do not read becomes void: an administrator deletes it with a
 * reason, it leaves the lists, and the database keeps it as it was frozen.
 */
export async function removeList(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  reason: string,
): Promise<void> {
  await sql`select 1 from voter_lists where id = ${id} for update`
  const before = await readStoredList(sql, id)
  if (before.status === 'draft') {
    await sql`delete from voter_lists where id = ${id}`
    await audit(sql, request, { action: 'delete', subject: 'voter-lists', subject_id: id, before, reason })
    return
  }
  if (roleOf(request) !== 'admin') throw finalList(before)
  if (before.voided_at) throw conflict(messages.alreadyVoid).as('record.void')
  if (before.released_at) throw conflict(messages.released).as('list.final')
  if (reason === '') throw unprocessable({ reason: messages.reason }).as('reason.required')
  await sql`
    update voter_lists
    set voided_at = now(), voided_by = ${request.user!.id}, void_reason = ${reason}, version = version + 1
    where id = ${id}`
  await audit(sql, request, { action: 'void', subject: 'voter-lists', subject_id: id, before, reason })
}

/** Shows a final list to visitors, or no longer (409 for a draft and for a void list). */
export async function setReleased(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  isReleased: boolean,
): Promise<VoterList> {
  await sql`select 1 from voter_lists where id = ${id} for update`
  const before = await readStoredList(sql, id)
  if (before.status !== 'final') throw conflict(messages.notFinal).as('list.final')
  if (before.voided_at) throw conflict(messages.isVoid).as('record.void')
  const releasedAt = isReleased ? sql`coalesce(released_at, now())` : null
  await sql`update voter_lists set released_at = ${releasedAt}, version = version + 1 where id = ${id}`
  await audit(sql, request, {
    action: isReleased ? 'release' : 'hide',
    subject: 'voter-lists',
    subject_id: id,
  })
  return countVoters(sql, await readStoredList(sql, id))
}
