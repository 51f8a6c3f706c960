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
 * Serves builds of one module to pages of other origins. `/active.json` is the entry of the newest build as in a registry,
 * with a `base` relative to this origin. Browsers cache nothing, because builds change.
 */
export const devServer = (folder: string, active: () => ActiveModule | undefined): Server =>
  createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    // the browser checks this header when the page comes from a public network
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
