import { createHash, timingSafeEqual } from 'node:crypto'
import { noRecord, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { answerTextAt, parseJson, parseProvider } from './sending/provider.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Delivery reports of the provider of SMS, whose description says how to read them. The secret in the path is
 * all that a stranger lacks: without it there is nothing here.
 */
export function reportRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  // with parsers of their own
  void app.register(async (scope) => addReports(scope, sql))
}

function addReports(app: FastifyInstance, sql: ModuleDatabase): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)))
    } catch {
      // as a report without content: it changes nothing
      done(null)
    }
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/reports/:secret',
    config: { anonymous: true },
    // providers name their own parameters
    onRequest: async (request) => {
      request.query = {}
    },
    handler: async (request, reply) => {
      const { secret } = request.params as { secret: string } // of the path
      const [row] = await sql<
        { provider: string; report_secret: string }[]
      >`select provider, report_secret from sending`
      if (!row || !timingSafeEqual(digest(secret), digest(row.report_secret))) throw noRecord()
      const report = parseProvider(row.provider)?.report
      if (!report) throw noRecord()
      const content = contentOf(request)
      const state = answerTextAt(content, report.state) ?? ''
      const [id, number] = (answerTextAt(content, report.id) ?? '').split('-').map(Number)
      const reference = answerTextAt(content, report.reference) ?? ''
      const isDelivered = report.delivered.includes(state)
      // states in between change nothing
      if (isDelivered || report.failed.includes(state)) {
        const knownMessages = await sql`
          update messages set state = ${isDelivered ? 'delivered' : 'failed'}, reason = ${isDelivered ? '' : state},
            sent_at = coalesce(sent_at, now()), delivered_at = ${isDelivered ? sql`now()` : null}
          where channel = 'sms' and state in ('sending', 'sent', 'unknown', ${isDelivered ? 'failed' : 'sent'})
            and (reference <> '' and reference = ${reference}
              or id = ${Number.isSafeInteger(id) ? id! : 0} and try = ${Number.isSafeInteger(number) ? number! : 0})
          returning id`
        request.log.debug({ messages: knownMessages.length, state }, 'delivery report')
      }
      return reply.code(200).send({ received: true })
    },
  })
}

/** The body of a POST, or the query of a GET. */
const contentOf = ({ method, body, raw }: FastifyRequest): unknown =>
  method === 'GET' ? Object.fromEntries(new URL(raw.url ?? '', 'http://localhost').searchParams) : body
