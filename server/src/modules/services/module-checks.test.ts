import { rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import type {
  ReconciliationReport,
  ReconciliationSummary,
} from '@samity/shared-api/contract/accounts/reconciliation'
import { readLastRun, runNightlyReconciliation } from '../../features/accounts/reconciliation-runs.ts'
import { freePort } from '../../process/free-port.ts'
import { word } from '../../../test/builders.ts'
import { aServiceRelease, listen } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

jest.setTimeout(120_000)

/* The reconciliation asks a service that the test plays itself. */

let releases: string
let service: Server
let server: TestServer
let admin: TestUser
let answer: { status: number; body: string }
/** Megabytes that an answer without an end has sent */
let sentMegabytes = 0
const maxMegabytes = 200
const paths: string[] = []
beforeAll(async () => {
  releases = aFolder()
  const port = await freePort()
  service = createServer((request, response) => {
    const url = request.url ?? ''
    if (url.startsWith('/-/')) paths.push(`${request.method} ${url}`)
    if (url !== '/-/checks') return response.writeHead(200).end('{}')
    if (answer.body === endless) return sendWithoutEnd(response)
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => void service.listen(port, '127.0.0.1', resolve))
  const release = aServiceRelease(releases, {
    service: { url: `http://127.0.0.1:${port}` },
    descriptor: {
      checks: [
        { name: 'leaves', title: word('Tea leaves are those bought') },
        { name: 'cups', title: word('Cups are whole') },
      ],
    },
  })
  activate(releases, 'mfe-tea', release, 'rahim')
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
  await listen(server.app)
  await until(() => server.app.moduleCalls.runningRelease('mfe-tea') !== undefined)
})
afterAll(async () => {
  await server.close()
  await new Promise((resolve) => void service.close(resolve))
  rmSync(releases, { recursive: true })
})

const endless = 'endless'
function sendWithoutEnd(response: ServerResponse): void {
  const megabyte = Buffer.alloc(1024 * 1024, ' ')
  const send = () => {
    if (sentMegabytes++ === maxMegabytes) return void response.end('[]')
    response.write(megabyte, (error) => error ?? send())
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  send()
}

const aResult = (changes: object = {}) => ({
  name: 'leaves',
  ok: true,
  expected: '12.50',
  actual: '12.50',
  ...changes,
})
/** The checks of the module, as the page of the reconciliation shows them. */
async function checksOf(results: object[] | string, status = 200) {
  answer = { status, body: typeof results === 'string' ? results : JSON.stringify(results) }
  const { laws } = (await admin.get('agreement/')).json() as ReconciliationReport
  expect(laws.filter(({ law }) => !law.startsWith('mfe-tea/')).every(({ ok }) => ok)).toBe(true)
  return laws.filter(({ law }) => law.startsWith('mfe-tea/'))
}
const lastRun = () => readLastRun(server.sql) as Promise<ReconciliationSummary>
const nothing = { ok: false, unanswered: true, left: '0.00', right: '0.00', first: null }

test('the checks of a module are beside those of the books, and one that fails counts', async () => {
  const [leaves, cups] = await checksOf([
    aResult(),
    aResult({ name: 'cups', ok: false, actual: '11.00', detail: 'Cup 7' }),
    aResult({ name: 'undeclared', ok: false }),
  ])
  expect(leaves).toMatchObject({
    law: 'mfe-tea/leaves',
    says: { en: expect.stringContaining('Tea leaves are those bought') },
    ok: true,
    left: '12.50',
    right: '12.50',
    first: null,
  })
  expect(cups).toMatchObject({ ok: false, left: '12.50', right: '11.00', first: 'Cup 7' })
  expect(await lastRun()).toMatchObject({ ok: false, failing: 1 })
  expect(paths).toContain('GET /-/checks')
})

test('a check that the service leaves out, a wrong answer and an error prove nothing, and are no difference', async () => {
  const [leaves, cups] = await checksOf([aResult()])
  expect(leaves).toMatchObject({ ok: true })
  expect(cups).toMatchObject(nothing)
  for (const [body, status] of [
    [[aResult({ expected: 12.5 })], 200],
    ['no JSON', 200],
    [[], 500],
    [[], 404],
  ] as const)
    expect(await checksOf(body as object[] | string, status)).toMatchObject([nothing, nothing])
  expect(await lastRun()).toMatchObject({ ok: true, failing: 0 })
})

test('an answer without an end is not read to its end', async () => {
  expect(await checksOf(endless)).toMatchObject([nothing, nothing])
  expect(sentMegabytes).toBeLessThan(maxMegabytes / 2)
})

test('the nightly run asks, too; nobody else reaches the path', async () => {
  answer = { status: 200, body: JSON.stringify([aResult({ ok: false }), aResult({ name: 'cups' })]) }
  expect(await runNightlyReconciliation(server.sql, server.app.readModuleChecks)).toBe(true)
  expect(await lastRun()).toMatchObject({ ok: false, failing: 1 })
  expect((await admin.get('x/mfe-tea/-/checks/')).statusCode).toBe(404)
})

test('a service that is down has not answered', async () => {
  await new Promise((resolve) => {
    service.closeAllConnections()
    service.close(resolve)
  })
  expect(await checksOf([])).toMatchObject([nothing, nothing])
})
