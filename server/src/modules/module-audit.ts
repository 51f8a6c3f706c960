import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import { signedIn } from '../http/access.ts'
import { notAskedFor } from '../http/errors.ts'
import { routesOf } from '../http/route.ts'
import { withZod } from '../http/with-zod.ts'
import { write } from '../http/write.ts'

const maxStateBytes = 16 * 1024
const state = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => JSON.stringify(value).length <= maxStateBytes,
    `must have at most ${maxStateBytes} bytes`,
  )
const body = z.object({
  action: z.enum([
    'create',
    'update',
    'delete',
    'archive',
    'restore',
    'confirm',
    'approve',
    'refuse',
    'print',
    'view',
  ]),
  record: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}(?:\/[\w-]{1,40})?$/, "must be '<records>/<id>', such as 'bookings/12'"),
  before: state.optional(),
  after: state.optional(),
  reason: z.string().trim().max(1000).default(''),
})
const route = routesOf({ area: 'modules', tokens: 'closed' })

/** Services of modules write what they did with their own records into the audit log and its hash chain. */
export async function moduleAudit(app: FastifyInstance): Promise<void> {
  withZod(app).post(
    '/module-audit',
    route({
      roles: signedIn,
      services: 'also without a person',
      forVisitors: 'members',
      summary: 'Audit log: add what a module did with its records',
      description: 'Only the services of modules may call it.',
      schema: { body },
    }),
    async (request, reply) => {
      const { service } = request
      // people and programs write no entries of their own
      if (!service) throw notAskedFor()
      const { action, record, before = null, after = null, reason } = request.body
      const [records, subjectId = null] = record.split('/')
      await write(request, async (sql) => {
        const subject = `${service.aud.replace(/^mfe-/, '')}/${records!}`
        await audit(sql, request, { action, subject, subject_id: subjectId, before, after, reason })
        return null
      })
      return reply.code(204).send()
    },
  )
}
