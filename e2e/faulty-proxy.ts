import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { product } from './products.ts'

type Fault = 'wrong' | 'hanging'

/**
 * A server between browser and product that corrupts files, as a broken cache on the way does. A test that
 * routes requests in the browser disables the browser's own cache; this proxy leaves it on.
 */
export async function startFaultyProxy() {
  let fault: { kind: Fault; files: RegExp } | undefined

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming
    const { pathname } = new URL(url, product.url)
    const activeFault = fault?.files.test(pathname) ? fault.kind : undefined
    if (activeFault === 'hanging') return
    const upstream = request(new URL(url, product.url), {
      method,
      headers: { ...headers, ...(activeFault && { 'accept-encoding': 'identity' }) },
    })
    upstream.on('response', (response) => {
      const { statusCode = 502, headers: responseHeaders } = response
      if (!activeFault) {
        outgoing.writeHead(statusCode, responseHeaders)
        return response.pipe(outgoing)
      }
      // the corrupt file has a byte more, and is cached for as long as the right one
      const { 'content-length': _length, etag: _etag, ...rest } = responseHeaders
      outgoing.writeHead(statusCode, rest)
      response.on('data', (part) => outgoing.write(part))
      return response.on('end', () => outgoing.end(' '))
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  }

  const server = createServer(forward)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // a TCP server has an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    corrupt: (kind: Fault, files: RegExp) => void (fault = { kind, files }),
    heal: () => void (fault = undefined),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>
