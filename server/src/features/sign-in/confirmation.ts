import type { FastifyInstance } from 'fastify'
import { audit } from '../../audit/audit.ts'
import { transaction } from '../../database/transaction.ts'
import { signedIn } from '../../http/access.ts'
import { withZod } from '../../http/with-zod.ts'
import { checkBoth, confirmationBody } from './second-step.ts'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'users', tokens: 'closed' })

/**
 * A person confirms with password and second step. For ten minutes the session may then do what routes with
 * `confirmation` do.
 */
export async function confirmation(app: FastifyInstance): Promise<void> {
  // no response is stored for a repeated request: a code works once
  withZod(app).post(
    '/user/confirmation',
    route({
      roles: signedIn,
      summary: 'Confirm with password and second step',
      description: 'For ten minutes the session may send requests whose description has `x-confirmation`.',
      schema: { body: confirmationBody },
    }),
    async (request, reply) => {
      const { id, session } = request.user!
      await checkBoth(request, request.body, { isStepRequired: false })
      await transaction(app.sql, async (sql) => {
        await sql`update sessions set confirmed_at = now() where id = ${session}`
        await audit(sql, request, { action: 'confirm-identity', subject: 'users', subject_id: id })
      })
      return reply.code(204).send()
    },
  )
}
