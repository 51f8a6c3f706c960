import { rmSync } from 'node:fs'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import type { Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { Role } from '@samity/shared-api/contract'
import { word } from './builders.ts'
import { aServiceRelease } from './service-builders.ts'
import { startTestServer, type TestUser } from './test-server.ts'

/**
 * A server with two modules, whose series HAL and MLK are approved, and nobody behind their services: a test
 * sends what they would send.
 */
export async function startChargingServer() {
  const releases = aFolder()
  const asks: Scope[] = ['write:charges']
  for (const [module, code] of [
    ['mfe-hall', 'HAL'],
    ['mfe-milk', 'MLK'],
  ] as const)
    activate(
      releases,
      module,
      aServiceRelease(releases, {
        version: '1.0.0',
        service: { url: 'http://127.0.0.1:9' },
        descriptor: {
          name: module,
          nav: [],
          asks,
          routes: [
            {
              path: `/dashboard/${module}/:id`,
              screen: 'Booking',
              title: word('Booking'),
              allow: ['admin', 'staff', 'cashier'],
            },
          ],
          receiptSeries: [{ code, title: word(`Title of ${code}`), head: word(`Head of ${code}`) }],
        },
      }),
      'rahim',
    )
  const server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  const admin = await server.as('admin')
  for (const module of ['mfe-hall', 'mfe-milk']) await admin.post(`module-rights/${module}/approve/`, {})
  for (const code of ['HAL', 'MLK']) await admin.post(`receipt-series/${code}/approve/`, {})

  async function headersOf(person: TestUser | 'job', module: string, role: Role) {
    const { release } = server.app.registry.current().modules.find(({ name }) => name === module)!
    const token = await server.app.services.tokens.sign({
      aud: module,
      permissions: [],
      asks,
      language: 'en',
      release,
      request: 'r1',
      ...(person === 'job' ? { sub: 'system' } : { sub: `user:${person.id}`, role }),
    })
    return { authorization: `Bearer ${token}` }
  }
  return {
    releases,
    server,
    admin,
    /** Sends as the service of the module would: in a job, unless it answers a person. */
    async send(
      path: string,
      body: object,
      { person = 'job', module = 'mfe-hall', role = 'admin' }: Sender = {},
    ) {
      return server.visitor.post(path, body, await headersOf(person, module, role))
    },
    async list(query = '') {
      return server.visitor.get(`charges/${query}`, await headersOf('job', 'mfe-hall', 'staff'))
    },
    async close() {
      await server.close()
      rmSync(releases, { recursive: true })
    },
  }
}
export type ChargingServer = Awaited<ReturnType<typeof startChargingServer>>
type Sender = { person?: TestUser | 'job'; module?: string; role?: Role }

export const aCharge = (overrides: object = {}) => ({
  series: 'HAL',
  subject: 'booking/1',
  amount: '60',
  due_on: '2026-03-01',
  title: { en: 'Hall on 1 March', bn: '১ মার্চের হল' },
  path: '/dashboard/mfe-hall/1?from=dues',
  ...overrides,
})
