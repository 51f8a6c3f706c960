import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { activate, readRehearsal } from '@samity/module-registry'
import { startEmptyProduct, type EmptyProduct } from '../empty-product.ts'
import { releaseLedger } from '../faulty-release.ts'
import { expect, test } from '../fixtures.ts'

const server = fileURLToPath(new URL('../../server/src/samity.ts', import.meta.url))
const name = 'mfe-ledger'
const admin = {
  WEBHOOK_NETWORKS: '127.0.0.1',
  ADMIN_USERNAME: 'rahim',
  ADMIN_PASSWORD: 'a ledger of the bar 1874',
}

let product: EmptyProduct
let releases: string
test.beforeAll(async () => {
  product = await startEmptyProduct(admin)
  releases = path.join(product.data, 'releases')
  activate(releases, name, releaseLedger(releases, '1.0.0'), 'rahim')
})
test.afterAll(() => product.close())

/** `output`: of both streams */
type Result = { code: number; output: string }
const rehearse = (
  release: string,
  options: string[] = [],
  env: Record<string, string> = {},
): Promise<Result> =>
  promisify(execFile)(process.execPath, [server, 'rehearse-release', name, release, ...options], {
    env: { ...process.env, SAMITY_DATA: product.data, SAMITY_RELEASES: releases, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  )

/** One rehearsal for two tests: each takes minutes. */
let faultyRehearsal: ReturnType<typeof rehearseFaulty> | undefined
async function rehearseFaulty(request: APIRequestContext) {
  let received = 0
  const receiver = createServer((_request, response) => {
    received++
    response.end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const api = `${product.url}/api/`
  const signIn = await request.post(`${api}login/`, {
    data: { username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD },
  })
  const { access } = (await signIn.json()) as { access: string }
  const added = await request.post(`${api}webhooks/`, {
    headers: { authorization: `Bearer ${access}` },
    data: { name: 'Accounting', url: `${origin}/secret`, kinds: ['member.created'] },
  })
  expect(added.status()).toBe(201)
  const release = releaseLedger(releases, '1.1.0', ['crash', 'figure', 'call', 'print', 'sending'])
  const result = await rehearse(release, ['--fresh'])
  receiver.close()
  return { ...result, release, origin, received, rehearsal: readRehearsal(releases, name, release)! }
}

test('a rehearsal finds a crash in one role, a wrong figure, a refused call and a changed print', async ({
  request,
}) => {
  test.setTimeout(420_000)
  const { code, output, release, rehearsal: result } = await (faultyRehearsal ??= rehearseFaulty(request))
  expect(output).toContain('The rehearsal did NOT pass')
  expect(code).toBe(1)
  const { findings, pictures, ...rehearsal } = result
  const found = findings.map(({ kind, path: page, roles, candidate }) => ({ kind, page, roles, candidate }))
  const page = '/dashboard/ledger'
  expect(found).toEqual(
    expect.arrayContaining([
      {
        kind: 'crash',
        page,
        roles: ['cashier'],
        candidate: expect.stringContaining('The ledger has no lines'),
      },
      { kind: 'figure', page, roles: ['admin'], candidate: 'Total: 1,350.00' },
      { kind: 'call', page, roles: ['admin', 'cashier'], candidate: 'GET /api/user/ 401' },
      { kind: 'print', page, roles: ['admin'], candidate: expect.stringMatching(/^\d+ px$/) },
    ]),
  )
  expect(rehearsal).toMatchObject({ module: name, release, services: true })
  expect(Object.keys(pictures)).toContain('1.difference.webp')
  expect(existsSync(path.join(product.data, 'rehearsal'))).toBe(false)
})

test('a rehearsal records what would be sent, and sends nothing', async ({ request }) => {
  test.setTimeout(420_000)
  const { output, origin, received, rehearsal } = await (faultyRehearsal ??= rehearseFaulty(request))
  const mail = `${name}: mail.example:587`
  expect(rehearsal.sendings).toEqual([
    {
      kind: 'webhook',
      receiver: `Accounting (${origin})`,
      event: 'member.created',
      active: 0,
      candidate: expect.any(Number),
    },
    { kind: 'mail', receiver: mail, event: '', active: 0, candidate: expect.any(Number) },
  ])
  expect(output).toContain(`Recorded, not sent: Webhook Accounting (${origin}), member.created: `)
  expect(output).toContain(`Recorded, not sent: Mail of a service ${mail}: `)
  expect(received).toBe(0)
})

test('a rehearsal passes for a release that works, and finds a migration that fails', async () => {
  test.setTimeout(420_000)
  const good = releaseLedger(releases, '1.2.0')
  const passed = await rehearse(good)
  expect(passed).toMatchObject({ code: 0, output: expect.stringContaining('0 findings') })
  expect(readRehearsal(releases, name, good)?.findings).toEqual([])

  const bad = releaseLedger(releases, '1.3.0', ['migration'])
  const { code, output } = await rehearse(bad)
  expect(code).toBe(1)
  expect(output).toContain('The release does not start')
  expect(output).toContain('the migration 002.unique.sql failed')
})

for (const [limit, version, faults] of [
  // its start alone takes more
  ['64', '1.5.0', []],
  ['900', '1.6.0', ['memory']],
] as const)
  test(`a browser above ${limit} MiB ends, and the release is rehearsed in part`, async () => {
    test.setTimeout(420_000)
    const release = releaseLedger(releases, version, faults)
    const { code, output } = await rehearse(release, [], { REHEARSAL_MEMORY_MIB: limit })
    expect(output).toContain(`The browser needed more than ${limit} MiB and was ended`)
    expect(code).toBe(1)
    // what needs no browser is compared
    expect(readRehearsal(releases, name, release)).toMatchObject({
      exceededMiB: Number(limit),
      services: true,
      findings: [],
    })
  })
