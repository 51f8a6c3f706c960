import type { FastifyRequest } from 'fastify'
import { fillWords, type Words } from '@samity/shared-api/contract'
import type { Sql } from '../../database/database.ts'
import { ApiError, conflict } from '../../http/errors.ts'
import { personName } from '../../auth/people.ts'
import { shownTransfer, type LiveTransfer } from './transfer-checks.ts'

/*
 * Two people sign a transfer of a fixed deposit (docs/decisions/194). These are the sentences; the triggers
 * of transfer_approvals and place_lines hold the same rules.
 */

const messages = {
  session: {
    en: 'A transfer is signed by a person who is signed in, not with a token or through a module.',
    bn: 'স্থানান্তরে স্বাক্ষর করেন সাইন ইন করা ব্যক্তি নিজে; টোকেন দিয়ে বা মডিউলের মাধ্যমে নয়।',
  },
  role: {
    en: 'Only administrators and staff sign transfers.',
    bn: 'স্থানান্তরে শুধু প্রশাসক ও কর্মীরা স্বাক্ষর করেন।',
  },
  signatories: {
    en: 'This fixed deposit names other people who sign.',
    bn: 'এই স্থায়ী আমানতে স্বাক্ষরকারী হিসেবে অন্য ব্যক্তিদের নাম আছে।',
  },
  again: {
    en: 'You have signed this transfer. Another person signs it, too.',
    bn: 'এই স্থানান্তরে আপনি স্বাক্ষর করেছেন। আরেকজনকেও স্বাক্ষর করতে হবে।',
  },
} satisfies Record<string, Words>

/** The ids of users. Without signatories every administrator and member of the staff signs. */
export type Signers = { approvers: readonly number[]; signatories: readonly number[] }

/** Why this person does not sign a transfer that waits; undefined for a person who does. */
export function refusalOfApproval(
  { user, apiToken, service }: FastifyRequest,
  { approvers, signatories }: Signers,
): ApiError | undefined {
  if (!user || apiToken || service) return new ApiError(403, messages.session).as('transfer.needs_session')
  if (user.role !== 'admin' && user.role !== 'staff') return new ApiError(403, messages.role).as('auth.role')
  if (signatories.length > 0 && !signatories.includes(user.id))
    return new ApiError(403, messages.signatories).as('transfer.not_signatory')
  if (approvers.includes(user.id)) return conflict(messages.again).as('transfer.signed')
  return undefined
}

export async function readSigners(sql: Sql, transferId: number): Promise<Signers> {
  const [signers] = await sql<[Signers]>`
    select array(select user_id from transfer_approvals where transfer_id = t.id) as approvers,
      transfer_signatories(t.from_place_id, t.to_place_id) as signatories
    from transfers t where t.id = ${transferId}`
  return signers
}

/** True for a transfer that has moved nothing yet. The row must be locked: somebody else may be signing. */
export const isWaiting = async (sql: Sql, { id, needs_signatures }: LiveTransfer): Promise<boolean> =>
  needs_signatures === true && (await readSigners(sql, id)).approvers.length < 2

/** Refuses (409) to confirm money that has not left its place. */
export async function refuseWhileUnsigned(sql: Sql, transfer: LiveTransfer): Promise<void> {
  if (await isWaiting(sql, transfer))
    throw conflict(
      fillWords(
        {
          en: '{transfer} waits for the signatures of two people.',
          bn: '{transfer} দুজনের স্বাক্ষরের অপেক্ষায় আছে।',
        },
        { transfer: shownTransfer(transfer) },
      ),
    ).as('transfer.waiting')
}

/** Refuses (409) a transfer that needs no signature, or has both. */
export async function refuseWithoutWaiting(sql: Sql, transfer: LiveTransfer): Promise<void> {
  if (transfer.needs_signatures === null)
    throw conflict(
      fillWords(
        { en: '{transfer} needs no signatures.', bn: '{transfer}-এ স্বাক্ষরের দরকার নেই।' },
        { transfer: shownTransfer(transfer) },
      ),
    ).as('transfer.signed')
  const people = await sql<{ name: Words }[]>`
    select ${personName(sql, 'u')} as name
    from transfer_approvals a join users u on u.id = a.user_id
    where a.transfer_id = ${transfer.id} order by a.id`
  const [first, second] = people
  if (first && second)
    throw conflict(
      fillWords(
        {
          en: '{transfer} is already signed by {first} and {second}.',
          bn: '{transfer}-এ {first} ও {second} আগেই স্বাক্ষর করেছেন।',
        },
        { transfer: shownTransfer(transfer), first: first.name, second: second.name },
      ),
    ).as('transfer.signed')
}
