import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Words } from '@samity/shared-api/contract'
import type { JobRun, ModuleJob } from '@samity/shared-api/contract/system/module-work'
import { audit } from '../../audit/audit.ts'
import { admin } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { declaredJobs } from './job-runs.ts'

const shownRuns = 5
const name: Words = { en: 'job', bn: 'কাজ' }
const isRunning: Words = {
  en: 'This job is running or about to run.',
  bn: 'কাজটি চলছে বা এখনই শুরু হবে।',
}
const word = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/)
const params = z.object({ module: word, job: word })

type Row = JobRun & { module: string; name: string; is_running: boolean }

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function moduleJobs(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  routes.get(
    '/module-jobs',
    route({ roles: admin, summary: 'Modules: their jobs and the last runs', returns: 'ModuleJob[]' }),
    async (): Promise<ModuleJob[]> => {
      const rows = await app.sql<Row[]>`
        select j.module, j.name, j.due_at, u.username as asked_by, j.started_at, j.finished_at, j.release, j.duration_ms,
          j.problem, j.finished_at is null and j.leased_until >= now() is true as is_running
        from module_jobs j
        left join users u on u.id = j.asked_by
        order by j.due_at desc`
      return declaredJobs(app.registry).map(({ module, name: job, at, title }) => {
        const own = rows.filter((row) => row.module === module && row.name === job)
        return {
          id: `${module}/${job}`,
          module,
          name: job,
          title,
          at,
          is_running: own.some(({ is_running }) => is_running),
          next_due_at: own.findLast(({ finished_at }) => finished_at === null)?.due_at ?? null,
          runs: own
            .filter(({ finished_at }) => finished_at !== null)
            .slice(0, shownRuns)
            .map(({ module: _module, name: _name, is_running: _isRunning, ...run }) => run),
        }
      })
    },
  )

  routes.post(
    '/module-jobs/:module/:job/run',
    route({
      roles: admin,
      summary: 'Job of a module: run it now',
      returns: objectSchema({}),
      status: 202,
      schema: { params },
    }),
    async (request, reply) => {
      const { module, job } = request.params
      if (!declaredJobs(app.registry).some((one) => one.module === module && one.name === job))
        throw notFound(name)
      await write(request, async (sql) => {
        const { count } = await sql`
          insert into module_jobs (module, name, due_at, asked_by)
          select ${module}, ${job}, now(), ${request.user?.id ?? null}::int
          where not exists (
            select from module_jobs
            where module = ${module} and name = ${job} and finished_at is null and due_at <= now()
          )
          on conflict do nothing`
        if (count === 0) throw conflict(isRunning)
        await audit(sql, request, {
          action: 'request',
          subject: 'module-jobs',
          subject_id: `${module}/${job}`,
          after: { module, job },
        })
        return {}
      })
      return reply.code(202).send({})
    },
  )
}
