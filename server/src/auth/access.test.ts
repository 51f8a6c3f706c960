import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roles } from '@samity/shared-api/contract'
import type { Principal } from '../http/access.ts'
import { routeName } from './enforce-access.ts'
import { startTestServer, type Caller, type TestServer } from '../../test/test-server.ts'

type Route = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }
const methods = ['get', 'post', 'put', 'delete'] as const

jest.setTimeout(60_000)

let server: TestServer
let backups: string
let routes: Route[]
const callers = new Map<Principal, Caller>()

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'samity-access-'))
  server = await startTestServer({ BACKUP_FOLDER: backups })
  const { paths } = (await server.visitor.get('docs/json')).json() as { paths: Record<string, object> }
  routes = Object.entries(paths).flatMap(([path, verbs]) =>
    methods.flatMap((verb) =>
      verb in verbs && !path.includes('*') ? [{ method: verb.toUpperCase() as Route['method'], path }] : [],
    ),
  )
  callers.set('anonymous', server.visitor)
  for (const role of roles) callers.set(role, await server.as(role))
})
afterAll(async () => {
  await server.close()
  await rm(backups, { recursive: true })
})

const toRoutePattern = (template: string) => template.replace(/\{(\w+)\}/g, ':$1')
const rolesOf = ({ method, path }: Route) =>
  server.app.accessRules.get(routeName(method, toRoutePattern(path)))!.roles
const request = (visitor: Principal, { method, path }: Route) => {
  const caller = callers.get(visitor)!
  const url = path.replace(/\{\w+\}/g, '999999')
  const verb = method.toLowerCase() as (typeof methods)[number]
  return verb === 'get' ? caller.get(url) : caller[verb](url, {})
}

test('the tests below cover every route of the API', () => {
  expect(routes.length).toBeGreaterThan(100)
  const coveredRoutes = new Set(
    routes.map(({ method, path }) => `${method} ${toRoutePattern(path).slice('/api/'.length)}`),
  )
  const lines = [...server.app.accessRules.keys()].filter(
    (line) => !line.includes('*') && !line.includes(' /') && !line.includes('docs'),
  )
  // in OpenAPI paths that differ only in the names of parameters are one: receipts/:number and
  // receipts/:series
  const shapeOf = (route: string) => route.replace(/:\w+/g, ':')
  const coveredShapes = new Set([...coveredRoutes].map(shapeOf))
  expect(lines.filter((line) => !coveredShapes.has(shapeOf(line)))).toEqual([])
})

test('the complete table of routes and roles is the reviewed one', () => {
  const table = [...server.app.accessRules].map(
    ([name, { roles: rule, confirmation }]) =>
      `${name}: ${typeof rule === 'string' ? rule : rule.join(' ')}${
        confirmation ? `, ${confirmation === 'always' ? 'confirmed' : 'confirmed at times'}` : ''
      }`,
  )
  expect(table.sort()).toMatchSnapshot()
})

test('a request without a session is refused by every route that is not public', async () => {
  for (const route of routes) {
    const rule = rolesOf(route)
    const response = await request('anonymous', route)
    const isRefused = response.statusCode === 401 && response.json().message === 'Please sign in.'
    expect([route, isRefused]).toEqual([route, rule !== 'open' && !rule.includes('anonymous')])
  }
})

test.each(roles)('%s reaches every route of that role and no other', async (role) => {
  for (const route of routes) {
    const rule = rolesOf(route)
    const response = await request(role, route)
    // on the own page of a member nobody of the office is signed in
    if (rule !== 'open' && rule.includes('member')) {
      expect([route, response.statusCode, response.json().code]).toEqual([route, 401, 'auth.member'])
      continue
    }
    const isRefused =
      response.statusCode === 403 && response.json().message === 'Your role does not allow this.'
    expect([route, response.statusCode, isRefused]).toEqual([
      route,
      expect.any(Number),
      rule !== 'open' && !rule.includes(role),
    ])
    expect([route, response.statusCode >= 500]).toEqual([route, false])
    // without its session an account would be refused for another reason than its role
    expect([route, response.body]).not.toEqual([route, expect.stringContaining('Please sign in.')])
    if (route.path === '/api/logout') callers.set(role, await server.as(role))
  }
})

