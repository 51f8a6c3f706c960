import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network.ts'

/** More at once are turned away, so that a flood takes no memory from those who are being served. */
const maxConnections = 4096
/** An office of 80 people behind one address; behind a proxy all connections are the proxy's, which counts them itself. */
const maxConnectionsPerNetwork = 512

/** Closes new connections while the process, or the network that they come from, has as many as it may. */
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
