import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Role } from '@samity/shared-api/contract'
import { scopes, type Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import { activate, startCanary } from '@samity/module-registry'
import type { ServiceClaims } from '@samity/shared-api/module'
import { aDescriptor, aFolder, aRelease as writeRelease } from '@samity/module-registry/testing'
import { anAdvocate, aSale, createRecord } from '../../../test/builders.ts'
import { aServiceRelease } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { routeName } from '../../auth/enforce-access.ts'
import type { TokenFacts } from '../services/service-tokens.ts'

const tea = 'mfe-tea'
const aBank = () => ({
  bank_name: 'Sonali',
  address: 'Court Road',
  branch_name: 'Court',
  account_category: 'Savings',
})
let releases: string
let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser

// nobody calls the service itself here: the tests send what it would send
const aRelease = (version: string, asks: Scope[]) =>
  aServiceRelease(releases, { version, service: { url: 'http://127.0.0.1:9' }, descriptor: { asks } })
const activateByCommand = (version: string, asks: Scope[]) => {
  const release = aRelease(version, asks)
  activate(releases, tea, release, 'rahim')
  return release
}

beforeEach(async () => {
  releases = aFolder()
  activateByCommand('1.0.0', ['read:members', 'write:configuration'])
  server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  admin = await server.as('admin')
  staff = await server.as('staff')
  cashier = await server.as('cashier')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const currentModule = () => server.app.registry.current().modules.find(({ name }) => name === tea)!
const sign = async (facts: Partial<TokenFacts>) =>
  server.app.services.tokens.sign({
    aud: tea,
    sub: 'system',
    permissions: [],
    asks: await server.app.rightsOf(currentModule()),
    language: 'en',
    release: currentModule().release,
    request: 'r1',
    ...facts,
  })
const tokenFor = ({ id }: TestUser, role: Role) => sign({ sub: `user:${id}`, role })
const send = (token: string, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}` }
  return method === 'get'
    ? server.visitor.get(path, headers)
    : server.visitor[method](path, body ?? {}, headers)
}
const codeOf = async (token: string, path: string) => {
  const response = await send(token, 'get', path)
  return response.statusCode === 200 ? 200 : (response.json().code as string)
}
const readRights = async () => (await admin.get('module-rights/')).json() as ModuleRights[]
const approve = () => admin.post(`module-rights/${tea}/approve/`, {})
const actorsOf = async (subject: string) =>
  (
    await server.sql<{ actor: string; action: string }[]>`
      select actor, action from audit_events where subject = ${subject} order by id`
  ).map(({ actor, action }) => [actor, action])

test('a right waits for an administrator, holds for what the person may do, and ends with the withdrawal', async () => {
  expect(await readRights()).toEqual([
    expect.objectContaining({
      module: tea,
      asks: [
        { right: 'read:members', is_approved: false },
        { right: 'write:configuration', is_approved: false },
      ],
      approved_by: null,
    }),
  ])
  expect(await codeOf(await tokenFor(staff, 'staff'), 'banks/')).toBe('auth.right')

  expect((await approve()).statusCode).toBe(200)
  const token = await tokenFor(staff, 'staff')
  expect(await codeOf(token, 'banks/')).toBe(200)
  expect((await send(token, 'post', 'banks/', aBank())).statusCode).toBe(201)
  // never more than the person
  expect((await send(await tokenFor(cashier, 'cashier'), 'post', 'banks/', aBank())).json().code).toBe(
    'auth.role',
  )
  // never more than the module
  expect(await codeOf(token, 'money-places/')).toBe('auth.right')
  expect(await codeOf(token, 'users/')).toBe('auth.right')

  expect((await admin.post(`module-rights/${tea}/withdraw/`, {})).statusCode).toBe(200)
  expect(await codeOf(token, 'banks/')).toBe('auth.right')
  expect(await actorsOf('module-rights')).toEqual([
    [admin.username, 'approve'],
    [admin.username, 'withdraw'],
  ])
})

test('a module reads the receipts of the areas that it asks for, as its events name them', async () => {
  const { id } = await createRecord(staff, 'vokalotnama/', aSale())
  await approve()
  expect(await codeOf(await sign({}), `receipts/${id}/`)).toBe('auth.right')
  activateByCommand('1.1.0', ['read:sales'])
  await approve()
  expect(await codeOf(await sign({}), `receipts/${id}/`)).toBe(200)
  activateByCommand('1.2.0', ['read:accounts'])
  await approve()
  expect(await codeOf(await sign({}), `receipts/${id}/`)).toBe('auth.right')
})

test('what waits for an administrator is one number, for nobody else', async () => {
  const waiting = async () => (await admin.get('module-work/')).json() as object
  expect(await waiting()).toEqual({ waiting: 1 })
  await approve()
  expect(await waiting()).toEqual({ waiting: 0 })
  const jobs = [{ name: 'clean', at: '02:30', title: { en: 'Clean', bn: 'পরিষ্কার' } }]
  const receiptSeries = [{ code: 'TEA', title: jobs[0]!.title, head: jobs[0]!.title }]
  const service = { url: 'http://127.0.0.1:9' }
  activate(
    releases,
    tea,
    aServiceRelease(releases, { version: '1.1.0', service, descriptor: { jobs, receiptSeries } }),
    'rahim',
  )
  await until(async () => JSON.stringify(await waiting()) === '{"waiting":1}')
  const run = (dueAt: string, problem: string | null) => server.sql`
    insert into module_jobs (module, name, due_at, started_at, finished_at, problem)
    values (${tea}, 'clean', ${dueAt}, ${dueAt}, ${dueAt}, ${problem})`
  await run('2026-03-01T20:30:00Z', 'No water.')
  expect(await waiting()).toEqual({ waiting: 2 })
  await run('2026-03-02T20:30:00Z', null)
  expect(await waiting()).toEqual({ waiting: 1 })
  expect((await staff.get('module-work/')).statusCode).toBe(403)
})

test('an administrator who activates a release has seen what it asks for', async () => {
  const release = aRelease('1.1.0', ['read:treasury'])
  await admin.post(`modules/${tea}/activate/`, { release })
  expect(await server.app.rightsOf(currentModule())).toEqual(['read:treasury'])
})

test('a release that asks for more waits, its canary too; one that asks for less loses it at once', async () => {
  await approve()
  startCanary(releases, tea, aRelease('1.1.0', ['read:members', 'read:treasury']), 50, 'rahim')
  await until(async () => (await readRights())[0]!.asks.length === 3)
  expect((await readRights())[0]!.asks).toEqual([
    { right: 'read:members', is_approved: true },
    { right: 'write:configuration', is_approved: true },
    { right: 'read:treasury', is_approved: false },
  ])

  activateByCommand('1.2.0', ['read:configuration'])
  await until(async () => (await actorsOf('module-rights')).at(-1)?.[0] === 'system')
  expect(await server.app.rightsOf(currentModule())).toEqual(['read:configuration'])
  // what was lost needs another approval
  activateByCommand('1.3.0', ['write:configuration'])
  await until(async () => (await readRights())[0]!.asks[0]!.right === 'write:configuration')
  expect((await readRights())[0]!.asks).toEqual([{ right: 'write:configuration', is_approved: false }])
  expect(await server.app.rightsOf(currentModule())).toEqual(['read:configuration'])
})

test('without a person the module acts under its own name, while the administrator who approved it is one', async () => {
  expect(await codeOf(await sign({}), 'banks/')).toBe('auth.right')
  const approver = await server.as('admin')
  expect((await approver.post(`module-rights/${tea}/approve/`, {})).statusCode).toBe(200)
  const token = await sign({})
  expect((await send(token, 'post', 'banks/', aBank())).statusCode).toBe(201)
  expect(await actorsOf('banks')).toEqual([[`${tea} ${currentModule().release}`, 'create']])
  // staff may not do this either
  expect(await codeOf(token, 'users/')).toBe('auth.right')

  await server.sql`update users set archived_at = now() where id = ${approver.id}`
  expect(await codeOf(token, 'banks/')).toBe('auth.right')
  // a person's request goes on, and another administrator takes the approval over
  expect(await codeOf(await tokenFor(cashier, 'cashier'), 'banks/')).toBe(200)
  expect(await readRights()).toEqual([expect.objectContaining({ approver_left: true })])
  expect((await admin.get('module-work/')).json()).toEqual({ waiting: 1 })
  expect((await approve()).statusCode).toBe(200)
  expect(await readRights()).toEqual([expect.objectContaining({ approver_left: false })])
  expect((await send(token, 'get', 'banks/')).statusCode).toBe(200)
})

test('the token of another installation, of a program and of a person whose role has changed give no right', async () => {
  await approve()
  const claims = { sub: `user:${staff.id}`, role: 'staff' as const }
  expect(await codeOf(await sign(claims), 'banks/')).toBe(200)
  expect(await codeOf(await sign({ ...claims, api_token: 7 }), 'banks/')).toBe('auth.required')
  expect(await codeOf(await sign({ ...claims, role: 'admin' }), 'banks/')).toBe('auth.required')
  // a service cannot give itself a right: what its token says counts only as far as it is approved
  expect(await codeOf(await sign({ ...claims, asks: ['read:treasury'] }), 'money-places/')).toBe('auth.right')
  const [header, payload, signature] = (await sign(claims)).split('.')
  const forged = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
  const text = Buffer.from(JSON.stringify({ ...forged, sub: `user:${admin.id}`, role: 'admin' }))
  const token = `${header}.${text.toString('base64url')}.${signature}`
  expect(await codeOf(token, 'banks/')).toBe('auth.required')
})

test('a module adds what it did with its records to the audit log, under its own name and in nobody else’s', async () => {
  const change = { action: 'create', record: 'cups/7', after: { colour: 'green' } }
  expect((await send(await tokenFor(cashier, 'cashier'), 'post', 'module-audit/', change)).statusCode).toBe(
    204,
  )
  expect((await cashier.post('module-audit/', change)).json().code).toBe('auth.right')
  await approve()
  expect(
    (await send(await sign({}), 'post', 'module-audit/', { ...change, action: 'delete' })).statusCode,
  ).toBe(204)
  expect(await actorsOf('tea/cups')).toEqual([
    [cashier.username, 'create'],
    [`${tea} ${currentModule().release}`, 'delete'],
  ])
  const long = { ...change, after: { text: 'a'.repeat(20_000) } }
  for (const wrong of [{ ...change, record: '../users/1' }, { ...change, action: 'sign-in' }, long])
    expect((await send(await sign({}), 'post', 'module-audit/', wrong)).statusCode).toBe(422)
  expect((await verifyAudit(server.sql)).ok).toBe(true)
})

test('a service calls the modules that its release names, for the person, and no circle of modules', async () => {
  const heard: ServiceClaims[] = []
  const milk = createServer((request, response) => {
    const [, payload] = request.headers.authorization?.split('.') ?? []
    // a health check and the settings have no person
    if (payload && request.url === '/cows')
      heard.push(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => milk.listen(0, '127.0.0.1', resolve))
  const { port } = milk.address() as AddressInfo
  const service = { url: `http://127.0.0.1:${port}` }
  const other = writeRelease(releases, {
    descriptor: aDescriptor({ name: 'mfe-milk', routes: [], nav: [], service }),
  })
  activate(releases, 'mfe-milk', other.release, 'rahim')
  await until(async () => (await staff.get('x/mfe-milk/cows/')).statusCode === 200)
  heard.length = 0

  expect(await codeOf(await tokenFor(staff, 'staff'), 'x/mfe-milk/cows')).toBe('auth.right')
  const user = aServiceRelease(releases, {
    version: '1.1.0',
    service: { url: 'http://127.0.0.1:9' },
    descriptor: { asks: ['read:members'], uses: ['mfe-milk'] },
  })
  activate(releases, tea, user, 'rahim')
  await until(() => currentModule().release === user)
  expect(await codeOf(await tokenFor(staff, 'staff'), 'x/mfe-milk/cows')).toBe(200)
  expect(
    await codeOf(
      await sign({ sub: `user:${staff.id}`, role: 'staff', via: ['a', 'b', 'c'] }),
      'x/mfe-milk/cows',
    ),
  ).toBe('auth.right')
  await approve()
  expect(await codeOf(await sign({}), 'x/mfe-milk/cows')).toBe(200)
  expect(heard).toEqual([
    expect.objectContaining({ aud: 'mfe-milk', sub: `user:${staff.id}`, via: [tea] }),
    // never 'system': that is the server itself, which may do everything
    expect.objectContaining({ aud: 'mfe-milk', sub: `module:${tea}`, via: [tea] }),
  ])
  milk.closeAllConnections()
  milk.close()
})

test.each([
  ['the request of a cashier', 'cashier'],
  ['a job, which has no person,', 'staff'],
] as const)(
  'with all rights %s reaches what %s reaches, and nothing of administration or of a person',
  async (_caller, role) => {
    activateByCommand('2.0.0', [...scopes])
    await until(async () => (await readRights())[0]!.asks.length === scopes.length)
    await approve()
    const token = await (role === 'cashier' ? tokenFor(cashier, role) : sign({}))
    await createRecord(admin, 'advocates', anAdvocate())
    const { paths } = (await server.visitor.get('docs/json')).json() as { paths: Record<string, object> }
    let count = 0
    for (const [path, verbs] of Object.entries(paths))
      for (const method of ['get', 'post', 'put', 'delete'] as const) {
        if (!(method in verbs) || path.includes('*')) continue
        const route = path.replace(/\{(\w+)\}/g, ':$1')
        const { roles, tokens, services } = server.app.accessRules.get(
          routeName(method.toUpperCase(), route),
        )!
        if (roles === 'open') continue
        const isForModules = services !== undefined || (tokens !== 'closed' && tokens !== 'several')
        const response = await send(
          token,
          method,
          path
            .slice('/api/'.length)
            .replace('{series}', 'TEA')
            .replace(/\{\w+\}/g, '999999'),
        )
        const { code } = response.body.startsWith('{') ? (response.json() as { code?: string }) : {}
        const refusal = !isForModules ? 'auth.right' : !roles.includes(role) ? 'auth.role' : undefined
        // nobody of these is a member
        if (roles.includes('member')) {
          expect([method, path, code]).toEqual([method, path, 'auth.member'])
          continue
        }
        const isRefused = code === 'auth.right' || code === 'auth.role'
        expect([method, path, isRefused ? code : undefined]).toEqual([method, path, refusal])
        count += 1
      }
    expect(count).toBeGreaterThan(100)
  },
)
