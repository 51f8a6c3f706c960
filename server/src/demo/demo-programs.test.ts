import type { ApiToken } from '@samity/shared-api/contract/api-tokens/api-token'
import type { Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { Client } from './client.ts'
import { fillPrograms } from './programs.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the demo association has a token, a revoked one, and a webhook that sends nothing', async () => {
  const admin = await server.as('admin')
  await fillPrograms(new Client(server.app, admin.token))
  const tokens: ApiToken[] = (await admin.get('api-tokens/?ordering=name')).json()
  expect(tokens.map(({ name, state }) => [name, state])).toEqual([
    ['Accounting program', 'active'],
    ['Old website', 'revoked'],
  ])
  const webhooks: Webhook[] = (await admin.get('webhooks/')).json()
  expect(webhooks).toMatchObject([{ name: 'Accounting program', pause: 'person' }])
})
