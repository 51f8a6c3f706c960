import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Remade } from './remade.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** A plain server of another address, as a developer's machine or another team's is one: files, and what is active. */
export async function serveElsewhere(first: Remade) {
  let current = first
  const known = new Map<string, Remade>()
  const offer = (remade: Remade) => {
    current = remade
    known.set(remade.module.release, remade)
  }
  offer(first)
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/active.json')
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(current.module))
    const [, release = '', file = ''] = /^\/releases\/[^/]+\/([^/]+)\/(.+)$/.exec(pathname) ?? []
    const content = known.get(release)?.files.get(file)
    if (!content) return void response.writeHead(404).end()
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://localhost:${port}`,
    offer,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
