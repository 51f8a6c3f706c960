import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ActiveModule } from '@samity/shared-api/module'
import type { UpstreamConnection } from '../modules/services/service-connection.ts'
import { readModuleInput } from './module-input.ts'

/**
 * A service with data for a demonstration has this route for the server itself; the gateway never forwards
 * it.
 */
const demoPath = '/-/demo'
const startTimeoutMs = 30_000
const pollMs = 100

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function waitForService(
  { services }: FastifyInstance,
  module: ActiveModule,
): Promise<UpstreamConnection | undefined> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(pollMs)) {
    const connection = services.serviceFor(module)?.connection()
    if (connection) return connection
  }
  return undefined
}

/**
 * Lets the service of each active module fill its own data, with records of the demo association. Call it
 * when the server listens: services verify its tokens. A module without such data has no such route.
 */
export async function fillModules(app: FastifyInstance, print: (sentence: string) => void): Promise<void> {
  const input = JSON.stringify(await readModuleInput(app))
  const modules = app.registry.offered().filter(({ descriptor }) => descriptor.service)
  for (const module of modules) {
    const { name, release } = module
    const connection = await waitForService(app, module)
    if (!connection) {
      print(`The service of ${name} does not work, so that its demo data is missing.`)
      continue
    }
    const token = await app.services.tokens.sign({
      aud: name,
      sub: 'system',
      permissions: [],
      language: 'en',
      release,
      request: randomUUID(),
    })
    const { statusCode, body } = await connection.pool.request({
      method: 'POST',
      path: `${connection.prefix}${demoPath}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: input,
    })
    await body.dump()
    if (statusCode === 404) continue
    if (statusCode >= 300) print(`The service of ${name} could not add its demo data (status ${statusCode}).`)
  }
}
