import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  // no client needs half a minute to send its headers; the test shortens the timeout
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  server.app.server.headersTimeout = 1000
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port // it listens on a port
})
afterAll(() => server.close())

/** Sends raw bytes and returns the response, once the server closes the connection. */
async function sendRaw(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (bytes) => (response += bytes.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return response
}

test('the server closes a connection with endless, invalid or too long headers and reveals nothing', async () => {
  const [slow, notHttp, long, smuggled] = await Promise.all([
    sendRaw('GET /api/settings/ HTTP/1.1\r\nHost: bar.example\r\nX-Slow: '),
    sendRaw('\x16\x03\x01 no http\r\n\r\n'),
    sendRaw(`GET / HTTP/1.1\r\nHost: bar.example\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`),
    sendRaw(
      'POST /api/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
    ),
  ])
  expect(slow).toContain(' 408 ')
  expect(notHttp).toContain(' 400 ')
  expect(long).toContain(' 431 ')
  expect(smuggled).toContain(' 400 ')
  for (const response of [slow, notHttp, long, smuggled])
    expect(response).not.toMatch(/node|fastify|\bat \//i)
  // a proper request is served meanwhile
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
}, 60_000)

test('a body above the limit is not read to its end', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"username":"${'x'.repeat(3_000_000)}"}`,
  })
  expect(response.status).toBe(413)
  expect(server.app.server.maxConnections).toBeGreaterThan(0)
})
