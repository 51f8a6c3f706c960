import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network.ts'

const maxConnections = 4096
/**
 * Enough for an office of 80 people behind one address. Behind a proxy this limit is off, and the proxy
 * counts connections.
 */
const maxConnectionsPerNetwork = 512

export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = maxConnections
  if (app.environment.trustProxy !== false) return
  const counts = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (counts.get(network) ?? 0) + 1
    if (count > maxConnectionsPerNetwork) {
      socket.destroy()
      return
    }
    counts.set(network, count)
    socket.once('close', () => {
      const remaining = (counts.get(network) ?? 1) - 1
      if (remaining > 0) counts.set(network, remaining)
      else counts.delete(network)
    })
  })
}
