import type { ServiceClaims } from '@samity/shared-api/module'
import { createService, type ServiceOptions } from '../create-service.ts'
import { openModuleDatabase, type ModuleDatabase } from '../postgres.ts'
import { startFakeSystem } from './fake-system.ts'
import { startTestDatabase } from './test-database.ts'

/** The claims of who sends a request of a test */
export type TestPerson = Partial<ServiceClaims>
/** Sends a request as the own page of this member: `get('/owed', asMember(7))` */
export const asMember = (advocateId: number): TestPerson => ({ sub: 'anonymous', member: advocateId })
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A service on a real PostgreSQL, as a role that owns its schema and nothing else, beside a fake of the rest
 * of Samity. `person` sends the requests that name nobody. Call it in beforeAll.
 */
export async function openTestService(
  migrations: string,
  person: TestPerson,
  optionsOf: (sql: ModuleDatabase) => ServiceOptions,
) {
  const database = await startTestDatabase(migrations)
  const sql = openModuleDatabase(database.url)
  const options = optionsOf(sql)
  const system = await startFakeSystem(options.descriptor)
  const service = await createService(options, system.connection)

  async function request(
    sender: TestPerson,
    method: Method,
    url: string,
    payload?: object,
    moreHeaders: Record<string, string> = {},
  ) {
    const headers = { ...(await system.authorization(sender)), ...moreHeaders }
    const response = await service.inject({ method, url, headers, ...(payload && { payload }) })
    return {
      status: response.statusCode,
      // the tests know what each route returns
      body: (response.body === '' ? undefined : response.json()) as never,
      total: Number(response.headers['x-total-count']),
    }
  }

  return {
    sql,
    /** For another process of the module */
    url: database.url,
    system,
    service,
    request,
    get: (url: string, sender = person) => request(sender, 'GET', url),
    post: (url: string, payload: object = {}, sender = person) => request(sender, 'POST', url, payload),
    put: (url: string, payload: object, sender = person) => request(sender, 'PUT', url, payload),
    remove: (url: string, sender = person) => request(sender, 'DELETE', url),
    /** Sends the body with a key, as a screen does that repeats a request. */
    postWithKey: (url: string, payload: object, key: string, sender = person) =>
      request(sender, 'POST', url, payload, { 'idempotency-key': key }),
    async close() {
      await service.close()
      await sql.end()
      await system.stop()
      await database.stop()
    },
  }
}
export type TestService = Awaited<ReturnType<typeof openTestService>>
