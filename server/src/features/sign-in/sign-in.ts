import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../audit/audit.ts'
import { malformed, ApiError } from '../../http/errors.ts'
import { languageOf } from '../../http/language.ts'
import { setPictureCookie, clearPictureCookie } from '../../auth/picture-cookie.ts'
import { endSessions, openSession } from '../../auth/sessions.ts'
import { transaction } from '../../database/transaction.ts'
import { write } from '../../http/write.ts'
import { smallBodyOptions, verifyPassword, usernameKey } from '../../auth/credentials.ts'
import { checkAttempt, FailedAttempt } from '../../auth/check-attempt.ts'
import { deviceHashOf, rememberDevice } from '../../auth/known-devices.ts'
import { readProfile } from '../users/profile.ts'
import { signInLimits } from '../../auth/attempt-limits.ts'
import { lockChecked, readSecondStep, secondStepProperties, verifySecondStep } from './second-step.ts'
import { signedIn } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { textOf } from '../../http/bodies.ts'
import { routesOf } from '../../http/route.ts'

const messages = {
  both: { en: 'Please provide both username and password.', bn: 'ব্যবহারকারীর নাম ও পাসওয়ার্ড দুটোই দিন।' },
  wrong: { en: 'Invalid username or password!', bn: 'ব্যবহারকারীর নাম অথবা পাসওয়ার্ড ভুল!' },
  pending: {
    en: 'An administrator must approve your account before you can sign in.',
    bn: 'সাইন ইন করার আগে একজন প্রশাসককে আপনার অ্যাকাউন্ট অনুমোদন করতে হবে।',
  },
  disabled: { en: 'This account has been disabled.', bn: 'এই অ্যাকাউন্টটি নিষ্ক্রিয় করা হয়েছে।' },
  welcome: { en: 'Login successful!', bn: 'লগইন সফল হয়েছে!' },
} satisfies Record<string, Words>

type AccountRow = {
  id: number
  username: string
  password_hash: string | null
  status: 'pending' | 'active' | 'disabled'
  device_known: boolean
}

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function signIn(app: FastifyInstance): Promise<void> {
  app.post(
    '/login',
    route({
      roles: 'open',
      summary: 'Sign in',
      returns: 'SignedIn',
      body: {
        type: 'object',
        properties: {
          username: { type: 'string' },
          password: { type: 'string' },
          ...secondStepProperties,
        },
        required: ['username', 'password'],
      },
      errors: [401, 403],
      ...smallBodyOptions,
    }),
    async (request, reply) => {
      // the response contains the session's token
      reply.header('cache-control', 'no-store')
      const result = await login(request, reply)
      setPictureCookie(reply, result.access)
      return result
    },
  )

  app.post(
    '/logout',
    route({ roles: signedIn, summary: 'Sign out', returns: objectSchema({ message: 'string' }) }),
    async (request, reply) => {
      const { id, session } = request.user!
      await write(request, async (sql) => {
        await endSessions(sql, id, { only: session })
        await audit(sql, request, { action: 'sign-out', subject: 'users', subject_id: id })
      })
      app.sessions.forget()
      clearPictureCookie(reply)
      return { message: 'Signed out' }
    },
  )
}

async function login(request: FastifyRequest, reply: FastifyReply) {
  const { sql } = request.server
  const username = textOf(request.body, 'username').trim()
  const password = textOf(request.body, 'password')
  if (!username || !password) throw malformed(messages.both)

  const device = deviceHashOf(request)
  const [account] = await sql<AccountRow[]>`
    select id, username, password_hash, status,
      exists (select from known_devices where token_hash = ${device ?? null} and user_id = users.id) as device_known
    from users
    where username_key = ${usernameKey(username)}`
  const limits = signInLimits(request, username, account?.device_known ? device : undefined)
  const { person, step } = await checkAttempt(request, limits, () =>
    verifyCredentials(request, password, account),
  )
  const access = await transaction(sql, async (tx) => {
    if (!(await lockChecked(tx, person, step))) throw new ApiError(401, messages.wrong)
    await audit(tx, person, {
      action: 'sign-in',
      subject: 'users',
      subject_id: person.id,
      ...(step && { after: { second_step: step } }),
    })
    await rememberDevice(tx, request, reply, person.id)
    return openSession(tx, person.id, request.headers['user-agent'] ?? '')
  })
  return { message: messages.welcome[languageOf(request)], user: await readProfile(sql, person.id), access }
}

async function verifyCredentials(request: FastifyRequest, password: string, account: AccountRow | undefined) {
  const isCorrect = await verifyPassword(password, account?.password_hash)
  if (!account || !isCorrect) throw new FailedAttempt(401, messages.wrong, {}, account)
  // a person who knows the password may know the status of the account
  if (account.status !== 'active') throw new ApiError(403, messages[account.status]).as('account.state')
  return { person: account, step: await verifySecondStep(request, account, readSecondStep(request.body)) }
}
