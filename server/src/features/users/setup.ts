import type { FastifyInstance } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit, systemActor } from '../../audit/audit.ts'
import type { Database, Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { languageOf } from '../../http/language.ts'
import { setPictureCookie } from '../../auth/picture-cookie.ts'
import { StartupError } from '../../process/startup-error.ts'
import { newToken, openSession, tokenHash } from '../../auth/sessions.ts'
import type { Environment } from '../../process/environment.ts'
import { transaction } from '../../database/transaction.ts'
import { write } from '../../http/write.ts'
import {
  cleanUsername,
  hashPassword,
  validatePassword,
  validateUsername,
  usernameKey,
} from '../../auth/credentials.ts'
import { checkAttempt, FailedAttempt } from '../../auth/check-attempt.ts'
import { rememberDevice } from '../../auth/known-devices.ts'
import { readProfile } from './profile.ts'
import { addAccount, parseAccount } from './registration.ts'
import { textOf } from '../../http/bodies.ts'
import { linkLimits } from '../../auth/attempt-limits.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const messages = {
  done: { en: 'Set-up complete. You are signed in.', bn: 'সেটআপ সম্পন্ন হয়েছে। আপনি সাইন ইন করেছেন।' },
  badLink: {
    en: 'This set-up link is not valid. Use the one that was printed when the server started.',
    bn: 'এই সেটআপ লিংকটি সঠিক নয়। সার্ভার চালু হওয়ার সময় যে লিংক দেখানো হয়েছে সেটি ব্যবহার করুন।',
  },
  over: {
    en: 'An administrator already exists. Please sign in.',
    bn: 'একজন প্রশাসক আগে থেকেই আছেন। সাইন ইন করুন।',
  },
} satisfies Record<string, Words>

async function hasAdmin(sql: Sql): Promise<boolean> {
  const rows = await sql`select 1 from users where role = 'admin' and status = 'active' limit 1`
  return rows.length > 0
}

/** Makes concurrent set-ups wait, so that two do not both find that there is no administrator. */
const lockSetup = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtext('samity set-up'))`

/** Creates the administrator from ADMIN_USERNAME and ADMIN_PASSWORD when there is no administrator yet. */
export async function createFirstAdmin(sql: Database, { admin }: Environment): Promise<void> {
  if (admin && !(await hasAdmin(sql))) await createAdmin(sql, admin)
}

/**
 * Creates a one-time link to the set-up screen; undefined when there is already an administrator. Links of
 * earlier starts stay valid. Proxies and logs never see what follows the #.
 */
export async function createSetupLink(
  sql: Database,
  { publicUrl }: Environment,
): Promise<string | undefined> {
  if (await hasAdmin(sql)) return undefined
  const token = newToken()
  await sql`insert into one_time_tokens ${sql({ token_hash: tokenHash(token), purpose: 'setup' })}`
  return `${publicUrl}/setup#token=${token}`
}

async function createAdmin(
  sql: Database,
  { username, password }: NonNullable<Environment['admin']>,
): Promise<void> {
  const usernameError = validateUsername(username)
  if (usernameError) throw new StartupError(`ADMIN_USERNAME cannot be used: ${usernameError.en}.`)
  const passwordError = await validatePassword(password, username)
  if (passwordError)
    throw new StartupError(`ADMIN_PASSWORD cannot be used: ${passwordError.en.replace(/\.$/, '')}.`)
  const password_hash = await hashPassword(password)
  await transaction(sql, async (tx) => {
    await lockSetup(tx)
    if (await hasAdmin(tx)) return
    const [existingUser] = await tx`select 1 from users where username_key = ${usernameKey(username)}`
    if (existingUser)
      throw new StartupError(
        `ADMIN_USERNAME cannot be used: an account '${username}' exists and is not an active administrator.`,
      )
    await addAccount(tx, systemActor, { username, password_hash, role: 'admin', status: 'active' })
  })
}

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function setup(app: FastifyInstance): Promise<void> {
  app.get(
    '/setup',
    route({
      roles: 'open',
      summary: 'Whether the first administrator is still to be made',
      returns: objectSchema({ needed: 'boolean' }),
    }),
    async () => ({ needed: !(await hasAdmin(app.sql)) }),
  )

  app.post(
    '/setup',
    route({
      roles: 'open',
      summary: 'Make the first administrator',
      returns: 'SignedIn',
      status: 201,
      body: objectSchema({ token: 'string', username: 'string', password: 'string', email: 'string' }, [
        'token',
        'username',
        'password',
      ]),
    }),
    async (request, reply) => {
      const token = tokenHash(textOf(request.body, 'token'))
      await checkAttempt(request, linkLimits(request), async () => {
        const [tokenRow] =
          await app.sql`select 1 from one_time_tokens where token_hash = ${token} and purpose = 'setup'`
        if (!tokenRow) throw new FailedAttempt(422, messages.badLink, { token: messages.badLink })
      })
      const { username, password, email } = await parseAccount(request.body)
      const password_hash = await hashPassword(password)
      const admin = await write(request, async (sql) => {
        await lockSetup(sql)
        if (await hasAdmin(sql)) throw conflict(messages.over).as('setup.over')
        await sql`delete from one_time_tokens where purpose = 'setup'`
        const account = { username, email, password_hash, role: 'admin', status: 'active' } as const
        return { id: await addAccount(sql, request, account), username: cleanUsername(username) }
      })
      // outside of `write`, which stores responses for a repeated Idempotency-Key: no table may contain an
      // access token
      const access = await transaction(app.sql, async (sql) => {
        await audit(sql, admin, { action: 'sign-in', subject: 'users', subject_id: admin.id })
        await rememberDevice(sql, request, reply, admin.id)
        return openSession(sql, admin.id, request.headers['user-agent'] ?? '')
      })
      setPictureCookie(reply, access)
      const message = messages.done[languageOf(request)]
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ message, user: await readProfile(app.sql, admin.id), access })
    },
  )
}
