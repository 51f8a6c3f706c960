import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
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

/**
 * Every page may load the files, also one from a public network. Browsers cache nothing, because builds
 * change.
 */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cache-control': 'no-store',
}

export function setOpenHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(openHeaders)) response.setHeader(name, value)
}

export function sendJson(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(content))
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Serves builds of one module to pages of other origins. `/active.json` is the entry of the newest build as
 * in a registry, with a `base` relative to this origin.
 */
export const serveBuilds =
  (folder: string, active: () => ActiveModule | undefined): Middleware =>
  (request, response, next) => {
    setOpenHeaders(response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/active.json') {
      const module = active()
      if (!module) return void response.writeHead(503).end()
      return sendJson(response, module)
    }
    const file = path.join(folder, pathname)
    const isFile = file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (!isFile) return next()
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }

export function devServer(folder: string, active: () => ActiveModule | undefined): Server {
  const serve = serveBuilds(folder, active)
  return createServer((request, response) =>
    serve(request, response, () => void response.writeHead(404).end()),
  )
}
