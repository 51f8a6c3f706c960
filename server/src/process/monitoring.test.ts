import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deliverWebhooks } from '../features/webhooks/webhook-worker.ts'
import { freePort } from './free-port.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

type Panel = { title: string; targets: { expr: string }[] }

const folder = path.join(__dirname, '../../../docs/monitoring')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
// our own file
const { panels } = JSON.parse(read('samity-dashboard.json')) as { panels: Panel[] }
const alerts = read('samity-alerts.yaml').split('- alert: ').slice(1)
const expressionOf = (alert: string) => (/expr: '(.*)'$/m.exec(alert)?.[1] ?? '').replaceAll("''", "'")

const expressions = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
  ...alerts.map((alert) => ({ name: alert.split('\n')[0] ?? '', expr: expressionOf(alert) })),
]
/** The names of the metrics in a query: they stand before a selector. 'up' is Prometheus's own. */
const metricsOf = (expr: string) =>
  [...expr.matchAll(/([a-z_][a-z0-9_]*)\{/g)].map(([, name]) => name ?? '').filter((name) => name !== 'up')

let server: TestServer
let exported: Set<string>
beforeAll(async () => {
  const port = await freePort()
  server = await startTestServer({ METRICS_PORT: String(port) }, { plugins: [deliverWebhooks] })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  exported = new Set(
    types.flatMap(([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`] : [name])),
  )
})
afterAll(() => server.close())

test.each(expressions)('$name shows metrics that the server offers', ({ expr }) => {
  const metrics = metricsOf(expr)
  expect(metrics.length + Number(expr.includes('up{'))).toBeGreaterThan(0)
  expect(metrics.filter((name) => !exported.has(name))).toEqual([])
})

test('the dashboard shows every metric of Samity', () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr))))
  expect([...exported].filter((name) => name.startsWith('samity_') && !shown.has(name))).toEqual([])
})

test('every alert says in both languages what is wrong, and what to do', () => {
  expect(alerts.length).toBeGreaterThan(8)
  for (const alert of alerts) {
    expect(alert).toMatch(/^ {8}expr: '.+'$/m)
    expect(alert).toMatch(/^ {10}severity: (?:critical|warning)$/m)
    expect(alert).toMatch(/^ {10}summary: '.+\.'$/m)
    expect(alert).toMatch(/^ {10}summary_bn: '.*[\u0980-\u09FF].*।'$/m)
    expect(alert).toMatch(/^ {10}description: '.+\.'$/m)
  }
})
