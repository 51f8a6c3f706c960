import type { FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../platform/audit.ts'
import { unmet } from '../../platform/errors.ts'
import { transaction } from '../../platform/transaction.ts'
import { passwordFits } from './credentials.ts'
import { account, address, countFailure, refuseBlocked } from './sign-in-limits.ts'

const wrongPassword: Words = { en: 'The password is wrong.', bn: 'পাসওয়ার্ডটি ভুল।' }

/** 429 while the account, or the address that asks, is blocked. */
export const refuseGuessing = (request: FastifyRequest, username: string): Promise<void> =>
  refuseBlocked(request.server.sql, [account(username), address(request.ip)])

/** One wrong password or code of an account: counted for the account and for where it came from. */
export async function countFailures(
  request: FastifyRequest,
  username: string,
  known: { id: number } | undefined,
): Promise<void> {
  await transaction(request.server.sql, async (sql) => {
    const begins = await countFailure(sql, account(username))
    await countFailure(sql, address(request.ip))
    if (begins && known)
      await audit(
        sql,
        { id: null, username: 'anonymous' },
        { action: 'lock', subject: 'users', subject_id: known.id },
      )
  })
}

/** The person who is signed in says the password again; 422 on `field`, and a counted failure, when it is not theirs. */
export async function confirmPassword(
  request: FastifyRequest,
  given: string,
  field: string,
  sentence: Words = wrongPassword,
): Promise<void> {
  const { id, username } = request.user!
  await refuseGuessing(request, username)
  const [kept] = await request.server.sql<{ password_hash: string }[]>`
    select password_hash from users where id = ${id}`
  if (await passwordFits(given, kept?.password_hash)) return
  await countFailures(request, username, { id })
  throw unmet({ [field]: sentence }, sentence)
}
