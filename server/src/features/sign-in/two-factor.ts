import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { roles, type Words } from '@samity/shared-api/contract'
import type {
  RecoveryCodes,
  TwoFactor,
  TwoFactorRoles,
  TwoFactorSecret,
} from '@samity/shared-api/contract/users/two-factor'
import { user as account } from '@samity/shared-api/contract/users/user'
import { audit, difference } from '../../audit/audit.ts'
import { idParams } from '../../resources/crud.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { lockRecord, refuseOldVersion } from '../../resources/records.ts'
import { endSessions } from '../../auth/sessions.ts'
import { transaction } from '../../database/transaction.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { loadSettings } from '../../settings/settings.ts'
import { checkPassword, checkConfirmation } from '../../auth/check-attempt.ts'
import { readPasskeys } from './passkey-records.ts'
import { relyingPartyOf } from './passkey-verification.ts'
import {
  checkBoth,
  checkCode,
  confirmationBody,
  loadStoredSecret,
  lockSecondSteps,
  removeSecondSteps,
  type ConfirmationBody,
} from './second-step.ts'
import { endTokens, keptTokensProperty, readKeptTokens } from '../users/owned-tokens.ts'
import { newSecret, renewRecoveryCodes, totpUriOf } from './totp.ts'
import { encryptSecret } from './two-factor-secrets.ts'
import { admin, signedIn } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

const messages = {
  alreadyOn: {
    en: 'Two-step sign-in is already on. Turn it off first.',
    bn: 'দুই ধাপের সাইন ইন আগে থেকেই চালু। আগে এটি বন্ধ করুন।',
  },
  notOn: { en: 'Two-step sign-in is not on.', bn: 'দুই ধাপের সাইন ইন চালু নেই।' },
  required: {
    en: 'Your role requires two-step sign-in.',
    bn: 'আপনার ভূমিকায় দুই ধাপের সাইন ইন ছাড়া কাজ করা যায় না।',
  },
} satisfies Record<string, Words>

async function loadTwoFactor({ sql, environment }: FastifyInstance, user: number): Promise<TwoFactor> {
  const [row] = await sql<Omit<TwoFactor, 'passkeys' | 'passkeys_available'>[]>`
    select u.password_hash is not null as has_password, s.two_factor as enabled,
      least(t.confirmed_at, (select min(created_at) from passkeys where user_id = u.id)) as since,
      (select count(*)::int from recovery_codes where user_id = u.id and used_at is null) as recovery_codes_left,
      u.role in (select role from two_factor_roles) as required,
      t.confirmed_at is not null as app
    from users u
    join two_factor_status s on s.user_id = u.id
    left join two_factor t on t.user_id = u.id
    where u.id = ${user}`
  const passkeys_available = relyingPartyOf(environment) !== undefined
  return { ...row!, passkeys: await readPasskeys(sql, user), passkeys_available }
}

export async function isSecondStepRequired(sql: Sql, user: number): Promise<boolean> {
  const rows =
    await sql`select 1 from users where id = ${user} and role in (select role from two_factor_roles)`
  return rows.length > 0
}
export const secondStepRequired = () => conflict(messages.required).as('two_factor.state')

const userEvent = (action: string, id: number) => ({ action, subject: 'users', subject_id: id }) as const

const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function twoFactor(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const schema = { body: confirmationBody }

  routes.get(
    '/user/two-factor',
    route({ roles: signedIn, summary: 'Two-step sign-in: own state', returns: 'TwoFactor' }),
    (request) => loadTwoFactor(app, request.user!.id),
  )
  // responses with a secret or with codes are not stored for a repeated request: the database must not
  // contain them
  routes.post(
    '/user/two-factor',
    route({
      roles: signedIn,
      summary: 'Two-step sign-in: begin to set it up',
      returns: 'TwoFactorSecret',
      status: 201,
      schema,
    }),
    async (request, reply) =>
      noStore(reply)
        .code(201)
        .send(await startSetup(request, request.body)),
  )
  routes.put(
    '/user/two-factor',
    route({
      roles: signedIn,
      summary: 'Two-step sign-in: confirm it with a code',
      returns: 'RecoveryCodes',
      schema,
    }),
    async (request, reply) => noStore(reply).send(await confirmSetup(request, request.body.code)),
  )
  routes.delete(
    '/user/two-factor',
    route({ roles: signedIn, summary: 'Two-step sign-in: turn it off', schema }),
    async (request, reply) => {
      await turnOff(request, request.body)
      return reply.code(204).send()
    },
  )
  routes.post(
    '/user/two-factor/recovery-codes',
    route({
      roles: signedIn,
      summary: 'Two-step sign-in: make new recovery codes',
      returns: 'RecoveryCodes',
      status: 201,
      schema,
    }),
    async (request, reply) =>
      noStore(reply)
        .code(201)
        .send(await renewCodes(request, request.body)),
  )

  routes.delete(
    '/users/:id/two-factor',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'User: turn two-step sign-in off',
      body: { type: 'object', properties: keptTokensProperty },
      schema: { params: idParams },
    }),
    async (request, reply) => {
      const { id } = request.params
      const kept = readKeptTokens(request.body)
      await write(request, async (sql) => {
        await lockRecord(sql, account, id)
        if (!(await removeSecondSteps(sql, id))) throw conflict(messages.notOn).as('two_factor.state')
        await endSessions(sql, id)
        await endTokens(sql, request, id, kept)
        await audit(sql, request, userEvent('reset-two-factor', id))
      })
      app.sessions.forget()
      return reply.code(204).send()
    },
  )

  routes.get(
    '/two-factor-roles',
    route({ roles: admin, summary: 'Roles that need two-step sign-in', returns: 'TwoFactorRoles' }),
    () => readRoles(app.sql),
  )
  routes.put(
    '/two-factor-roles',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Change the roles that need two-step sign-in',
      returns: 'TwoFactorRoles',
      schema: { body: z.object({ roles: z.array(z.enum(roles)), version: z.number().int().optional() }) },
    }),
    async (request) => {
      const after = await write(request, (sql) => writeRoles(sql, request, request.body))
      app.sessions.forget()
      return after
    },
  )
}

