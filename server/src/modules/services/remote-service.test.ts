import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { ServiceClaims } from '@samity/shared-api/module'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { deliverWebhooks } from '../../features/webhooks/webhook-worker.ts'
import { freePort } from '../../process/free-port.ts'
import { anAdvocate, word } from '../../../test/builders.ts'
import { aServiceRelease, listen } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { runModuleJobs } from '../jobs/job-worker.ts'

/*
 * A service in another language behind a URL: it verifies tokens with the published keys, and uses what the
 * server offers to modules, with no code of ours.
 */

type Echo = { method: string; path: string; text: string; claims: ServiceClaims }

const program = path.join(__dirname, '../../../test/fixtures/remote-service.py')
const hasPython = spawnSync('python3', ['--version']).status === 0
/** CI has Python; a machine without it skips these tests, and says so. */
const testWithPython = hasPython || process.env['CI'] ? test : test.skip

let releases: string
let server: TestServer
let staff: TestUser
let call: Awaited<ReturnType<typeof listen>>
let remote: ChildProcess | undefined
let remoteUrl: string

beforeAll(async () => {
  if (!hasPython) return
  releases = aFolder()
  const port = await freePort()
  server = await startTestServer(
    { SAMITY_RELEASES: releases, HOST: '127.0.0.1', PORT: String(port) },
    { plugins: [deliverWebhooks, runModuleJobs] },
  )
  staff = await server.as('staff')
  remote = spawn('python3', [program, `http://127.0.0.1:${port}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(remote.stdout!, 'data')) as [Buffer]
  remoteUrl = `http://127.0.0.1:${Number(line)}`
  const release = aServiceRelease(releases, {
    service: { url: remoteUrl },
    descriptor: {
      permissions: [{ name: 'tea.lend', title: word('Lend'), roles: ['staff'] }],
      asks: ['read:members', 'write:tasks', 'write:website'],
      events: ['member.created'],
      jobs: [{ name: 'week', at: '02:30', title: word('Propose the week') }],
      receiptSeries: [{ code: 'TEA', title: word('Tea'), head: word('Tea') }],
      settings: {
        schema: {
          type: 'object',
          properties: { fee: { type: 'string', format: 'amount', default: '50.00' } },
        },
        labels: { fee: word('Fee') },
      },
    },
  })
  activate(releases, 'mfe-tea', release, 'build')
  call = await listen(server.app, port)
  await until(async () => (await call('/health')).ok)
  // what happened before the worker knows of the module is not its event
  await until(
    async () => (await server.sql`select from webhook_endpoints where module = 'mfe-tea'`).length === 1,
  )
})
afterAll(async () => {
  if (!hasPython) return
  remote?.kill('SIGKILL')
  await server.close()
  rmSync(releases, { recursive: true })
})

testWithPython('a request reaches it through the gateway, with the person and the permissions', async () => {
  const response = await call('/loans?page=2', staff.token, { method: 'POST', body: 'বই' })
  const echo = (await response.json()) as Echo
  expect(response.status).toBe(200)
  expect(echo).toMatchObject({ method: 'POST', path: '/loans?page=2', text: 'বই' })
  expect(echo.claims).toMatchObject({ aud: 'mfe-tea', sub: `user:${staff.id}`, permissions: ['tea.lend'] })
})

testWithPython(
  'it refuses every token that the gateway did not sign for it, or that has expired',
  async () => {
    const { claims } = (await (await call('/me', staff.token)).json()) as Echo
    const { tokens } = server.app.services
    const askDirectly = async (token: string) =>
      (await fetch(`${remoteUrl}/me`, { headers: { authorization: `Bearer ${token}` } })).status
    const valid = await tokens.sign(claims)
    const [head, , signature] = valid.split('.')
    const asAdmin = Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url')
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 120_000)
    const expired = await tokens.sign(claims)
    clock.mockRestore()

    expect(await askDirectly(valid)).toBe(200)
    for (const refused of [
      '',
      'garbage',
      `${head}.${asAdmin}.${signature}`,
      expired,
      await tokens.sign({ ...claims, aud: 'mfe-milk' }),
    ])
      expect(await askDirectly(refused)).toBe(401)
  },
)

testWithPython('it uses rights, events, a job, tasks, notices, settings and its own receipts', async () => {
  const admin = await server.as('admin')
  expect((await admin.post('module-rights/mfe-tea/approve/', {})).statusCode).toBe(200)
  expect((await admin.post('receipt-series/TEA/approve/', {})).statusCode).toBe(200)
  const settings = { values: { fee: '75.00' }, version: 0 }
  expect((await admin.put('modules/mfe-tea/settings/', settings)).statusCode).toBe(200)

  const member = anAdvocate({ name_english: 'Nasrin Akter' })
  const { id } = (await admin.post('advocates', member)).json<{ id: number }>()
  const waiting = async () => (await call('/waiting', staff.token)).json() as Promise<object>
  await until(async () => JSON.stringify(await waiting()) === '{"patients":1,"fee":"75.00"}')
  await until(async () => (await staff.get('tasks/?state=open')).json<object[]>().length === 1)
  const [task] = (await staff.get('tasks/?state=open')).json<object[]>()
  expect(task).toMatchObject({ module: 'mfe-tea', key: `advocates/${id}`, path: '/dashboard/tea' })

  const fee = await call(`/fee/advocates/${id}`, staff.token, { method: 'POST' })
  expect([fee.status, await fee.json()]).toEqual([
    201,
    expect.objectContaining({ payer: 'Nasrin Akter', total: '75.00', created_by: staff.username }),
  ])
  expect(await waiting()).toMatchObject({ patients: 0 })
  expect((await staff.get('tasks/?state=open')).json()).toEqual([])

  expect((await admin.post('module-jobs/mfe-tea/week/run/')).statusCode).toBe(202)
  await until(
    async () => (await admin.get('notices/?archived=1&search=patients')).json<object[]>().length === 1,
  )
  const [notice] = (await admin.get('notices/?archived=1&search=patients')).json<object[]>()
  expect(notice).toMatchObject({ title: '1 patients', is_proposed: true })
  expect((await server.visitor.get('notices/?archived=1&search=patients')).json()).toEqual([])
})

testWithPython('while it is away its routes are down, and nothing else is', async () => {
  remote?.kill('SIGKILL')
  await until(async () => (await call('/me', staff.token)).status === 503)
  const response = await call('/me', staff.token)
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ module: 'mfe-tea' }),
  ])
  expect((await staff.get('user/')).statusCode).toBe(200)
})
