import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillWords, type Language, type Words } from '@samity/shared-api/contract'
import { contactMessage } from '@samity/shared-api/contract/site/contact-message'
import { addressIn } from '@samity/shared-api/module'
import { z } from 'zod'
import { archiveRoute, listRoute, readRoute, restoreRoute } from '../../resources/crud.ts'
import { exceedsWideLimit } from '../../auth/attempt-limits.ts'
import { ApiError } from '../../http/errors.ts'
import { languageOf } from '../../http/language.ts'
import type { Transaction } from '../../database/database.ts'
import { networkOf } from '../../http/network.ts'
import { wantsPage } from '../../http/plain-forms.ts'
import { write } from '../../http/write.ts'
import { toColumns } from '../../resources/serialize.ts'
import { editors, readers } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const maxMessagesPerHour = 10
const readOptions = { also: ['reference', 'created_at'] }

const body = contactMessage.input.extend({
  /** A hidden field: people do not see it, so a program has filled it in. */
  website: z.string().catch(''),
  /** The language of the page, when the browser sends the form without our script */
  language: z.enum(['en', 'bn']).catch('en'),
})
type Body = z.infer<typeof body>

const confirmation = (reference: string): Words =>
  fillWords(
    {
      en: 'Message sent. Your reference number is {reference}.',
      bn: 'বার্তা পাঠানো হয়েছে। আপনার রেফারেন্স নম্বর {reference}।',
    },
    { reference },
  )
const tooManyMessages = (minutes: number): Words =>
  fillWords(
    {
      en: 'Too many messages were sent from here. Please try again in {minutes} minutes.',
      bn: 'এখান থেকে অনেকগুলো বার্তা পাঠানো হয়েছে। {minutes} মিনিট পরে আবার চেষ্টা করুন।',
    },
    { minutes },
  )

/**
 * Refuses a message when the network has sent its maximum within the last hour (429). Concurrent messages of
 * a network wait for each other.
 */
async function refuseFlood(sql: Transaction, { ip }: FastifyRequest, sender: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sender.toString('hex')}, 0))`
  const [row] = await sql<[{ count: number; wait: number | null }]>`
    select count(*) as count, ceil(extract(epoch from min(created_at) + interval '1 hour' - now())) as wait
    from contact_messages
    where sender = ${sender} and created_at > now() - interval '1 hour'`
  const { count, wait } = row
  if (count < maxMessagesPerHour && !(await exceedsWideLimit(sql, 'contact', ip, maxMessagesPerHour))) return
  const seconds = wait ?? 3600
  const headers = { 'retry-after': String(seconds) }
  throw new ApiError(429, tooManyMessages(Math.ceil(seconds / 60)), {}, { headers }).as('rate.messages')
}

/**
 * The visitor's network. `ip` is undefined when the visitor has already disconnected; the types do not say
 * so.
 */
const senderOf = ({ ip }: { ip: string | undefined }) => networkOf(ip ?? '')

/**
 * Saves the message and returns its reference number. A program's message is saved as archived, so that staff
 * need not read it.
 */
async function saveMessage(request: FastifyRequest, message: Body): Promise<string> {
  const sender = createHash('sha256').update(senderOf(request)).digest()
  return write(request, async (sql) => {
    await refuseFlood(sql, request, sender)
    const columns = toColumns(sql, contactMessage, message)
    const archived_at = message.website ? new Date() : null
    const [row] = await sql<{ reference: string }[]>`
      insert into contact_messages ${sql({ ...columns, sender, archived_at })} returning reference`
    return row!.reference
  })
}

const pageLanguage = ({ body: fields }: FastifyRequest): Language =>
  // a parsed body is always an object
  (fields as Record<string, unknown>)['language'] === 'bn' ? 'bn' : 'en'

const redirectToPage = (reply: FastifyReply, language: Language, params: Record<string, string>) =>
  reply.redirect(addressIn(language, `/contact?${new URLSearchParams(params)}`), 303)

const route = routesOf({ area: 'site', tokens: 'website' })

export async function contactMessages(app: FastifyInstance): Promise<void> {
  for (const register of [listRoute, readRoute])
    register(app, contactMessage, { roles: readers, tokens: 'website' }, readOptions)
  for (const register of [archiveRoute, restoreRoute])
    register(app, contactMessage, { roles: editors, tokens: 'website' }, readOptions)

  app.post(
    '/contact-messages',
    route({
      roles: 'open',
      summary: 'Send a message from the contact page',
      returns: objectSchema({ reference: 'string', message: 'string' }),
      status: 201,
      redirects: true,
      schema: { body },
      attachValidation: true,
    }),
    async (request, reply) => {
      const language = pageLanguage(request)
      try {
        if (request.validationError) throw request.validationError
        // the schema of the route has parsed it
        const reference = await saveMessage(request, request.body as Body)
        if (wantsPage(request)) return await redirectToPage(reply, language, { sent: reference })
        return await reply
          .code(201)
          .send({ reference, message: confirmation(reference)[languageOf(request)] })
      } catch (error) {
        if (!wantsPage(request)) throw error
        if (request.validationError) return redirectToPage(reply, language, { refused: 'fields' })
        if (error instanceof ApiError && error.status === 429)
          return redirectToPage(reply, language, { refused: 'often' })
        throw error
      }
    },
  )
}
