import { auditChange, integerParameter, parseBody, parseQuery, ServiceError } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { toDecimal } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { IncomingLine } from '../../contract/incoming.ts'

const maxRows = 1000
const incomingQuery = { after: integerParameter(0, Number.MAX_SAFE_INTEGER).default(0) }
const referenceBody = z.object({
  payment: z.string().regex(/^[a-z0-9/-]{1,60}$/),
  reference: z.string().regex(/^[A-Z0-9]{6,20}$/),
  documents: z.array(z.string().min(1).max(40)).max(100),
})

const onlyModules = {
  en: 'Only another module tells what a reference has paid.',
  bn: 'রেফারেন্স কী পরিশোধ করেছে তা শুধু অন্য মডিউল জানায়।',
}

/** For modules that know what money came for: the money that came, and what they have posted for it. */
export function incomingRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get(
    '/incoming',
    { config: { query: incomingQuery, modules: true } },
    async (request): Promise<IncomingLine[]> => {
      const { after } = parseQuery(incomingQuery, request)
      const rows = await sql<(Omit<IncomingLine, 'amount'> & { amount_paisa: number })[]>`
        select l.id, l.account_id as account, a.name_english, a.name_bengali, l.day,
          trim(l.description || ' ' || l.reference) as text, l.amount_paisa
        from statement_lines l join accounts a on a.id = l.account_id
        where l.match_id is null and not l.is_start and l.amount_paisa > 0 and l.id > ${after}
        order by l.id limit ${maxRows}`
      return rows.map(({ amount_paisa, ...line }) => ({ ...line, amount: toDecimal(amount_paisa) }))
    },
  )

  /** Replaces the receipts of a payment: an empty list when it was undone. */
  app.post('/references', { config: { modules: true } }, async (request, reply) => {
    if (!request.claims.via?.length) throw new ServiceError(403, onlyModules)
    const { payment, reference, documents } = parseBody(referenceBody, request)
    await sql.begin(async (tx) => {
      await tx`delete from payment_references where payment = ${payment} or document = any(${documents}::text[])`
      if (documents.length > 0)
        await tx`insert into payment_references ${tx(documents.map((document) => ({ document, payment, reference })))}`
    })
    await auditChange(request, {
      action: 'update',
      record: `references/${payment.replaceAll('/', '-').slice(-40)}`,
      after: { reference, documents },
    })
    return reply.code(204).send()
  })
}
