import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Words } from '@samity/shared-api/contract'
import type { PasskeyOptions, PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import { audit } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { conflict, ApiError, unprocessable } from '../../http/errors.ts'
import { checkConfirmation, checkPassword, FailedAttempt } from '../../auth/check-attempt.ts'
import {
  consumeChallenge,
  countUse,
  loadCredentials,
  storeChallenge,
  type StoredPasskey,
} from './passkey-records.ts'
import { makeRequestOptions, relyingPartyOf, verifyUse } from './passkey-verification.ts'
import { consumeCode } from './totp.ts'
import { decryptSecret } from './two-factor-secrets.ts'

const messages = {
  needed: {
    en: 'Enter the six digits that your authenticator app shows, or a recovery code.',
    bn: 'আপনার অথেনটিকেটর অ্যাপে দেখানো ছয়টি অঙ্ক, অথবা একটি রিকভারি কোড লিখুন।',
  },
  neededPasskey: {
    en: 'Use your passkey, or enter a recovery code.',
    bn: 'আপনার পাসকি ব্যবহার করুন, অথবা একটি রিকভারি কোড লিখুন।',
  },
  neededEither: {
    en: 'Use your passkey, or enter the six digits of your authenticator app or a recovery code.',
    bn: 'আপনার পাসকি ব্যবহার করুন, অথবা অথেনটিকেটর অ্যাপের ছয়টি অঙ্ক বা একটি রিকভারি কোড লিখুন।',
  },
  wrong: {
    en: 'This code is wrong or was used before. Enter the one that the app shows now.',
    bn: 'কোডটি ভুল অথবা আগে ব্যবহৃত হয়েছে। অ্যাপে এখন যে কোড দেখাচ্ছে তা লিখুন।',
  },
  wrongRecoveryCode: {
    en: 'This recovery code is wrong or was used before.',
    bn: 'রিকভারি কোডটি ভুল অথবা আগে ব্যবহৃত হয়েছে।',
  },
  wrongPasskey: {
    en: 'This passkey was not accepted. Try again, or enter a recovery code.',
    bn: 'পাসকিটি গ্রহণ করা যায়নি। আবার চেষ্টা করুন, অথবা একটি রিকভারি কোড লিখুন।',
  },
  clonedPasskey: {
    en: 'This passkey may have been copied, so it no longer works. Sign in with a code, then remove it in your profile.',
    bn: 'পাসকিটি সম্ভবত নকল করা হয়েছে, তাই এটি আর কাজ করবে না। কোড দিয়ে সাইন ইন করে প্রোফাইল থেকে এটি সরিয়ে দিন।',
  },
  otherKey: {
    en: 'The server no longer has the key for your two-step sign-in. Ask an administrator to reset it.',
    bn: 'আপনার দুই ধাপের সাইন ইনের চাবি সার্ভারে আর নেই। একজন প্রশাসককে এটি রিসেট করতে বলুন।',
  },
  signInAgain: {
    en: 'Your account has no password here. Sign out, sign in again with single sign-on, and repeat this within ten minutes.',
    bn: 'এখানে আপনার অ্যাকাউন্টের পাসওয়ার্ড নেই। সাইন আউট করে সিঙ্গেল সাইন-অন দিয়ে আবার সাইন ইন করুন, এবং দশ মিনিটের মধ্যে আবার চেষ্টা করুন।',
  },
  notOn: { en: 'Two-step sign-in is not on.', bn: 'দুই ধাপের সাইন ইন চালু নেই।' },
} satisfies Record<string, Words>

type Person = { id: number }
export type StoredSecret = { secret: string; confirmed_at: string | null }

/** The secret of the authenticator app, also one that no code has confirmed yet. */
export async function loadStoredSecret(sql: Sql, user: number): Promise<StoredSecret | undefined> {
  const [row] = await sql<StoredSecret[]>`select secret, confirmed_at from two_factor where user_id = ${user}`
  return row
}

type SecondSteps = { storedSecret: StoredSecret | undefined; passkeys: StoredPasskey[] }

async function loadSecondSteps(sql: Sql, user: number): Promise<SecondSteps | undefined> {
  const row = await loadStoredSecret(sql, user)
  const storedSecret = row?.confirmed_at ? row : undefined
  const passkeys = await loadCredentials(sql, user)
  return storedSecret || passkeys.length > 0 ? { storedSecret, passkeys } : undefined
}

export const secondStepAnswer = z.object({
  code: z.string().default(''),
  passkey: z.record(z.string(), z.unknown()).optional(),
})
export const secondStepProperties = {
  code: { type: 'string', description: 'A code of the app, or a recovery code' },
  passkey: { type: 'object', additionalProperties: true, description: 'The response of the browser' },
} as const
type SecondStepAnswer = z.infer<typeof secondStepAnswer>

/** Reads the second step from a body that no schema has parsed. Another content counts as none. */
export const readSecondStep = (body: unknown): SecondStepAnswer =>
  secondStepAnswer.safeParse(body).data ?? { code: '' }

/**
 * Returns what a browser needs to use a passkey of this person; undefined when there is none that works here.
 */
export async function makePasskeyChallenge(
  request: FastifyRequest,
  user: number,
  passkeys: StoredPasskey[],
): Promise<PasskeyOptions | undefined> {
  const { sql, environment } = request.server
  const party = relyingPartyOf(environment)
  const usable = passkeys.filter(({ clone_suspected }) => !clone_suspected)
  if (!party || usable.length === 0) return undefined
  const options = await makeRequestOptions(party, usable)
  await storeChallenge(sql, user, 'verify', options.challenge)
  return options
}

/** Call it within `checkAttempt`. Consumes a code of the app or a recovery code (422 when it is wrong). */
export async function checkCode(
  request: FastifyRequest,
  { id }: Person,
  storedSecret: StoredSecret | undefined,
  code: string,
) {
  const { sql, secretBox } = request.server
  if (!code.trim()) throw unprocessable({ code: messages.needed }, messages.needed).as('second_step.required')
  const secret = storedSecret && decryptSecret(secretBox, id, storedSecret.secret)
  if (storedSecret && secret === undefined)
    throw conflict(messages.otherKey, { code: messages.otherKey }).as('two_factor.state')
  const codeKind = await consumeCode(sql, secretBox, { user: id, secret }, code)
  const sentence = storedSecret ? messages.wrong : messages.wrongRecoveryCode
  if (!codeKind) throw new FailedAttempt(422, sentence, { code: sentence }, { id }).as('second_step.wrong')
  return codeKind
}

/** Call it within `checkAttempt`. Throws when the response is not one of a passkey of this person (422). */
async function checkPasskey(
  request: FastifyRequest,
  { id }: Person,
  passkeys: StoredPasskey[],
  response: PasskeyResponse,
): Promise<'passkey'> {
  const { sql, environment } = request.server
  const party = relyingPartyOf(environment)
  const passkey = passkeys.find(({ credential_id }) => credential_id === response['id'])
  const failure = (sentence: Words) =>
    new FailedAttempt(422, sentence, { code: sentence }, { id }).as('second_step.wrong')
  if (!party || !passkey) throw failure(messages.wrongPasskey)
  const counter = await verifyUse(party, response, passkey, (challenge) =>
    consumeChallenge(sql, id, 'verify', challenge),
  )
  if (counter === undefined) throw failure(messages.wrongPasskey)
  if (!(await countUse(sql, passkey, counter))) {
    await transaction(sql, (tx) =>
      audit(
        tx,
        { id: null, username: 'anonymous' },
        { action: 'suspect-passkey', subject: 'users', subject_id: id, after: { passkey: passkey.name } },
      ),
    )
    throw failure(messages.clonedPasskey)
  }
  return 'passkey'
}

async function withPasskeyOptions(
  request: FastifyRequest,
  { id }: Person,
  passkeys: StoredPasskey[],
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || passkeys.length === 0) return error
  const options = await makePasskeyChallenge(request, id, passkeys)
  return options ? Object.assign(error, { more: { ...error.more, passkey_options: options } }) : error
}

