import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Role } from '@samity/shared-api/contract'
import { buildApp, type AppOptions } from '../src/app.ts'
import { openDatabase, type Database } from '../src/platform/database.ts'
import { openSession } from '../src/platform/sessions.ts'
import { readSettings } from '../src/platform/settings.ts'

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

export type Person = Caller & { id: number; username: string; token: string }

export type Served = {
  app: FastifyInstance
  sql: Database
  /** Nobody signed in */
  visitor: Caller
  /** A new active account of that role, signed in */
  as(role: Role): Promise<Person>
  close(): Promise<void>
}

/** Tests make no key file in the data folder. */
const keyOfTests = { SECRET_KEY: 'seals secrets in the tests, nowhere else' }

/** Where a server of a test keeps its files. */
const testData = path.join(tmpdir(), `samity-test-${process.pid}`)

/** Builders open sessions themselves: signing in is what its own tests are about. */
const anyHash = hash('the password of a person made for a test', { memoryCost: 8, timeCost: 1 })

const asUrl = (url: string) => (url.startsWith('/') ? url : `/api/${url}`)

function caller(app: FastifyInstance, token?: string): Caller {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (url: string, payload?: InjectOptions['payload'], headers: Record<string, string> = {}) =>
      app.inject({
        method,
        url: asUrl(url),
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

/** A database of its own for this test file, and its address. */
export async function aDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = process.env['SAMITY_TEST_DATABASE']
  if (!template) throw new Error('SAMITY_TEST_DATABASE is not set: run the tests with the database set-up')
  const at = (name: string) => Object.assign(new URL(template), { pathname: `/${name}` }).href
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(at('postgres'), { poolSize: 1 })
  await admin`create database ${admin(name)} template ${admin(new URL(template).pathname.slice(1))}`
  const drop = async () => {
    await admin`drop database ${admin(name)} with (force)`
    await admin.end()
  }
  return { url: at(name), drop }
}

/** The whole server on a real database of its own; `beside` the API only what is asked for. */
export async function serve(
  env: Record<string, string> = {},
  beside: AppOptions['beside'] = [],
): Promise<Served> {
  const { url, drop } = await aDatabase()
  const sql = openDatabase(url)
  const app = await buildApp({
    sql,
    settings: readSettings({ SAMITY_DATA: testData, ...keyOfTests, ...env }),
    beside,
  }).catch(async (error: unknown) => {
    await sql.end()
    await drop()
    throw error
  })
  await app.ready()
  let people = 0
  return {
    app,
    sql,
    visitor: caller(app),
    as: async (role) => {
      const username = `${role}${++people}`
      const [made] = await sql<{ id: number }[]>`
        insert into users ${sql({ username, username_key: username, password_hash: await anyHash, role, status: 'active' })} returning id`
      const token = await openSession(sql, made!.id, 'test')
      return { ...caller(app, token), id: made!.id, username, token }
    },
    close: async () => {
      await app.close()
      await sql.end()
      await drop()
    },
  }
}
