import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database.ts'
import { unmet } from '../../platform/errors.ts'
import { languageOf } from '../../platform/language.ts'
import { endSessions, tokenHash } from '../../platform/sessions.ts'
import { write } from '../../platform/transaction.ts'
import { hashPassword, refusePassword } from './credentials.ts'
import { checkPassword, judgeConfirmation, judgeGuess, WrongGuess } from './judge-guess.ts'
import { forgetDevices } from './known-devices.ts'
import { textOf } from './sign-in.ts'
import { forgiveAccount, linkLimits } from './sign-in-limits.ts'

const says = {
  changed: { en: 'Password changed successfully.', bn: 'পাসওয়ার্ড সফলভাবে পরিবর্তন করা হয়েছে।' },
  wrong: { en: 'The old password is wrong.', bn: 'পুরোনো পাসওয়ার্ডটি ভুল।' },
  usedLink: {
    en: 'This link has been used or has expired. Ask an administrator for a new one.',
    bn: 'এই লিংকটি ব্যবহৃত হয়েছে অথবা এর মেয়াদ শেষ। প্রশাসকের কাছ থেকে নতুন লিংক নিন।',
  },
} satisfies Record<string, Words>

/** A new password: the old sessions end, save the one that asked. */
export async function setPassword(sql: Sql, user: number, hash: string, keep?: number): Promise<void> {
  await sql`update users set password_hash = ${hash}, updated_at = now() where id = ${user}`
  await endSessions(sql, user, keep === undefined ? {} : { except: keep })
  await sql`delete from one_time_tokens where user_id = ${user}`
  await forgetDevices(sql, user)
}

export async function passwords(app: FastifyInstance): Promise<void> {
  app.post('/change-password', changePassword)
  app.post('/reset-password', resetPassword)
}

async function changePassword(request: FastifyRequest) {
  const { sessions } = request.server
  const { id, username, session } = request.user!
  const next = textOf(request.body, 'new_password')
  const old = textOf(request.body, 'old_password')
  await judgeConfirmation(request, () => checkPassword(request, old, 'old_password', says.wrong))
  refusePassword('new_password', next, username)
  const hash = await hashPassword(next)
  const answer = await write(request, async (inside) => {
    await setPassword(inside, id, hash, session)
    await audit(inside, request, { action: 'change-password', subject: 'users', subject_id: id })
    return { message: says.changed[languageOf(request)] }
  })
  sessions.forget()
  return answer
}

/** The one-time link that an administrator gave. */
async function resetPassword(request: FastifyRequest) {
  const { sql, sessions } = request.server
  const token = tokenHash(textOf(request.body, 'token'))
  const next = textOf(request.body, 'new_password')
  const meant = await judgeGuess(request, linkLimits(request), async () => {
    const [found] = await sql<{ id: number; username: string }[]>`
      select u.id, u.username
      from one_time_tokens t
      join users u on u.id = t.user_id
      where t.token_hash = ${token} and t.purpose = 'reset' and t.expires_at > now()`
    if (!found) throw new WrongGuess(422, says.usedLink, { token: says.usedLink })
    return found
  })
  refusePassword('new_password', next, meant.username)
  const hash = await hashPassword(next)
  const answer = await write(request, async (inside) => {
    const used =
      await inside`delete from one_time_tokens where token_hash = ${token} and purpose = 'reset' returning 1`
    if (used.length === 0) throw unmet({ token: says.usedLink }, says.usedLink)
    await setPassword(inside, meant.id, hash)
    await forgiveAccount(inside, meant.username)
    await audit(inside, meant, { action: 'reset-password', subject: 'users', subject_id: meant.id })
    return { message: says.changed[languageOf(request)] }
  })
  sessions.forget()
  return answer
}
