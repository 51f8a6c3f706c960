import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export type StaticPages = Map<string, string>

async function readFrom(url: string): Promise<{ type: string; bytes: Buffer }> {
  const response = await fetch(url)
  return {
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/**
 * Serves static pages, compressed, and fetches the files that they link to from the product. `url` is the
 * server's address.
 */
export async function withStaticPages<T>(
  product: string,
  pages: StaticPages,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const compressedPages = new Map([...pages].map(([path, html]) => [path, gzipSync(html, { level: 9 })]))
  const files = new Map<string, { type: string; bytes: Buffer }>()
  const serve = async (url: string, response: ServerResponse): Promise<void> => {
    const page = compressedPages.get(url)
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      response.end(page)
      return
    }
    const file = files.get(url) ?? (await readFrom(product + url))
    files.set(url, file)
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'public, max-age=3600' })
    response.end(file.bytes)
  }
  const server = createServer(({ url = '/' }, response) => {
    void serve(url, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
