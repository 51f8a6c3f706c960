import type { FastifyInstance } from 'fastify'
import type { WaitingWork } from '@samity/shared-api/contract/accounts/dashboard'
import { signedIn } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'
import { readToDo } from '../treasury/to-do.ts'

const route = routesOf({ area: 'accounts', tokens: 'closed' })

export async function waitingWork(app: FastifyInstance): Promise<void> {
  app.get(
    '/waiting-work',
    route({ roles: signedIn, summary: 'How much work waits for the person', returns: 'WaitingWork' }),
    async ({ user }): Promise<WaitingWork> => {
      const { role } = user!
      const [{ days, ...toDo }, [counts]] = await Promise.all([
        readToDo(app.sql, user!),
        app.sql<[Pick<WaitingWork, 'objections' | 'messages'>]>`
          select (
              select count(*)::int from voter_list_objections where decision = 'open' and ${role} in ('admin', 'staff')
            ) as objections,
            (
              select count(*)::int from contact_messages where archived_at is null and ${role} in ('admin', 'staff')
            ) as messages`,
      ])
      return { ...toDo, days: days.length, ...counts }
    },
  )
}
