import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../platform/audit.ts'
import { malformed, Refusal } from '../../platform/errors.ts'
import { languageOf } from '../../platform/language.ts'
import { givePictureCookie, takePictureCookie } from '../../platform/picture-cookie.ts'
import { endSessions, openSession } from '../../platform/sessions.ts'
import { transaction, write } from '../../platform/transaction.ts'
import { fewWords, passwordFits, usernameKey } from './credentials.ts'
import { judgeGuess, WrongGuess } from './judge-guess.ts'
import { deviceOf, rememberDevice } from './known-devices.ts'
import { readProfile } from './profile.ts'
import { signInLimits } from './sign-in-limits.ts'
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

type Found = {
  id: number
  username: string
  password_hash: string
  status: 'pending' | 'active' | 'disabled'
  device_known: boolean
}

export async function signIn(app: FastifyInstance): Promise<void> {
  app.post('/login', fewWords, async (request, reply) => {
    // the answer holds the session's token
    reply.header('cache-control', 'no-store')
    const answer = await login(request, reply)
    givePictureCookie(reply, answer.access)
    return answer
  })

  app.post('/logout', async (request, reply) => {
    const { id, session } = request.user!
    await write(request, async (sql) => {
      await endSessions(sql, id, { only: session })
      await audit(sql, request, { action: 'sign-out', subject: 'users', subject_id: id })
    })
    app.sessions.forget()
    takePictureCookie(reply)
    return { message: 'Signed out' }
  })
}

async function login(request: FastifyRequest, reply: FastifyReply) {
  const { sql } = request.server
  const username = textOf(request.body, 'username').trim()
  const password = textOf(request.body, 'password')
  if (!username || !password) throw malformed(says.both)

  const device = deviceOf(request)
  const [found] = await sql<Found[]>`
    select id, username, password_hash, status,
      exists (select from known_devices where token_hash = ${device ?? null} and user_id = users.id) as device_known
    from users
    where username_key = ${usernameKey(username)}`
  const limits = signInLimits(request, username, found?.device_known ? device : undefined)
  const { person, step } = await judgeGuess(request, limits, () => judge(request, password, found))
  const access = await transaction(sql, async (inside) => {
    await audit(inside, person, {
      action: 'sign-in',
      subject: 'users',
      subject_id: person.id,
      ...(step && { after: { second_step: step } }),
    })
    await rememberDevice(inside, request, reply, person.id)
    return openSession(inside, person.id, request.headers['user-agent'] ?? '')
  })
  return { message: says.welcome[languageOf(request)], user: await readProfile(sql, person.id), access }
}

async function judge(request: FastifyRequest, password: string, found: Found | undefined) {
  const fits = await passwordFits(password, found?.password_hash)
  if (!found || !fits) throw new WrongGuess(401, says.wrong, {}, found)
  // whoever knows the password may know how the account stands
  if (found.status !== 'active') throw new Refusal(403, says[found.status])
  return { person: found, step: await secondStep(request, found, textOf(request.body, 'code')) }
}
