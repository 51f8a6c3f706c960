import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { RebuiltRelease } from './release-fixtures.ts'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/**
 * A plain server at another origin, like a developer's machine: the files of releases, and the active one.
 */
export async function startOverrideServer(initialRelease: RebuiltRelease) {
  let current = initialRelease
  const releasesById = new Map<string, RebuiltRelease>()
  const publish = (nextRelease: RebuiltRelease) => {
    current = nextRelease
    releasesById.set(nextRelease.module.release, nextRelease)
  }
  publish(initialRelease)
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/active.json')
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(current.module))
    const [, release = '', file = ''] = /^\/releases\/[^/]+\/([^/]+)\/(.+)$/.exec(pathname) ?? []
    const content = releasesById.get(release)?.files.get(file)
    if (!content) return void response.writeHead(404).end()
    response
      .setHeader('content-type', contentTypes[path.extname(file)] ?? 'application/octet-stream')
      .end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // a server that listens on a port has an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://localhost:${port}`,
    publish,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
