import type { FastifyInstance } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { audit, theSystem } from '../../platform/audit.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { languageOf } from '../../platform/language.ts'
import { givePictureCookie } from '../../platform/picture-cookie.ts'
import { Problem } from '../../platform/problem.ts'
import { newToken, openSession, tokenHash } from '../../platform/sessions.ts'
import type { Settings } from '../../platform/settings.ts'
import { transaction, write } from '../../platform/transaction.ts'
import {
  cleanUsername,
  hashPassword,
  problemOfPassword,
  problemOfUsername,
  usernameKey,
} from './credentials.ts'
import { judgeGuess, WrongGuess } from './judge-guess.ts'
import { rememberDevice } from './known-devices.ts'
import { readProfile } from './profile.ts'
import { addAccount, readAccount } from './register.ts'
import { textOf } from './sign-in.ts'
import { linkLimits } from './sign-in-limits.ts'

const says = {
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
  const found = await sql`select 1 from users where role = 'admin' and status = 'active' limit 1`
  return found.length > 0
}

/** Two at once must not both find that there is no administrator. */
const alone = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtext('samity set-up'))`

/** The administrator that ADMIN_USERNAME and ADMIN_PASSWORD name, when there is none yet. */
export async function makeFirstAdmin(sql: Database, { admin }: Settings): Promise<void> {
  if (admin && !(await hasAdmin(sql))) await makeAdmin(sql, admin)
}

/** A one-time link to the set-up screen; undefined when there is an administrator already. Links of earlier starts stay valid. */
export async function setupLink(sql: Database, { publicUrl }: Settings): Promise<string | undefined> {
  if (await hasAdmin(sql)) return undefined
  const token = newToken()
  await sql`insert into one_time_tokens ${sql({ token_hash: tokenHash(token), purpose: 'setup' })}`
  return `${publicUrl}/setup?token=${token}`
}

async function makeAdmin(
  sql: Database,
  { username, password }: NonNullable<Settings['admin']>,
): Promise<void> {
  const badName = problemOfUsername(username)
  if (badName) throw new Problem(`ADMIN_USERNAME cannot be used: ${badName.en}.`)
  const badPassword = problemOfPassword(password, username)
  if (badPassword) throw new Problem(`ADMIN_PASSWORD cannot be used: ${badPassword.en.replace(/\.$/, '')}.`)
  const password_hash = await hashPassword(password)
  await transaction(sql, async (inside) => {
    await alone(inside)
    if (await hasAdmin(inside)) return
    const [taken] = await inside`select 1 from users where username_key = ${usernameKey(username)}`
    if (taken)
      throw new Problem(
        `ADMIN_USERNAME cannot be used: an account '${username}' exists and is no active administrator.`,
      )
    await addAccount(inside, theSystem, { username, password_hash, role: 'admin', status: 'active' })
  })
}

/** The screen behind the link: one administrator, once. */
export async function setup(app: FastifyInstance): Promise<void> {
  app.get('/setup', async () => ({ needed: !(await hasAdmin(app.sql)) }))

  app.post('/setup', async (request, reply) => {
    const token = tokenHash(textOf(request.body, 'token'))
    await judgeGuess(request, linkLimits(request), async () => {
      const [valid] =
        await app.sql`select 1 from one_time_tokens where token_hash = ${token} and purpose = 'setup'`
      if (!valid) throw new WrongGuess(422, says.badLink, { token: says.badLink })
    })
    const { username, password, email } = readAccount(request.body)
    const password_hash = await hashPassword(password)
    const made = await write(request, async (sql) => {
      await alone(sql)
      if (await hasAdmin(sql)) throw conflict(says.over)
      await sql`delete from one_time_tokens where purpose = 'setup'`
      const account = { username, email, password_hash, role: 'admin', status: 'active' } as const
      return { id: await addAccount(sql, request, account), username: cleanUsername(username) }
    })
    // apart from what an Idempotency-Key repeats: no table holds an access token
    const access = await transaction(app.sql, async (sql) => {
      await audit(sql, made, { action: 'sign-in', subject: 'users', subject_id: made.id })
      await rememberDevice(sql, request, reply, made.id)
      return openSession(sql, made.id, request.headers['user-agent'] ?? '')
    })
    givePictureCookie(reply, access)
    const message = says.done[languageOf(request)]
    reply.header('cache-control', 'no-store')
    return reply.code(201).send({ message, user: await readProfile(app.sql, made.id), access })
  })
}