/** A passkey or a recovery code confirms it, too, when two-step sign-in is on without an app. */
async function startSetup(request: FastifyRequest, confirmation: ConfirmationBody): Promise<TwoFactorSecret> {
  const { sql, secretBox } = request.server
  const { id, username } = request.user!
  if ((await loadStoredSecret(sql, id))?.confirmed_at) {
    await checkConfirmation(request, () => checkPassword(request, confirmation.password, 'password'))
    throw conflict(messages.alreadyOn).as('two_factor.state')
  }
  await checkBoth(request, confirmation, { isStepRequired: false })
  const secret = newSecret()
  const { association } = await loadSettings(sql)
  return transaction(sql, async (tx) => {
    const { count } = await tx`
      insert into two_factor (user_id, secret) values (${id}, ${encryptSecret(secretBox, id, secret)})
      on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where two_factor.confirmed_at is null`
    if (count === 0) throw conflict(messages.alreadyOn).as('two_factor.state')
    await audit(tx, request, userEvent('begin-two-factor', id))
    return { secret, uri: totpUriOf(secret, association.name.en, username) }
  })
}

/**
 * The first code proves that the app has the secret. Other sessions end, because they were opened without a
 * second step.
 */
async function confirmSetup(request: FastifyRequest, code: string): Promise<RecoveryCodes> {
  const { sql, secretBox, sessions } = request.server
  const { id, session } = request.user!
  const storedSecret = await loadStoredSecret(sql, id)
  if (!storedSecret) throw conflict(messages.notOn).as('two_factor.state')
  if (storedSecret.confirmed_at) throw conflict(messages.alreadyOn).as('two_factor.state')
  await checkConfirmation(request, () => checkCode(request, { id }, storedSecret, code))
  const recovery_codes = await transaction(sql, async (tx) => {
    await lockSecondSteps(tx, id)
    const { count } = await tx`
      update two_factor set confirmed_at = now() where user_id = ${id} and secret = ${storedSecret.secret} and confirmed_at is null`
    if (count === 0) throw conflict(messages.alreadyOn).as('two_factor.state')
    await endSessions(tx, id, { except: session })
    await audit(tx, request, userEvent('enable-two-factor', id))
    return renewRecoveryCodes(tx, secretBox, id)
  })
  sessions.forget()
  return { recovery_codes }
}

async function turnOff(request: FastifyRequest, confirmation: ConfirmationBody): Promise<void> {
  const { sql, sessions } = request.server
  const { id } = request.user!
  const { app, passkeys, required } = await loadTwoFactor(request.server, id)
  if (!app) throw conflict(messages.notOn).as('two_factor.state')
  if (required && passkeys.length === 0) throw secondStepRequired()
  await checkBoth(request, confirmation, { isStepRequired: true })
  await transaction(sql, async (tx) => {
    const isLast = (await lockSecondSteps(tx, id)).passkeys === 0
    if (isLast && (await isSecondStepRequired(tx, id))) throw secondStepRequired()
    await tx`delete from two_factor where user_id = ${id}`
    if (isLast) await removeSecondSteps(tx, id)
    await audit(tx, request, userEvent(isLast ? 'disable-two-factor' : 'remove-app', id))
  })
  sessions.forget()
}

async function renewCodes(request: FastifyRequest, confirmation: ConfirmationBody): Promise<RecoveryCodes> {
  const { sql, secretBox } = request.server
  const { id } = request.user!
  await checkBoth(request, confirmation, { isStepRequired: true })
  return transaction(sql, async (tx) => {
    await audit(tx, request, userEvent('renew-recovery-codes', id))
    return { recovery_codes: await renewRecoveryCodes(tx, secretBox, id) }
  })
}

async function readRoles(sql: Sql): Promise<TwoFactorRoles> {
  const rows = await sql<{ role: TwoFactorRoles['roles'][number] }[]>`select role from two_factor_roles`
  const required = new Set(rows.map(({ role }) => role))
  // the version is a bit mask of the roles: a save that starts from the same roles overwrites no other change
  const version = roles.reduce((digits, role, index) => digits + (required.has(role) ? 2 ** index : 0), 0)
  return { roles: roles.filter((role) => required.has(role)), version }
}

type RolesChange = Pick<TwoFactorRoles, 'roles'> & { version?: number | undefined }

async function writeRoles(sql: Transaction, request: FastifyRequest, next: RolesChange) {
  await sql`lock table two_factor_roles in share row exclusive mode`
  const before = await readRoles(sql)
  refuseOldVersion(before, next.version)
  await sql`delete from two_factor_roles`
  const rows = [...new Set(next.roles)].map((role) => ({ role }))
  if (rows.length > 0) await sql`insert into two_factor_roles ${sql(rows)}`
  const after = await readRoles(sql)
  await audit(sql, request, {
    action: 'require-two-factor',
    subject: 'settings',
    ...difference(before, after),
  })
  return after
}