const neededMessage = ({ storedSecret, passkeys }: SecondSteps): Words => {
  if (passkeys.length === 0) return messages.needed
  return storedSecret ? messages.neededEither : messages.neededPasskey
}

async function checkSecondStep(
  request: FastifyRequest,
  person: Person,
  steps: SecondSteps,
  { code, passkey }: SecondStepAnswer,
) {
  const { storedSecret, passkeys } = steps
  try {
    if (passkey) return await checkPasskey(request, person, passkeys, passkey)
    const sentence = neededMessage(steps)
    if (!code.trim()) throw unprocessable({ code: sentence }, sentence).as('second_step.required')
    return await checkCode(request, person, storedSecret, code)
  } catch (error) {
    throw await withPasskeyOptions(request, person, passkeys, error)
  }
}

/**
 * Call it within `checkAttempt`. Checks the second step of a sign-in. Returns its kind; undefined when
 * two-step sign-in is off. The error for a missing or wrong one contains `passkey_options` when the person
 * has a passkey.
 */
export async function verifySecondStep(request: FastifyRequest, person: Person, answer: SecondStepAnswer) {
  const steps = await loadSecondSteps(request.server.sql, person.id)
  return steps && checkSecondStep(request, person, steps, answer)
}

/**
 * Locks the account of a checked sign-in until its session is open: what ends sessions waits, and ends this
 * one, too. False when the account, its password or its second step has changed since the check.
 */
