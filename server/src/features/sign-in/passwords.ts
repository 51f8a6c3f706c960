import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { languageOf } from '../../http/language.ts'
import { endSessions, tokenHash } from '../../auth/sessions.ts'
import { write } from '../../http/write.ts'
import { hashPassword, refusePassword } from '../../auth/credentials.ts'
import { checkPassword, checkConfirmation, checkAttempt, FailedAttempt } from '../../auth/check-attempt.ts'
import { forgetDevices } from '../../auth/known-devices.ts'
import { endTokens, keptTokensProperty, readKeptTokens } from '../users/owned-tokens.ts'
import { textOf } from '../../http/bodies.ts'
import { clearAccountAttempts, linkLimits } from '../../auth/attempt-limits.ts'
import { signedIn } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const messages = {
  changed: { en: 'Password changed successfully.', bn: 'পাসওয়ার্ড সফলভাবে পরিবর্তন করা হয়েছে।' },
  wrong: { en: 'The old password is wrong.', bn: 'পুরোনো পাসওয়ার্ডটি ভুল।' },
  usedLink: {
    en: 'This link has been used or has expired. Ask an administrator for a new one.',
    bn: 'এই লিংকটি ব্যবহৃত হয়েছে অথবা এর মেয়াদ শেষ। প্রশাসকের কাছ থেকে নতুন লিংক নিন।',
  },
} satisfies Record<string, Words>

export async function setPassword(sql: Sql, user: number, hash: string, keepSession?: number): Promise<void> {
  await sql`update users set password_hash = ${hash}, updated_at = now() where id = ${user}`
  await endSessions(sql, user, keepSession === undefined ? {} : { except: keepSession })
  await sql`delete from one_time_tokens where user_id = ${user}`
  await forgetDevices(sql, user)
}

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function passwords(app: FastifyInstance): Promise<void> {
  app.post(
    '/change-password',
    route({
      roles: signedIn,
      summary: 'Change the own password',
      returns: objectSchema({ message: 'string' }),
      body: {
        type: 'object',
        properties: {
          old_password: { type: 'string' },
          new_password: { type: 'string' },
          ...keptTokensProperty,
        },
        required: ['old_password', 'new_password'],
      },
    }),
    changePassword,
  )
  app.post(
    '/reset-password',
    route({
      roles: 'open',
      summary: 'Set a new password through a one-time link',
      returns: objectSchema({ message: 'string' }),
      body: objectSchema({ token: 'string', new_password: 'string' }),
    }),
    resetPassword,
  )
}

async function changePassword(request: FastifyRequest) {
  const { sessions } = request.server
  const { id, username, session } = request.user!
  const newPassword = textOf(request.body, 'new_password')
  const oldPassword = textOf(request.body, 'old_password')
  const keptTokens = readKeptTokens(request.body)
  await checkConfirmation(request, () => checkPassword(request, oldPassword, 'old_password', messages.wrong))
  await refusePassword('new_password', newPassword, username)
  const hash = await hashPassword(newPassword)
  const result = await write(request, async (tx) => {
    await setPassword(tx, id, hash, session)
    await endTokens(tx, request, id, keptTokens)
    await audit(tx, request, { action: 'change-password', subject: 'users', subject_id: id })
    return { message: messages.changed[languageOf(request)] }
  })
  sessions.forget()
  return result
}

async function resetPassword(request: FastifyRequest) {
  const { sql, sessions } = request.server
  const token = tokenHash(textOf(request.body, 'token'))
  const newPassword = textOf(request.body, 'new_password')
  const account = await checkAttempt(request, linkLimits(request), async () => {
    const [user] = await sql<{ id: number; username: string }[]>`
      select u.id, u.username
      from one_time_tokens t
      join users u on u.id = t.user_id
      where t.token_hash = ${token} and t.purpose = 'reset' and t.expires_at > now()`
    if (!user) throw new FailedAttempt(422, messages.usedLink, { token: messages.usedLink })
    return user
  })
  await refusePassword('new_password', newPassword, account.username)
  const hash = await hashPassword(newPassword)
  const result = await write(request, async (tx) => {
    const [link] = await tx<{ kept_tokens: number[] }[]>`
      delete from one_time_tokens where token_hash = ${token} and purpose = 'reset' returning kept_tokens`
    if (!link) throw unprocessable({ token: messages.usedLink }, messages.usedLink).as('link.used')
    await setPassword(tx, account.id, hash)
    await endTokens(tx, account, account.id, link.kept_tokens)
    await clearAccountAttempts(tx, account.username)
    await audit(tx, account, { action: 'reset-password', subject: 'users', subject_id: account.id })
    return { message: messages.changed[languageOf(request)] }
  })
  sessions.forget()
  return result
}
