import type { FastifyInstance } from 'fastify'
import type { WaitingWork } from '@samity/shared-api/contract/accounts/dashboard'
import { signedIn, type SignedInUser } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'
import { readToDo } from '../treasury/to-do.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Open tasks that the person sees. The modules set it: they know the permissions. */
    countTasks(user: SignedInUser): Promise<number>
  }
}

const route = routesOf({ area: 'accounts', tokens: 'closed' })

export async function waitingWork(app: FastifyInstance): Promise<void> {
  app.get(
    '/waiting-work',
    route({ roles: signedIn, summary: 'How much work waits for the person', returns: 'WaitingWork' }),
    async ({ user }): Promise<WaitingWork> => {
      const { role } = user!
      const [{ days, transfers, signatures = 0, days_of_others }, tasks, [counts]] = await Promise.all([
        readToDo(app.sql, user!),
        app.countTasks(user!),
        app.sql<[Pick<WaitingWork, 'objections' | 'messages' | 'notices'>]>`
          select (
              select count(*)::int from voter_list_objections where decision = 'open' and ${role} in ('admin', 'staff')
            ) as objections,
            (
              select count(*)::int from contact_messages where archived_at is null and ${role} in ('admin', 'staff')
            ) as messages,
            (
              select count(*)::int from notices where is_proposed and ${role} in ('admin', 'staff')
            ) as notices`,
      ])
      return { transfers: transfers + signatures, days: days.length, days_of_others, tasks, ...counts }
    },
  )
}
