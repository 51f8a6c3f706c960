import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const report = z.object({
  module: z.string().max(60),
  release: z.string().max(60),
  screen: z.string().max(60),
  ms: z.number(),
  outcome: z.string().max(30),
  detail: z.string().max(500),
})

/** How modules loaded in people's browsers: into the log, so that a broken release shows. */
export function moduleReports(app: FastifyInstance): void {
  app.post('/api/module-reports', { bodyLimit: 4096 }, async (request, reply) => {
    const read = report.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ message: 'Not a report.' })
    const level = read.data.outcome === 'loaded' ? 'debug' : 'warn'
    request.log[level](read.data, 'module')
    return reply.code(204).send()
  })
}