export async function lockChecked(
  sql: Transaction,
  { id, password_hash }: Person & { password_hash: string | null },
  step: string | undefined,
): Promise<boolean> {
  await sql`select from users where id = ${id} for share`
  const rows = await sql`
    select from users join two_factor_status on user_id = id
    where id = ${id} and status = 'active' and password_hash is not distinct from ${password_hash}
      and two_factor = ${step !== undefined}`
  return rows.length > 0
}

export const confirmationBody = secondStepAnswer.extend({ password: z.string().default('') })
export type ConfirmationBody = z.infer<typeof confirmationBody>

/**
 * Call it within `checkAttempt`. Checks the password. An account without one, whose owner comes from a
 * provider, has proved the same with a sign-in of the last ten minutes.
 */
async function checkOwner(request: FastifyRequest, password: string): Promise<void> {
  const { id, session } = request.user!
  const [account] = await request.server.sql<{ has_password: boolean; is_fresh: boolean }[]>`
    select u.password_hash is not null as has_password, s.created_at > now() - interval '10 minutes' as is_fresh
    from users u
    join sessions s on s.user_id = u.id and s.id = ${session}
    where u.id = ${id}`
  if (!account || account.has_password) return checkPassword(request, password, 'password')
  if (!account.is_fresh) throw unprocessable({ password: messages.signInAgain }, messages.signInAgain)
}

/**
 * Checks password and second step as one attempt: a person who knows one of them gets no extra attempts at
 * the other. Without two-step sign-in the password is enough, unless `isStepRequired` (409).
 */
export async function checkBoth(
  request: FastifyRequest,
  { password, ...answer }: ConfirmationBody,
  { isStepRequired }: { isStepRequired: boolean },
): Promise<void> {
  const { id } = request.user!
  const steps = await loadSecondSteps(request.server.sql, id)
  if (!steps && isStepRequired) throw conflict(messages.notOn).as('two_factor.state')
  await checkConfirmation(request, async () => {
    await checkOwner(request, password)
    if (steps) await checkSecondStep(request, { id }, steps, answer)
  })
}

/** Locks the account and returns which second steps it has, so that two changes at once see each other. */
export async function lockSecondSteps(
  sql: Transaction,
  user: number,
): Promise<{ app: boolean; passkeys: number }> {
  await sql`select 1 from users where id = ${user} for update`
  const [row] = await sql<{ app: boolean; passkeys: number }[]>`
    select exists (select from two_factor where user_id = ${user} and confirmed_at is not null) as app,
      (select count(*)::int from passkeys where user_id = ${user}) as passkeys`
  return row!
}

export async function removeSecondSteps(sql: Sql, user: number): Promise<boolean> {
  const { count: appCount } = await sql`delete from two_factor where user_id = ${user}`
  const { count: passkeyCount } = await sql`delete from passkeys where user_id = ${user}`
  await sql`delete from passkey_challenges where user_id = ${user}`
  await sql`delete from recovery_codes where user_id = ${user}`
  return appCount + passkeyCount > 0
}
