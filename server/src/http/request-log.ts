import type { FastifyInstance } from 'fastify'

/**
 * Logs one line for each request: its route, but not its URL, which may contain names and numbers of people.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, user, apiToken } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms,
        role: user?.role ?? 'anonymous',
        ...(apiToken && { token: apiToken.id }),
      },
      'request',
    )
  })
}
