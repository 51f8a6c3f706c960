import type { FastifyInstance } from 'fastify'
import { isVoucher } from '@samity/shared-api/contract/sales/money-record'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import { transaction } from '../../database/transaction.ts'
import { members } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { optionalDay } from '../members/optional-day.ts'
import { rangeQuery, readPassbook } from '../members/passbook.ts'
import { noReceipt, readPrintedReceipt } from '../sales/receipt-prints.ts'
import { readOwnCard } from './own-card.ts'
import { readOwnData } from './own-data.ts'

const route = routesOf({ area: 'members', tokens: 'member-sessions' })

/** No route has an id: the session says whose data it is. */
export async function ownPage(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  routes.get('/my', route({ roles: members, summary: 'Own page: card', returns: 'OwnCard' }), ({ member }) =>
    readOwnCard(app.sql, member!),
  )

  routes.get(
    '/my/passbook',
    route({
      roles: members,
      summary: 'Own page: passbook',
      returns: 'Passbook',
      schema: { querystring: rangeQuery },
    }),
    (request) =>
      readPassbook(app, request, request.member!.advocateId, {
        from: optionalDay('from', request.query.from),
        to: optionalDay('to', request.query.to),
      }),
  )

  routes.get(
    '/my/receipts/:number',
    route({
      roles: members,
      summary: 'Own page: printed content of an own receipt',
      returns: 'Receipt',
      errors: [404],
      schema: { params: z.object({ number: z.string() }) },
    }),
    async (request) => {
      const receipt = await readPrintedReceipt(app, request, request.params.number)
      if (receipt.advocate !== request.member!.advocateId || isVoucher(receipt.stream)) throw noReceipt()
      return receipt
    },
  )

  routes.put(
    '/my/consent',
    route({
      roles: members,
      summary: 'Own page: show phone, address and photo on the public card, or hide them',
      returns: 'OwnCard',
      schema: { body: z.object({ shown: z.boolean() }) },
    }),
    async (request) => {
      const { shown } = request.body
      const member = request.member!
      await transaction(app.sql, async (sql) => {
        const [before] = await sql`
          select consent_shown as shown from advocates where id = ${member.advocateId} for update`
        await sql`
          update advocates set consent_shown = ${shown}, consent_at = now() where id = ${member.advocateId}`
        await audit(sql, request, {
          action: 'update',
          subject: 'member-consent',
          subject_id: member.advocateId,
          before: { shown: before?.['shown'] ?? null },
          after: { shown },
        })
      })
      notifyChange(app, 'advocates')
      return readOwnCard(app.sql, member)
    },
  )

  routes.get(
    '/my/data',
    route({
      roles: members,
      summary: 'Own page: what the association keeps of the member, as a file',
      returns: 'OwnData',
    }),
    async (request, reply) => {
      reply.header('content-disposition', `attachment; filename="member-${request.member!.advocateId}.json"`)
      return readOwnData(app, request)
    },
  )
}
