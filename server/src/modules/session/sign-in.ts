import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../platform/audit.ts'
import { malformed, Refusal } from '../../platform/errors.ts'
import { languageOf } from '../../platform/language.ts'
import { endSessions, openSession } from '../../platform/sessions.ts'
import { transaction, write } from '../../platform/transaction.ts'
import { passwordFits, usernameKey } from './credentials.ts'
import { fewAtATime } from '../../platform/few-at-a-time.ts'
import { readProfile } from './profile.ts'
import { countFailures, refuseGuessing } from './guesses.ts'
import { account, forgiveFailures } from './sign-in-limits.ts'
import { secondStep } from './two-factor.ts'

const says = {
  both: { en: 'Please provide both username and password.', bn: 'ব্যবহারকারীর নাম ও পাসওয়ার্ড দুটোই দিন।' },
  wrong: { en: 'Invalid username or password!', bn: 'ব্যবহারকারীর নাম অথবা পাসওয়ার্ড ভুল!' },
  pending: {
    en: 'An administrator must approve your account before you can sign in.',
    bn: 'সাইন ইন করার আগে একজন প্রশাসককে আপনার অ্যাকাউন্ট অনুমোদন করতে হবে।',
  },
  disabled: { en: 'This account has been disabled.', bn: 'এই অ্যাকাউন্টটি নিষ্ক্রিয় করা হয়েছে।' },
  welcome: { en: 'Login successful!', bn: 'লগইন সফল হয়েছে!' },
} satisfies Record<string, Words>

/** A text of a body that was not read by a schema; '' for anything else. */
export const textOf = (body: unknown, name: string): string => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** So few at a time that a burst of guesses cannot run ahead of the counting. */
const turn = fewAtATime(4)

type Found = {
  id: number
  username: string
  password_hash: string
  status: 'pending' | 'active' | 'disabled'
}

export async function signIn(app: FastifyInstance): Promise<void> {
  app.post('/login', (request) => turn(() => login(request)))

  app.post('/logout', async (request) => {
    const { id, session } = request.user!
    await write(request, async (sql) => {
      await endSessions(sql, id, { only: session })
      await audit(sql, request, { action: 'sign-out', subject: 'users', subject_id: id })
    })
    app.sessions.forget()
    return { message: 'Signed out' }
  })
}

async function login(request: FastifyRequest) {
  const { sql } = request.server
  const username = textOf(request.body, 'username').trim()
  const password = textOf(request.body, 'password')
  if (!username || !password) throw malformed(says.both)
  await refuseGuessing(request, username)

  const [found] = await sql<Found[]>`
    select id, username, password_hash, status from users where username_key = ${usernameKey(username)}`
  if (!(await passwordFits(password, found?.password_hash))) {
    await countFailures(request, username, found)
    throw new Refusal(401, says.wrong)
  }
  // whoever knows the password may know how the account stands
  if (found!.status !== 'active') throw new Refusal(403, says[found!.status])
  const step = await secondStep(request, found!, textOf(request.body, 'code'))
  const access = await transaction(sql, async (inside) => {
    await forgiveFailures(inside, account(username))
    await audit(inside, found!, {
      action: 'sign-in',
      subject: 'users',
      subject_id: found!.id,
      ...(step && { after: { second_step: step } }),
    })
    return openSession(inside, found!.id, request.headers['user-agent'] ?? '')
  })
  return { message: says.welcome[languageOf(request)], user: await readProfile(sql, found!.id), access }
}
