import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Role } from '@samity/shared-api/contract'
import { buildApp, type AppOptions } from '../src/app.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { openSession } from '../src/auth/sessions.ts'
import { readEnvironment } from '../src/process/environment.ts'

export type Caller = {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(
    url: string,
    payload?: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  put(
    url: string,
    payload?: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  delete(
    url: string,
    payload?: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

export type TestUser = Caller & { id: number; username: string; token: string }

export type TestServer = {
  app: FastifyInstance
  sql: Database
  /** Sends requests without a session */
  visitor: Caller
  /** Creates an active account of that role and signs it in */
  as(role: Role): Promise<TestUser>
  close(): Promise<void>
}

/** The key is set, so that tests create no key file in the data folder. */
const testSecrets = { SECRET_KEY: 'seals secrets in the tests, nowhere else' }

/** The data folder of the test servers of this process. */
const testDataFolder = path.join(tmpdir(), `samity-test-${process.pid}`)

/** Test users get a session without signing in; the tests of signing in set a known password. */
const passwordHash = hash('the password of a test user', { memoryCost: 8, timeCost: 1 })

const toUrl = (url: string) => (url.startsWith('/') ? url : `/api/${url}`)

function caller(app: FastifyInstance, token?: string): Caller {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (url: string, payload?: InjectOptions['payload'], headers: Record<string, string> = {}) =>
      app.inject({
        method,
        url: toUrl(url),
        ...(payload !== undefined && { payload }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      })
  return {
    get: (url, headers) => call('GET')(url, undefined, headers),
    post: call('POST'),
    put: call('PUT'),
    delete: call('DELETE'),
  }
}

/** Creates a database for this test file, as a copy of the migrated one. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = process.env['SAMITY_TEST_DATABASE']
  if (!template) throw new Error('SAMITY_TEST_DATABASE is not set: run the tests with the database set-up')
  const urlOf = (name: string) => Object.assign(new URL(template), { pathname: `/${name}` }).href
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(urlOf('postgres'), { poolSize: 1 })
  // copied as files: the log would get each page of it
  await admin`create database ${admin(name)} template ${admin(new URL(template).pathname.slice(1))} strategy file_copy`
  const drop = async () => {
    await admin`drop database ${admin(name)} with (force)`
    await admin.end()
  }
  return { url: urlOf(name), drop }
}

/** Starts the API on a new real database, with the website and the plugins that the test names. */
export async function startTestServer(
  env: Record<string, string> = {},
  options: Pick<AppOptions, 'website' | 'plugins' | 'log'> = {},
): Promise<TestServer> {
  const { url, drop } = await createTestDatabase()
  const sql = openDatabase(url)
  const app = await buildApp({
    sql,
    environment: readEnvironment({
      SAMITY_DATA: testDataFolder,
      // a build beside the tests would add its releases to the audit log
      SAMITY_RELEASES: path.join(testDataFolder, 'releases'),
      ...testSecrets,
      ...env,
    }),
    ...options,
  }).catch(async (error: unknown) => {
    await sql.end()
    await drop()
    throw error
  })
  await app.ready()
  let userCount = 0
  return {
    app,
    sql,
    visitor: caller(app),
    as: async (role) => {
      const username = `${role}${++userCount}`
      const [user] = await sql<{ id: number }[]>`
        insert into users ${sql({ username, username_key: username, password_hash: await passwordHash, role, status: 'active' })} returning id`
      const token = await openSession(sql, user!.id, 'test')
      return { ...caller(app, token), id: user!.id, username, token }
    },
    close: async () => {
      await app.close()
      await sql.end()
      await drop()
    },
  }
}

/** A test server with one signed-in user of each role that books: an administrator, staff and a cashier. */
export async function startStaffedServer(env: Record<string, string> = {}): Promise<{
  server: TestServer
  admin: TestUser
  staff: TestUser
  cashier: TestUser
}> {
  const server = await startTestServer(env)
  const [admin, staff, cashier] = [
    await server.as('admin'),
    await server.as('staff'),
    await server.as('cashier'),
  ]
  return { server, admin, staff, cashier }
}
