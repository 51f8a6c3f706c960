import type { FastifyInstance } from 'fastify'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { addCheckKey } from '../../paper-codes/check-keys.ts'
import { notifyChange } from '../../database/changes.ts'
import { admin, lookups } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { malformed } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { routesOf } from '../../http/route.ts'

const maxIds = 200
const maxId = 2_147_483_647

const codesQuery = z.object({
  kind: z.string(),
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int().min(1).max(maxId)).max(maxIds)),
})

const route = routesOf({ area: 'authenticity', tokens: 'papers' })

export async function checkCodes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  routes.get(
    '/check-codes',
    route({
      roles: lookups,
      summary: 'Codes for cards, receipts and certificates',
      returns: 'NumberedCheckCode[]',
      schema: { querystring: codesQuery },
    }),
    async ({ query: { kind, ids } }) => {
      const checkable = app.checkableKinds.get(kind)
      if (!checkable) throw malformed()
      const codes = await app.checkKeys.codesOf(ids.map((number) => ({ kind: checkable.codeNumber, number })))
      return ids.map((id, index): { id: number } & CheckCode => ({ id, ...codes[index]! }))
    },
  )

  routes.post(
    '/check-keys',
    route({
      roles: admin,
      tokens: 'closed',
      summary: 'Add a key for codes',
      returns: objectSchema({ version: 'integer' }),
      status: 201,
    }),
    async (request, reply) => {
      const result = await write(request, async (sql) => {
        const version = await addCheckKey(sql, request.user?.id ?? null)
        await audit(sql, request, { action: 'create', subject: 'check-keys', subject_id: version })
        return { version }
      })
      notifyChange(app, 'check_keys')
      return reply.code(201).send(result)
    },
  )
}
