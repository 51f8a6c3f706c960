import type { FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../audit/audit.ts'
import { ApiError, type MessagesByField } from '../http/errors.ts'
import { transaction } from '../database/transaction.ts'
import { verifyPassword } from './credentials.ts'
import {
  confirmationLimits,
  countAttempt,
  clearAttempt,
  uncountAttempt,
  type CountedAttempt,
  type AttemptLimit,
} from './attempt-limits.ts'

/** The error for a wrong password, code or link. The attempt remains counted. */
export class FailedAttempt extends ApiError {
  readonly account: { id: number } | undefined

  constructor(status: number, words: Words, fields: MessagesByField = {}, account?: { id: number }) {
    super(status, words, fields)
    this.account = account
  }
}

/** Each check takes a moment of a processor and 19 MB. */
const limitAttempts = pLimit(4)

/**
 * Counts an attempt and then runs `check`. The limits therefore hold for any number of concurrent attempts
 * and for several processes. `check` throws a `FailedAttempt` for a wrong password, code or link. After any
 * other error the attempt is not counted. After a success its own counters are cleared.
 */
export const checkAttempt = <T>(
  request: FastifyRequest,
  limits: AttemptLimit[],
  check: () => Promise<T>,
): Promise<T> =>
  limitAttempts(async () => {
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

export const checkConfirmation = <T>(request: FastifyRequest, check: () => Promise<T>): Promise<T> =>
  checkAttempt(request, confirmationLimits(request), check)

const wrongPassword: Words = { en: 'The password is wrong.', bn: 'পাসওয়ার্ডটি ভুল।' }

/** Call it within `checkAttempt`. Refuses a password that is not the signed-in person's (422 on `field`). */
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
