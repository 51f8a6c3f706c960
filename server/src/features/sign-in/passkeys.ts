import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fillWords, type Words } from '@samity/shared-api/contract'
import {
  maxPasskeyNameLength,
  type NewPasskey,
  type Passkey,
  type PasskeyOptions,
} from '@samity/shared-api/contract/users/two-factor'
import { audit } from '../../audit/audit.ts'
import { endSessions } from '../../auth/sessions.ts'
import { transaction } from '../../database/transaction.ts'
import { signedIn } from '../../http/access.ts'
import { conflict, notFound, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { loadSettings } from '../../settings/settings.ts'
import {
  addPasskey,
  consumeChallenge,
  loadCredentials,
  passkeyHandleOf,
  readPasskeys,
  storeChallenge,
} from './passkey-records.ts'
import { makeCreationOptions, relyingPartyOf, verifyCreation } from './passkey-verification.ts'
import {
  checkBoth,
  confirmationBody,
  lockSecondSteps,
  makePasskeyChallenge,
  removeSecondSteps,
  type ConfirmationBody,
} from './second-step.ts'
import { renewRecoveryCodes } from './totp.ts'
import { isSecondStepRequired, secondStepRequired } from './two-factor.ts'
import { routesOf } from '../../http/route.ts'

const maxPasskeys = 20

const messages = {
  unavailable: {
    en: 'Passkeys need an address that begins with https and has a name. The operator of the server sets it (PUBLIC_URL).',
    bn: 'পাসকির জন্য https দিয়ে শুরু ও নামযুক্ত ঠিকানা লাগে। সার্ভারের পরিচালক এটি ঠিক করেন (PUBLIC_URL)।',
  },
  tooMany: fillWords(
    {
      en: 'You have {max} passkeys. Remove one before you add another.',
      bn: 'আপনার {max}টি পাসকি আছে। নতুন যোগ করার আগে একটি সরিয়ে দিন।',
    },
    { max: maxPasskeys },
  ),
  notAccepted: {
    en: 'The passkey was not accepted, or it took longer than five minutes. Please start again.',
    bn: 'পাসকিটি গ্রহণ করা যায়নি, অথবা পাঁচ মিনিটের বেশি সময় লেগেছে। আবার শুরু করুন।',
  },
  none: { en: 'You have no passkey that works.', bn: 'আপনার কার্যকর কোনো পাসকি নেই।' },
  name: fillWords(
    {
      en: 'Give the passkey a name of 1 to {max} characters.',
      bn: 'পাসকির একটি নাম দিন, ১ থেকে {max} অক্ষরের মধ্যে।',
    },
    { max: maxPasskeyNameLength },
  ),
} satisfies Record<string, Words>
const passkeyName = { en: 'passkey', bn: 'পাসকি' }

const name = z
  .string()
  .transform((text) => text.toWellFormed().normalize('NFC').trim())
  .refine((text) => text.length > 0 && text.length <= maxPasskeyNameLength)
const newPasskeyBody = z.object({ name: z.string().default(''), response: z.record(z.string(), z.unknown()) })
const nameBody = z.object({ name: z.string() })

const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function passkeys(app: FastifyInstance): Promise<void> {
  app.constraintMessages.add('passkeys_credential_id_key', {
    field: 'response',
    message: {
      en: 'This passkey belongs to an account already.',
      bn: 'এই পাসকি আগে থেকেই একটি অ্যাকাউন্টের সাথে যুক্ত।',
    },
  })
  const routes = withZod(app)

  // the responses of the next three are not stored for a repeated request: a challenge and a code work once
  routes.post(
    '/user/passkeys/options',
    route({
      roles: signedIn,
      summary: 'Passkey: begin to add one',
      returns: 'PasskeyOptions',
      status: 201,
      schema: { body: confirmationBody },
    }),
    async (request, reply) =>
      noStore(reply)
        .code(201)
        .send(await startPasskey(request, request.body)),
  )
  routes.post(
    '/user/passkeys/challenge',
    route({
      roles: signedIn,
      summary: 'Passkey: a challenge to confirm an action',
      returns: 'PasskeyOptions',
      status: 201,
    }),
    async (request, reply) => {
      const { id } = request.user!
      const options = await makePasskeyChallenge(request, id, await loadCredentials(app.sql, id))
      if (!options) throw conflict(messages.none).as('two_factor.state')
      return noStore(reply).code(201).send(options)
    },
  )
  routes.post(
    '/user/passkeys',
    route({
      roles: signedIn,
      summary: 'Passkey: add',
      returns: 'NewPasskey',
      status: 201,
      schema: { body: newPasskeyBody },
    }),
    async (request, reply) =>
      noStore(reply)
        .code(201)
        .send(await finishPasskey(request, request.body)),
  )
  routes.put(
    '/user/passkeys/:id',
    route({
      roles: signedIn,
      summary: 'Passkey: rename',
      returns: 'Passkey',
      schema: { params: idParams, body: nameBody },
    }),
    (request) => renamePasskey(request, request.params.id, request.body.name),
  )
  routes.delete(
    '/user/passkeys/:id',
    route({
      roles: signedIn,
      summary: 'Passkey: remove',
      schema: { params: idParams, body: confirmationBody },
    }),
    async (request, reply) => {
      await removePasskey(request, request.params.id, request.body)
      return reply.code(204).send()
    },
  )
}

const event = (action: string, id: number, passkey?: string) => ({
  action,
  subject: 'users',
  subject_id: id,
  ...(passkey !== undefined && { after: { passkey } }),
})

function cleanName(text: string): string {
  const { data } = name.safeParse(text)
  if (data === undefined) throw unprocessable({ name: messages.name }, messages.name)
  return data
}

async function startPasskey(request: FastifyRequest, body: ConfirmationBody): Promise<PasskeyOptions> {
  const { sql, environment } = request.server
  const { id, username } = request.user!
  const party = relyingPartyOf(environment)
  if (!party) throw conflict(messages.unavailable).as('two_factor.state')
  await checkBoth(request, body, { isStepRequired: false })
  const existing = await loadCredentials(sql, id)
  if (existing.length >= maxPasskeys) throw conflict(messages.tooMany).as('two_factor.state')
  const { association } = await loadSettings(sql)
  const handle = await passkeyHandleOf(sql, id)
  const options = await makeCreationOptions(party, {
    association: association.name.en,
    username,
    handle,
    existing,
  })
  await storeChallenge(sql, id, 'add', options.challenge)
  return options
}

/**
 * The challenge proves that the person has just confirmed the addition. With the first second step other
 * sessions end.
 */
async function finishPasskey(
  request: FastifyRequest,
  body: z.infer<typeof newPasskeyBody>,
): Promise<NewPasskey> {
  const { sql, secretBox, environment, sessions } = request.server
  const { id, session } = request.user!
  const passkeyLabel = cleanName(body.name)
  const party = relyingPartyOf(environment)
  if (!party) throw conflict(messages.unavailable).as('two_factor.state')
  const credential = await verifyCreation(party, body.response, (challenge) =>
    consumeChallenge(sql, id, 'add', challenge),
  )
  if (!credential) throw unprocessable({ response: messages.notAccepted }, messages.notAccepted)
  const added = await transaction(sql, async (tx) => {
    const before = await lockSecondSteps(tx, id)
    if (before.passkeys >= maxPasskeys) throw conflict(messages.tooMany).as('two_factor.state')
    const passkeyId = await addPasskey(tx, id, { ...credential, name: passkeyLabel })
    await audit(tx, request, event('add-passkey', id, passkeyLabel))
    const isFirst = !before.app && before.passkeys === 0
    if (isFirst) {
      await endSessions(tx, id, { except: session })
      await audit(tx, request, event('enable-two-factor', id))
    }
    const recovery_codes = isFirst ? await renewRecoveryCodes(tx, secretBox, id) : []
    const passkey = (await readPasskeys(tx, id)).find((one) => one.id === passkeyId)!
    return { passkey, recovery_codes }
  })
  sessions.forget()
  return added
}

const renamePasskey = (request: FastifyRequest, passkeyId: number, text: string): Promise<Passkey> => {
  const newName = cleanName(text)
  const { id } = request.user!
  return write(request, async (sql) => {
    const before = (await readPasskeys(sql, id)).find((one) => one.id === passkeyId)
    if (!before) throw notFound(passkeyName)
    await sql`update passkeys set name = ${newName} where id = ${passkeyId} and user_id = ${id}`
    await audit(sql, request, {
      ...event('rename-passkey', id, newName),
      before: { passkey: before.name },
    })
    return { ...before, name: newName }
  })
}

/** The last second step cannot be removed while the role requires one. */
async function removePasskey(
  request: FastifyRequest,
  passkeyId: number,
  body: ConfirmationBody,
): Promise<void> {
  const { sql, sessions } = request.server
  const { id } = request.user!
  const passkey = (await readPasskeys(sql, id)).find((one) => one.id === passkeyId)
  if (!passkey) throw notFound(passkeyName)
  await checkBoth(request, body, { isStepRequired: true })
  await transaction(sql, async (tx) => {
    const { app, passkeys: count } = await lockSecondSteps(tx, id)
    const isLast = !app && count === 1
    if (isLast && (await isSecondStepRequired(tx, id))) throw secondStepRequired()
    const { count: removedCount } = await tx`delete from passkeys where id = ${passkeyId} and user_id = ${id}`
    if (removedCount === 0) throw notFound(passkeyName)
    await audit(tx, request, event('remove-passkey', id, passkey.name))
    if (isLast) {
      await removeSecondSteps(tx, id)
      await audit(tx, request, event('disable-two-factor', id))
    }
  })
  sessions.forget()
}
