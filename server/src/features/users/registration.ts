import type { FastifyInstance, FastifyRequest } from 'fastify'
import { user } from '@samity/shared-api/contract/users/user'
import { wordsOf, type Role, type Words } from '@samity/shared-api/contract'
import { audit, type Actor } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { languageOf } from '../../http/language.ts'
import { write } from '../../http/write.ts'
import {
  cleanUsername,
  smallBodyOptions,
  hashPassword,
  validatePassword,
  validateUsername,
  usernameKey,
} from '../../auth/credentials.ts'
import { textOf } from '../../http/bodies.ts'
import { countAttempt, registrationLimits } from '../../auth/attempt-limits.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const messages = {
  both: { en: 'Username and password are required!', bn: 'ব্যবহারকারীর নাম ও পাসওয়ার্ড আবশ্যক!' },
  done: { en: 'Registration successful!', bn: 'নিবন্ধন সফল হয়েছে!' },
} satisfies Record<string, Words>

export type NewAccount = {
  username: string
  /** null: nobody can sign in with a password until somebody sets one */
  password_hash: string | null
  email?: string
  name?: string
  role: Role
  status: 'pending' | 'active'
}

/** Adds an account and returns its id (409 when the name is taken). `who` is the actor in the audit log. */
export async function addAccount(
  sql: Sql,
  who: FastifyRequest | Actor,
  account: NewAccount,
): Promise<number> {
  const username = cleanUsername(account.username)
  const [row] = await sql<{ id: number }[]>`
    insert into users ${sql({ ...account, username, username_key: usernameKey(username) })} returning id`
  const { role, status } = account
  await audit(sql, who, {
    action: 'create',
    subject: 'users',
    subject_id: row!.id,
    after: { username, role, status },
  })
  return row!.id
}

/** Parses the body for a new account (422 for the first invalid field). */
export async function parseAccount(
  body: unknown,
): Promise<{ username: string; password: string; email: string }> {
  const username = textOf(body, 'username')
  const password = textOf(body, 'password')
  if (!username.trim() || !password)
    throw unprocessable({ [username.trim() ? 'password' : 'username']: messages.both }, messages.both)
  const email = user.fields.email.schema.safeParse(textOf(body, 'email'))
  const sentence = email.error?.issues[0]?.message
  if (sentence) throw unprocessable({ email: sentence }, wordsOf(sentence))
  const usernameError = validateUsername(username)
  if (usernameError) throw unprocessable({ username: usernameError }, usernameError)
  const passwordError = await validatePassword(password, username)
  if (passwordError) throw unprocessable({ password: passwordError }, passwordError)
  return { username, password, email: email.data ?? '' }
}

const usernameExists = async (sql: Sql, username: string): Promise<boolean> =>
  (await sql`select 1 from users where username_key = ${usernameKey(username)}`).length > 0

/**
 * The error that the database would give for a taken name. It is raised earlier, to avoid hashing a password
 * for nothing.
 */
function usernameConflict({ constraintMessages }: FastifyInstance) {
  const { field, message } = constraintMessages.find('users_username_key')!
  return conflict(message, { [field]: message }).as('record.duplicate')
}

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function registration(app: FastifyInstance): Promise<void> {
  app.post(
    '/register',
    route({
      roles: 'open',
      summary: 'Ask for an account',
      returns: objectSchema({ message: 'string', username: 'string', status: 'string' }),
      status: 201,
      body: objectSchema({ username: 'string', password: 'string', email: 'string' }, [
        'username',
        'password',
      ]),
      ...smallBodyOptions,
    }),
    async (request, reply) => {
      const { username, password, email } = await parseAccount(request.body)
      // each request counts, also one for a name that is taken: otherwise names could be tried without limit
      await countAttempt(app.sql, registrationLimits(request))
      const nameExists = await usernameExists(app.sql, username)
      const password_hash = nameExists ? '' : await hashPassword(password)
      // `write` answers a repeated request with the saved response before the callback checks the name
      const result = await write(request, async (sql) => {
        if (nameExists) throw usernameConflict(app)
        const account = { username, email, password_hash, role: 'cashier', status: 'pending' } as const
        await addAccount(sql, request, account)
        return {
          message: messages.done[languageOf(request)],
          username: cleanUsername(username),
          status: 'pending',
        }
      })
      return reply.code(201).send(result)
    },
  )
}
