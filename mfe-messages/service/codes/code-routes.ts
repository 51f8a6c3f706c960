import { randomUUID } from 'node:crypto'
import { parseBody, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { fill } from '@samity/shared-api/contract'
import type { ModuleSettings } from '@samity/shared-api/module'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { channels, type Channel } from '../../contract/message.ts'
import { codeKind } from '../../contract/template.ts'
import { addressOf } from '../members.ts'
import { partsOf } from '../render-text.ts'
import { monthParts, type Claim } from '../sending/claim-messages.ts'
import type { Network } from '../sending/network.ts'
import { saveOutcome, type Outcome } from '../sending/outcome.ts'
import { deliver } from '../sending/send-messages.ts'
import { messageLanguage, sendingTermsOf, wayOf } from '../terms.ts'

const words = (maxLength: number) => {
  const text = z.string().min(1).max(maxLength)
  return z.object({ en: text, bn: text })
}
const codeBody = z.object({
  advocate_id: z.number().int().min(1).max(2_000_000_000),
  number: z.string().max(60),
  name: z.string().max(300),
  phone: z.string().max(60),
  email: z.string().max(300),
  code: z.string().regex(/^\d{4,10}$/),
  subject: words(150),
  /** `{code}` is where the code stands */
  text: words(300),
})
type CodeBody = z.output<typeof codeBody>

const mask = '••••••'
const realWays = { sms: 'http', email: 'smtp' } as const satisfies Record<Channel, string>

/**
 * One-time codes that other modules send to a member who asks for one. A code leaves at once, in the quiet
 * hours and after an opt-out, too. It is stored nowhere: nobody reads it, and nothing can send it again.
 */
export function codeRoutes(app: FastifyInstance, sql: ModuleDatabase, network: Network): void {
  const deliveries = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(deliveries)
  })

  /** Which ways reach members. A trial does not. */
  app.get('/codes', { config: { modules: true } }, async () => ({
    sms: wayOf(app.moduleSettings, 'sms') === realWays.sms,
    email: wayOf(app.moduleSettings, 'email') === realWays.email,
  }))

  app.post('/codes', { config: { modules: true } }, async (request, reply) => {
    refusePeople(request)
    const body = parseBody(codeBody, request)
    const channel = channelFor(body, app.moduleSettings)
    const reserved = channel && (await reserve(request, body, channel))
    if (reserved) {
      const delivery = send(body, reserved).catch((error: unknown) => request.log.error(error))
      deliveries.add(delivery)
      void delivery.finally(() => deliveries.delete(delivery))
    }
    return reply.code(202).send({ channel: reserved ? channel : null })
  })

  type Reserved = { claim: Claim; provider: string; way: string }

  /** Kill switch and ceiling count as for each message. From here on it counts as sent. */
  const reserve = (
    { claims }: FastifyRequest,
    body: CodeBody,
    channel: Channel,
  ): Promise<Reserved | undefined> =>
    sql.begin(async (tx) => {
      const terms = sendingTermsOf(app.moduleSettings)
      const way = wayOf(app.moduleSettings, channel)
      const language = messageLanguage(app.moduleSettings)
      const subject = channel === 'email' ? body.subject[language] : ''
      const text = body.text[language]
      const parts = partsOf(channel, fill(text, { code: body.code }))
      const [control] = await tx<{ is_stopped: boolean; provider: string }[]>`
        select s.stopped_at is not null as is_stopped, s.provider
        from channels c, sending s where c.channel = ${channel} for update of c for share of s`
      const { used } = await monthParts(tx)
      const isOverCeiling = parts > 0 && used + parts > terms.maxMonthParts
      if (control!.is_stopped || isOverCeiling) return undefined
      const row = {
        advocate_id: body.advocate_id,
        advocate_number: body.number,
        advocate_name: body.name,
        channel,
        address: addressOf(channel, body),
        kind: codeKind.value,
        period: randomUUID(),
        subject,
        body: fill(text, { code: mask }),
        parts,
        cost_paisa: parts * terms.partPricePaisa,
        state: 'sending',
        way,
        claimed_at: new Date(),
        planned_by: claims.sub,
      }
      const [claim] = await tx<Claim[]>`
        insert into messages ${tx(row)} returning id, try, channel, address, subject, body, parts`
      return { claim: claim!, provider: control!.provider, way }
    }) as Promise<Reserved | undefined> // the driver unwraps arrays of queries only

  async function send({ code, text }: CodeBody, { claim, provider, way }: Reserved): Promise<void> {
    const settings = app.moduleSettings
    const outcome = await deliver(settings, network, provider, {
      ...claim,
      id: `${claim.id}-${claim.try}`,
      body: fill(text[messageLanguage(settings)], { code }),
      way,
    })
    await saveOutcome(sql, claim, final(outcome, code))
  }
}

/** A person of the office would otherwise write any text to any number. */
function refusePeople({ claims }: FastifyRequest): void {
  if (!claims.sub.startsWith('module:')) throw new ServiceError(403, messages.modules)
}

/** SMS first; e-mail for a member without a mobile number, or when no SMS are sent */
const channelFor = (body: CodeBody, settings: ModuleSettings): Channel | undefined =>
  channels
    .map(({ value }) => value)
    .find((channel) => wayOf(settings, channel) !== 'off' && addressOf(channel, body) !== '')

/** Never sent later: the member asks for another code. A provider may repeat the text. */
function final(outcome: Outcome, code: string): Outcome {
  const hide = (text: string) => text.replaceAll(code, mask)
  if (outcome.outcome === 'sent') return { ...outcome, reference: hide(outcome.reference) }
  return outcome.outcome === 'unknown' ? outcome : { outcome: 'failed', reason: hide(outcome.reason) }
}

const messages = {
  modules: {
    en: 'Only modules send codes. Use New Message.',
    bn: 'কোড কেবল মডিউল পাঠায়। “নতুন বার্তা” ব্যবহার করুন।',
  },
}
