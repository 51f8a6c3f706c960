import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { startTestServer, type TestServer } from './test-server.ts'

let served: TestServer
let port: number
beforeAll(async () => {
  served = await startTestServer()
  // nobody needs half a minute for the head of a request; here it is not waited for that long
  expect(served.app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  served.app.server.headersTimeout = 1000
  await served.app.listen({ port: 0, host: '127.0.0.1' })
  port = (served.app.server.address() as AddressInfo).port // it listens on a port
})
afterAll(() => served.close())

/** What comes back until the server hangs up. */
async function sent(...parts: string[]): Promise<string> {
  const line = connect(port, '127.0.0.1')
  let answer = ''
  line.on('data', (bytes) => (answer += bytes.toString()))
  line.on('error', () => undefined)
  await once(line, 'connect')
  for (const part of parts) line.write(part)
  await once(line, 'close')
  return answer
}

test('a head that does not end, a line that is none and a head that is too long are hung up on, and tell nothing', async () => {
  const [slow, none, long, smuggled] = await Promise.all([
    sent('GET /api/settings/ HTTP/1.1\r\nHost: bar.example\r\nX-Slow: '),
    sent('\x16\x03\x01 no http\r\n\r\n'),
    sent(`GET / HTTP/1.1\r\nHost: bar.example\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`),
    sent(
      'POST /api/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
    ),
  ])
  expect(slow).toContain(' 408 ')
  expect(none).toContain(' 400 ')
  expect(long).toContain(' 431 ')
  expect(smuggled).toContain(' 400 ')
  for (const answer of [slow, none, long, smuggled]) expect(answer).not.toMatch(/node|fastify|\bat \//i)
  // and whoever asks properly is served meanwhile
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
}, 60_000)

test('a body that is larger than any that is needed is not read to its end', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"username":"${'x'.repeat(3_000_000)}"}`,
  })
  expect(answer.status).toBe(413)
  expect(served.app.server.maxConnections).toBeGreaterThan(0)
})
