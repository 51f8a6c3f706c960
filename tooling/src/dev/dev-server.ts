import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { ActiveModule } from '@samity/shared-api/module'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

function sendFile(response: ServerResponse, folder: string, requestPath: string): void {
  const file = path.join(folder, requestPath)
  const isFile = file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile()
  if (!isFile) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

/**
 * Serves builds of one module to pages of other addresses: `/active.json` is the newest one as a registry describes it,
 * its `base` from the root of this address. Nothing is kept by the browser: builds come and go.
 */
export const devServer = (folder: string, active: () => ActiveModule | undefined): Server =>
  createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    // a page of another network asks the browser first
    response.setHeader('access-control-allow-private-network', 'true')
    response.setHeader('cache-control', 'no-store')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/active.json') return sendFile(response, folder, pathname)
    const module = active()
    if (!module) return void response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(module))
  })
