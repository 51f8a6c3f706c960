import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roles } from '@samity/shared-api/contract'
import { ruleOf, type Principal } from '../src/http/access.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

type Route = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }
const methods = ['get', 'post', 'put', 'delete'] as const

jest.setTimeout(60_000)

let served: TestServer
let backups: string
let routes: Route[]
const callers = new Map<Principal, () => Promise<Caller>>()

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'samity-access-'))
  served = await startTestServer({ BACKUP_FOLDER: backups })
  const { paths } = (await served.visitor.get('docs/json')).json() as { paths: Record<string, object> }
  routes = Object.entries(paths).flatMap(([path, verbs]) =>
    methods.flatMap((verb) =>
      verb in verbs && !path.includes('*') ? [{ method: verb.toUpperCase() as Route['method'], path }] : [],
    ),
  )
  callers.set('anonymous', async () => served.visitor)
  // a new session each time: signing out is one of the routes
  for (const role of roles) callers.set(role, () => served.as(role))
})
afterAll(async () => {
  await served.close()
  await rm(backups, { recursive: true })
})

const registered = (template: string) => template.replace(/\{(\w+)\}/g, ':$1')
const ask = async (visitor: Principal, { method, path }: Route) => {
  const caller = await callers.get(visitor)!()
  const url = path.replace(/\{\w+\}/g, '999999')
  const verb = method.toLowerCase() as (typeof methods)[number]
  return verb === 'get' ? caller.get(url) : caller[verb](url, {})
}

test('the walk below covers the whole API', () => {
  expect(routes.length).toBeGreaterThan(100)
  const walked = new Set(
    routes.map(({ method, path }) => `${method} ${registered(path).slice('/api/'.length)}`),
  )
  const lines = [...served.app.accessRules.keys()].filter(
    (line) => !line.includes('*') && !line.includes(' /') && !line.includes('docs'),
  )
  expect(lines.filter((line) => !walked.has(line))).toEqual([])
})

test('the complete table of routes and roles is the reviewed one', () => {
  const table = [...served.app.accessRules].map(
    ([route, rule]) => `${route}: ${typeof rule === 'string' ? rule : rule.join(' ')}`,
  )
  expect(table.sort()).toMatchSnapshot()
})

test('nobody without a session gets past a route that is not public', async () => {
  for (const route of routes) {
    const rule = ruleOf(served.app, route.method, registered(route.path))!
    const answer = await ask('anonymous', route)
    const refused = answer.statusCode === 401 && answer.json().message === 'Please sign in.'
    expect([route, refused]).toEqual([route, rule !== 'open' && !rule.includes('anonymous')])
  }
})

test.each(roles)('%s gets past every route of that role and no other', async (role) => {
  for (const route of routes) {
    const rule = ruleOf(served.app, route.method, registered(route.path))!
    const answer = await ask(role, route)
    const refused = answer.statusCode === 403 && answer.json().message === 'Your role does not allow this.'
    expect([route, answer.statusCode, refused]).toEqual([
      route,
      expect.any(Number),
      rule !== 'open' && !rule.includes(role),
    ])
    expect([route, answer.statusCode >= 500]).toEqual([route, false])
  }
})

test('a token that is not valid is refused also where no session is needed but one makes a difference', async () => {
  const stranger = { authorization: 'Bearer invented' }
  expect((await served.visitor.get('advocates/', stranger)).statusCode).toBe(401)
  expect((await served.visitor.get('settings/', stranger)).statusCode).toBe(200)
})

describe('as decided', () => {
  const may = (visitor: Principal, verb: string) =>
    routes
      .filter(({ method, path }) => {
        const rule = ruleOf(served.app, method, registered(path))!
        return method === verb && (rule === 'open' || rule.includes(visitor))
      })
      .map(({ path }) => path.slice('/api/'.length))
      .sort()

  test('without a session one signs in, registers, sets up, writes a message, and changes nothing', () => {
    expect(may('anonymous', 'POST')).toEqual([
      'contact-messages',
      'login',
      'module-reports',
      'register',
      'reset-password',
      'setup',
    ])
    expect(may('anonymous', 'PUT')).toEqual([])
    expect(may('anonymous', 'DELETE')).toEqual([])
  })

  test('an auditor reads, and writes only what concerns the own account', () => {
    expect(may('auditor', 'POST')).toEqual([
      'change-password',
      'contact-messages',
      'login',
      'logout',
      'module-reports',
      'register',
      'reset-password',
      'setup',
      'user/two-factor',
      'user/two-factor/recovery-codes',
    ])
    expect(may('auditor', 'PUT')).toEqual(['user', 'user/two-factor'])
    expect(may('auditor', 'DELETE')).toEqual(['user/sessions/{id}', 'user/two-factor'])
  })

  test('a cashier changes and voids nothing, and sees no report and no expense', () => {
    expect(may('cashier', 'PUT')).toEqual(['user', 'user/two-factor'])
    expect(may('cashier', 'DELETE')).toEqual(['user/sessions/{id}', 'user/two-factor'])
    const read = may('cashier', 'GET')
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

  test('users are for administrators alone', () => {
    for (const role of ['staff', 'cashier', 'auditor'] as const)
      for (const { method } of [
        { method: 'GET' },
        { method: 'PUT' },
        { method: 'DELETE' },
        { method: 'POST' },
      ])
        expect(may(role, method).filter((apiPath) => apiPath.startsWith('users'))).toEqual([])
  })
})
