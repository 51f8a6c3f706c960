import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import { openRoute } from './route.ts'
import { startTestServer } from '../../test/test-server.ts'

test('a request that is under way when the server stops is answered, and does not keep it from stopping', async () => {
  let isStarted: () => void = () => undefined
  let release: () => void = () => undefined
  const started = new Promise<void>((resolve) => (isStarted = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const slowRoute: FastifyPluginAsync = async (app) => {
    app.get('/slow', openRoute, async (_request, reply) => {
      isStarted()
      await released
      return reply.code(204).send()
    })
  }
  const server = await startTestServer({}, { plugins: [slowRoute] })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // a browser, a proxy and the service of a module keep connections open
  const agent = new Agent({ keepAlive: true })
  const responded = once(get(`${url}/slow`, { agent }), 'response')
  await started
  const closed = server.close()
  // the server has closed the connections that were idle
  await new Promise((resolve) => setImmediate(resolve))
  release()
  const [response] = (await responded) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(204)
  // otherwise the server waits for the keep-alive of the connection, which is longer than the time limit of a
  // test
  await closed
  agent.destroy()
})
