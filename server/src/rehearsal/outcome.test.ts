import type { RehearsalFinding } from '@samity/shared-api/contract/system/rehearsals'
import { compareBooks } from './compare.ts'
import { failingChecks } from './copy.ts'
import { addFinding } from './explore.ts'
import { connectionIn, countSendings, feedPosition, sendingsAfter } from './sendings.ts'
import { aSale } from '../../test/builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'

let server: TestServer
let admin: TestUser
beforeEach(async () => {
  server = await startTestServer({ WEBHOOK_NETWORKS: '127.0.0.1' })
  admin = await server.as('admin')
})
afterEach(() => server.close())

const sell = (serial: number) =>
  admin.post('vokalotnama', aSale({ price: '10', serials: [{ from_serial: serial, to_serial: serial }] }))

test('books that reconciled with the active release only are a finding, once', async () => {
  await sell(1)
  const before = await failingChecks(server.sql)
  expect(before).toEqual([])
  await server.sql`update ledger_days set amount = amount + 1`
  const after = await failingChecks(server.sql)
  const findings: RehearsalFinding[] = []
  for (const finding of [...compareBooks(before, after), ...compareBooks(after, after)])
    addFinding(findings, finding)
  expect(findings).toEqual([
    {
      kind: 'books',
      path: '',
      active: '',
      candidate: expect.stringMatching(/: 10\.00 and 10\.01, first at \d{4}-\d\d-\d\d income$/),
      roles: [],
      languages: [],
    },
  ])
  // without a former release there is nothing that held before
  expect(compareBooks(undefined, after)).toHaveLength(1)
})

test('deliveries to webhooks are listed without the path of their address, and not those of a paused one', async () => {
  const add = async (name: string) => {
    const url = 'https://books.example/a-secret'
    const response = await admin.post('webhooks', { name, url, kinds: ['receipt.created'] })
    return response.json<{ id: number }>().id
  }
  await add('Accounting')
  await admin.post(`webhooks/${await add('SMS')}/pause`)
  await sell(1)
  const position = await feedPosition(server.sql)
  expect(await sendingsAfter(server.sql, position)).toEqual([])
  await sell(2)
  await sell(3)
  // a restored backup pauses them so
  await server.sql`update webhook_endpoints set paused_at = now(), pause_reason = 'restored' where name = 'Accounting'`
  const sending = {
    kind: 'webhook',
    receiver: 'Accounting (https://books.example)',
    event: 'receipt.created',
  }
  const found = await sendingsAfter(server.sql, position)
  expect(found).toEqual([sending, sending])
  expect(countSendings(found.slice(1), found)).toEqual([{ ...sending, active: 1, candidate: 2 }])
})

test.each([
  ['mail.example:587', 'mail'],
  ['sms.example:443', 'connection'],
])('a line of a service names its connection to %s', (target, kind) => {
  const line = JSON.stringify({
    level: 40,
    module: 'mfe-tea',
    line: `samity-connection ${target}`,
    msg: 'service output',
  })
  expect(connectionIn(line)).toEqual({ kind, receiver: `mfe-tea: ${target}`, event: '' })
  expect(connectionIn(line.replace('samity-connection ', 'said samity-connection '))).toBeUndefined()
  expect(connectionIn('samity-connection is no line of a log')).toBeUndefined()
})
