import type { FastifyInstance, FastifyRequest } from 'fastify'
import { releaseHeader } from '@samity/shared-api/contract/release-header'
import { isValidTicket } from './report-tickets.ts'

/** Tells for each request which release asked. The audit log keeps it with the change. */
export function provenancePlugin(app: FastifyInstance): void {
  app.decorateRequest('askingRelease', null)
  // a read may be in the audit log too, when it shows personal data
  app.addHook('preHandler', async (request) => {
    request.askingRelease = await askingReleaseOf(request)
  })
}

/** A page may name only a release that the server sent to this person; its ticket proves it. */
async function askingReleaseOf({ service, user, headers, server }: FastifyRequest) {
  if (service) return { module: service.aud, release: service.release }
  const value = headers[releaseHeader.toLowerCase()]
  const [module, release, ticket] = typeof value === 'string' ? value.split(' ') : []
  if (!user || !module || !release || !ticket) return null
  return (await isValidTicket(server.sql, { module, release, ticket }, user)) ? { module, release } : null
}
