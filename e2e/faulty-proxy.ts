import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { product } from './products.ts'

type Fault = 'wrong' | 'hanging'

/**
 * A server between browser and product that spoils files, as a broken cache on the way does. A test that routes requests
 * in the browser switches the browser's own cache off; this leaves it on.
 */
export async function faultyProxy() {
  let fault: { kind: Fault; files: RegExp } | undefined

  function forward(from: IncomingMessage, to: ServerResponse): void {
    const { url = '/', method, headers } = from
    const { pathname } = new URL(url, product.url)
    const spoilt = fault?.files.test(pathname) ? fault.kind : undefined
    if (spoilt === 'hanging') return
    const onward = request(new URL(url, product.url), {
      method,
      headers: { ...headers, ...(spoilt && { 'accept-encoding': 'identity' }) },
    })
    onward.on('response', (answer) => {
      const { statusCode = 502, headers: its } = answer
      if (!spoilt) {
        to.writeHead(statusCode, its)
        return answer.pipe(to)
      }
      // something more at the end, kept for as long as the right file would be
      const { 'content-length': _length, etag: _etag, ...rest } = its
      to.writeHead(statusCode, rest)
      answer.on('data', (part) => to.write(part))
      return answer.on('end', () => to.end(' '))
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }

  const server = createServer(forward)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // a TCP server has such an address
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    spoil: (kind: Fault, files: RegExp) => void (fault = { kind, files }),
    heal: () => void (fault = undefined),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FaultyProxy = Awaited<ReturnType<typeof faultyProxy>>
