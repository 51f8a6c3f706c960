import type { FastifyInstance } from 'fastify'
import type { ModuleWork } from '@samity/shared-api/contract/system/module-work'
import { admin } from '../http/access.ts'
import { routesOf } from '../http/route.ts'
import { declaredSeries } from '../ledger/receipt-series.ts'
import { declaredJobs } from './jobs/job-runs.ts'
import { askedRights, readApprovals, waitsForApproval } from './rights/approved-rights.ts'

const route = routesOf({ area: 'modules', tokens: 'closed' })

/** The number in the menu beside Module Settings. */
export async function moduleWork(app: FastifyInstance): Promise<void> {
  app.get(
    '/module-work',
    route({
      roles: admin,
      summary: 'Modules: how much waits for an administrator',
      returns: 'ModuleWork',
    }),
    async (): Promise<ModuleWork> => {
      const jobs = declaredJobs(app.registry)
      const [approvals, series, [counts]] = await Promise.all([
        readApprovals(app.sql),
        app.sql<{ code: string }[]>`select code from receipt_series`,
        app.sql<[{ failed: number; parked: number }]>`
          select (
              select count(*)::int
              from jsonb_to_recordset(${app.sql.json(jobs.map(({ module, name }) => ({ module, name })))}) as job (module text, name text)
              cross join lateral (
                select problem from module_jobs j
                where j.module = job.module and j.name = job.name and finished_at is not null
                order by due_at desc limit 1
              ) last
              where last.problem is not null
            ) as failed,
            (
              select count(distinct e.id)::int
              from webhook_endpoints e
              join webhook_deliveries d on d.endpoint_id = e.id and d.state = 'failed'
              where e.module is not null and e.paused_at is null
            ) as parked`,
      ])
      const rights = app.registry
        .current()
        .modules.filter(({ name }) => waitsForApproval(askedRights(app.registry, name), approvals.get(name)))
      const pending = declaredSeries(app.registry)
      for (const { code } of series) pending.delete(code)
      return { waiting: rights.length + pending.size + counts.failed + counts.parked }
    },
  )
}
