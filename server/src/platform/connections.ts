import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network.ts'

/** More at once are turned away, so that a flood takes no memory from those who are being served. */
const maxConnections = 4096
/** An office of 80 people behind one address; behind a proxy all connections are the proxy's, which counts them itself. */
const maxConnectionsOfNetwork = 512

/** Closes new connections while the process, or the network that they come from, has as many as it may. */
export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = maxConnections
  if (app.settings.trustProxy !== false) return
  const counts = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (counts.get(network) ?? 0) + 1
    if (count > maxConnectionsOfNetwork) {
      socket.destroy()
      return
    }
    counts.set(network, count)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}
