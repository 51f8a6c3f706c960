import { parseBody, requestApi, type FastifyRequest } from '@samity/module-service'
import { text, type Words } from '@samity/shared-api/contract'
import type { MemberCodeRecipient } from '@samity/shared-api/contract/members/own-page'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CodeWays } from '../../contract/request.ts'

const codeBody = z.object({ number: text({ en: 'Member No', bn: 'সদস্য নং' }, 60).schema })

const messagesPath = 'x/mfe-messages/codes/'

const words = {
  subject: { en: 'Your code for the own page', bn: 'নিজের পাতার কোড' },
  text: {
    en: 'Your code for the own page is {code}. It is valid for 10 minutes. Tell it to nobody.',
    bn: 'নিজের পাতার কোড {code}, ১০ মিনিট চলবে। কাউকে বলবেন না।',
  },
} satisfies Record<string, Words>

/** A member asks for a one-time code. The answer is the same for every number. */
export function ownCodeRoutes(app: FastifyInstance): void {
  const anonymous = { config: { anonymous: true } }

  app.get('/ways', anonymous, (request) => readWays(request))

  app.post('/codes', anonymous, async (request, reply) => {
    const { number } = parseBody(codeBody, request)
    const { sms, email } = await readWays(request)
    // a code that cannot be sent would only end the printed one
    if (!sms && !email) return reply.code(202).send({})
    // the API returns this type
    const { recipient } = (await requestApi(request, 'member-codes/', {
      method: 'POST',
      body: { number },
    })) as MemberCodeRecipient
    // nobody waits for it: the time of the answer would tell who exists
    if (recipient) void sendCode(request, number, recipient)
    return reply.code(202).send({})
  })
}

/** Without the module of messages codes come from the counter alone. */
async function readWays(request: FastifyRequest): Promise<CodeWays> {
  try {
    // the module returns this type
    return (await requestApi(request, messagesPath)) as CodeWays
  } catch (error) {
    request.log.info(error)
    return { sms: false, email: false }
  }
}

async function sendCode(
  request: FastifyRequest,
  number: string,
  {
    expires_at: _until,
    name_english,
    name_bengali,
    ...recipient
  }: NonNullable<MemberCodeRecipient['recipient']>,
): Promise<void> {
  const body = { ...recipient, number, name: name_english || name_bengali, ...words }
  await requestApi(request, messagesPath, { method: 'POST', body }).catch((error: unknown) =>
    request.log.warn(error),
  )
}
