import type { FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../platform/audit.ts'
import { Refusal, type FieldWords } from '../../platform/errors.ts'
import { fewAtATime } from '../../platform/few-at-a-time.ts'
import { transaction } from '../../platform/transaction.ts'
import { passwordFits } from './credentials.ts'
import {
  confirmationLimits,
  countGuess,
  forgiveGuess,
  uncountGuess,
  type CountedGuess,
  type Limit,
} from './sign-in-limits.ts'

/** The refusal of a wrong password, code or link: it stays counted. */
export class WrongGuess extends Refusal {
  /** Whose it would have been, when there is such an account */
  readonly account: { id: number } | undefined

  constructor(status: number, words: Words, fields: FieldWords = {}, account?: { id: number }) {
    super(status, words, fields)
    this.account = account
  }
}

/** Each judgement takes a moment of a processor and 19 MB. */
const turn = fewAtATime(4)

/**
 * Counts a guess and then lets `judge` look at it: whatever number of guesses arrives at once, and at whichever process,
 * no more are judged than the limits allow. `judge` throws a `WrongGuess`; after any other refusal the guess counts as
 * never made, after an answer it is forgiven.
 */
export const judgeGuess = <T>(
  request: FastifyRequest,
  limits: Limit[],
  judge: () => Promise<T>,
): Promise<T> =>
  turn(async () => {
    const { sql } = request.server
    const counted = await countGuess(sql, limits)
    try {
      const answer = await judge()
      await forgiveGuess(sql, counted)
      return answer
    } catch (error) {
      if (error instanceof WrongGuess) await noteBlock(request, error, counted)
      else await uncountGuess(sql, counted)
      throw error
    }
  })

/** The guess that began to block an account stands in the audit log. */
async function noteBlock(
  request: FastifyRequest,
  { account }: WrongGuess,
  { limits, counts }: CountedGuess,
): Promise<void> {
  const begins = limits.some((limit, place) => limit.account && counts[place] === limit.maxFree)
  if (!begins || !account) return
  const deed = { action: 'lock', subject: 'users', subject_id: account.id }
  await transaction(request.server.sql, (sql) => audit(sql, { id: null, username: 'anonymous' }, deed))
}

/** Judges what the person who is signed in gives to confirm something. */
export const judgeConfirmation = <T>(request: FastifyRequest, judge: () => Promise<T>): Promise<T> =>
  judgeGuess(request, confirmationLimits(request), judge)

const wrongPassword: Words = { en: 'The password is wrong.', bn: 'পাসওয়ার্ডটি ভুল।' }

/** Within a judgement: 422 on `field` when the password is not that of the person who is signed in. */
export async function checkPassword(
  request: FastifyRequest,
  password: string,
  field: string,
  sentence: Words = wrongPassword,
): Promise<void> {
  const { id } = request.user!
  const [found] = await request.server.sql<{ password_hash: string }[]>`
    select password_hash from users where id = ${id}`
  if (!(await passwordFits(password, found?.password_hash)))
    throw new WrongGuess(422, sentence, { [field]: sentence }, { id })
}
