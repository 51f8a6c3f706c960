import type { FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../audit/audit.ts'
import { ApiError, type FieldMessages } from '../../http/errors.ts'
import { createSemaphore } from '../../process/semaphore.ts'
import { transaction } from '../../database/transaction.ts'
import { verifyPassword } from './credentials.ts'
import {
  confirmationLimits,
  countAttempt,
  clearAttempt,
  uncountAttempt,
  type CountedAttempt,
  type AttemptLimit,
} from './attempt-limits.ts'

/** The refusal of a wrong password, code or link: it stays counted. */
export class FailedAttempt extends ApiError {
  /** Whose it would have been, when there is such an account */
  readonly account: { id: number } | undefined

  constructor(status: number, words: Words, fields: FieldMessages = {}, account?: { id: number }) {
    super(status, words, fields)
    this.account = account
  }
}

/** Each judgement takes a moment of a processor and 19 MB. */
const attemptSemaphore = createSemaphore(4)

/**
 * Counts a guess and then lets `judge` look at it: whatever number of guesses arrives at once, and at whichever process,
 * no more are judged than the limits allow. `judge` throws a `WrongGuess`; after any other refusal the guess counts as
 * never made, after an answer it is forgiven.
 */
export const checkAttempt = <T>(
  request: FastifyRequest,
  limits: AttemptLimit[],
  check: () => Promise<T>,
): Promise<T> =>
  attemptSemaphore(async () => {
    const { sql } = request.server
    const attempt = await countAttempt(sql, limits)
    try {
      const result = await check()
      await clearAttempt(sql, attempt)
      return result
    } catch (error) {
      if (error instanceof FailedAttempt) await auditBlock(request, error, attempt)
      else await uncountAttempt(sql, attempt)
      throw error
    }
  })

/** The guess that began to block an account stands in the audit log. */
async function auditBlock(
  request: FastifyRequest,
  { account }: FailedAttempt,
  { limits, counts }: CountedAttempt,
): Promise<void> {
  const isNewBlock = limits.some((limit, index) => limit.account && counts[index] === limit.maxFree)
  if (!isNewBlock || !account) return
  const event = { action: 'lock', subject: 'users', subject_id: account.id }
  await transaction(request.server.sql, (sql) => audit(sql, { id: null, username: 'anonymous' }, event))
}

/** Judges what the person who is signed in gives to confirm something. */
export const checkConfirmation = <T>(request: FastifyRequest, check: () => Promise<T>): Promise<T> =>
  checkAttempt(request, confirmationLimits(request), check)

const wrongPassword: Words = { en: 'The password is wrong.', bn: 'পাসওয়ার্ডটি ভুল।' }

/** Within a judgement: 422 on `field` when the password is not that of the person who is signed in. */
export async function checkPassword(
  request: FastifyRequest,
  password: string,
  field: string,
  sentence: Words = wrongPassword,
): Promise<void> {
  const { id } = request.user!
  const [row] = await request.server.sql<{ password_hash: string }[]>`
    select password_hash from users where id = ${id}`
  if (!(await verifyPassword(password, row?.password_hash)))
    throw new FailedAttempt(422, sentence, { [field]: sentence }, { id })
}
