import type { WebhookWithSecret } from '@samity/shared-api/contract/webhooks/webhook'
import { deliverWebhooks } from './webhook-worker.ts'
import { freePort } from '../../process/free-port.ts'
import { aSale } from '../../../test/builders.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { startReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts'
import { until } from '../../../test/until.ts'

jest.setTimeout(60_000)

let server: TestServer
let receiver: WebhookReceiver
let port: number
beforeAll(async () => {
  port = await freePort()
  receiver = await startReceiver()
  server = await startTestServer(
    { METRICS_PORT: String(port), WEBHOOK_NETWORKS: '127.0.0.1' },
    { plugins: [deliverWebhooks] },
  )
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

/** The value of a metric; undefined while it has none. */
async function readMetric(name: string): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length))
}
const pending = 'samity_webhook_pending'
const oldest = 'samity_webhook_oldest_pending_seconds'
const failedAttempts = 'samity_webhook_attempts_total{result="failed"}'
const deliveredAttempts = 'samity_webhook_attempts_total{result="delivered"}'

test('metrics count what waits, how old it is, and the attempts by result; a paused webhook is no alarm', async () => {
  const admin = await server.as('admin')
  expect(await readMetric(pending)).toBe(0)
  expect(await readMetric(oldest)).toBe(0)
  const created = await admin.post('webhooks', {
    name: 'Accounting',
    url: receiver.url,
    kinds: ['receipt.created'],
  })
  const { id } = created.json<WebhookWithSecret>()
  receiver.answerWith((_event, response) => void response.writeHead(500).end())
  await admin.post('vokalotnama', aSale({ price: '10', serials: [{ from_serial: 1, to_serial: 1 }] }))
  await until(async () => ((await readMetric(failedAttempts)) ?? 0) > 0)
  expect(await readMetric(pending)).toBe(1)
  await server.sql`update events set at = now() - interval '2 hours'`
  const age = await readMetric(oldest)
  expect(age).toBeGreaterThanOrEqual(7200)

  await admin.post(`webhooks/${id}/pause`)
  expect(await readMetric(pending)).toBe(0)
  expect(await readMetric(oldest)).toBe(0)

  receiver.answerWith((_event, response) => void response.writeHead(204).end())
  await admin.post(`webhooks/${id}/resume`, { waiting: 'send' })
  await until(async () => (await readMetric(deliveredAttempts)) === 1)
  await until(async () => (await readMetric(pending)) === 0)
})
