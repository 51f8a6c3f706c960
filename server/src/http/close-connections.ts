import type { FastifyInstance } from 'fastify'

const intervalMs = 100

/**
 * Closes the connection of a request that was under way when the server began to stop, as soon as it has its
 * response. Node closes only connections that are idle at that moment, and would wait for this one until its
 * keep-alive ends.
 */
export function closeConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const timer = setInterval(() => app.server.closeIdleConnections(), intervalMs)
    app.server.once('close', () => clearInterval(timer))
  })
}