test('a token that is not valid is refused also where no session is needed but one makes a difference', async () => {
  const stranger = { authorization: 'Bearer invented' }
  expect((await server.visitor.get('advocates/', stranger)).statusCode).toBe(401)
  expect((await server.visitor.get('settings/', stranger)).statusCode).toBe(200)
})

describe('the access rules', () => {
  const allowedPaths = (visitor: Principal, verb: string) =>
    routes
      .filter(({ method, path }) => {
        const rule = rolesOf({ method, path })
        return method === verb && (rule === 'open' || rule.includes(visitor))
      })
      .map(({ path }) => path.slice('/api/'.length))
      .sort()

  test('a visitor without a session can sign in, register, set up and send a message, and changes nothing', () => {
    expect(allowedPaths('anonymous', 'POST')).toEqual([
      'check/cases',
      'check/{code}/cases',
      'contact-messages',
      'login',
      // the handler refuses people: the service of a module asks for a visitor
      'member-codes',
      'member-sessions',
      'module-reports',
      'register',
      'reset-password',
      'setup',
      'single-sign-on/session',
    ])
    expect(allowedPaths('anonymous', 'PUT')).toEqual([])
    expect(allowedPaths('anonymous', 'DELETE')).toEqual([])
  })

  test('an auditor reads, and changes only their own account', () => {
    expect(allowedPaths('auditor', 'POST')).toEqual([
      'change-password',
      'check/cases',
      'check/{code}/cases',
      'contact-messages',
      'login',
      'logout',
      'member-codes',
      'member-sessions',
      // the service of a module, for what the auditor does with it
      'module-audit',
      // the handler refuses people: a service asks, or the descriptor names who may upload
      'module-files/sweep',
      'module-files/{module}/{kind}',
      'module-reports',
      'register',
      'reset-password',
      'setup',
      'single-sign-on/session',
      'tasks',
      'tasks/close',
      'tasks/{id}/done',
      'tasks/{id}/reopen',
      'user/confirmation',
      'user/passkeys',
      'user/passkeys/challenge',
      'user/passkeys/options',
      'user/two-factor',
      'user/two-factor/recovery-codes',
    ])
    expect(allowedPaths('auditor', 'PUT')).toEqual([
      'module-files/{id}',
      'user',
      'user/passkeys/{id}',
      'user/two-factor',
    ])
    expect(allowedPaths('auditor', 'DELETE')).toEqual([
      'module-files/{id}',
      'user/passkeys/{id}',
      'user/sessions/{id}',
      'user/two-factor',
    ])
  })

  test('a cashier cannot change or void records and cannot read reports or expenses', () => {
    expect(allowedPaths('cashier', 'PUT')).toEqual([
      'module-files/{id}',
      'user',
      'user/passkeys/{id}',
      'user/two-factor',
    ])
    expect(allowedPaths('cashier', 'DELETE')).toEqual([
      'module-files/{id}',
      'user/passkeys/{id}',
      'user/sessions/{id}',
      'user/two-factor',
    ])
    const read = allowedPaths('cashier', 'GET')
    for (const apiPath of [
      'income-report',
      'monthly-expanse',
      'actual_expanse',
      'position-list',
      'users',
      'audit',
      'agreement',
    ])
      expect(read).not.toContain(apiPath)
    for (const apiPath of ['advocates', 'buildings', 'form', 'banks', 'renters', 'vokalotnama'])
      expect(read).toContain(apiPath)
  })

  test('only administrators reach the users', () => {
    for (const role of ['staff', 'cashier', 'auditor'] as const)
      for (const { method } of [
        { method: 'GET' },
        { method: 'PUT' },
        { method: 'DELETE' },
        { method: 'POST' },
      ])
        expect(allowedPaths(role, method).filter((apiPath) => apiPath.startsWith('users'))).toEqual([])
  })
})
