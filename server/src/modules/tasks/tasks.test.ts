import { rmSync } from 'node:fs'
import type { Task } from '@samity/shared-api/contract/system/task'
import type { Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { Role } from '@samity/shared-api/contract'
import { activate, removeModule } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { aServiceRelease } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'

const tea = 'mfe-tea'
const words = (en: string) => ({ en, bn: 'চা' })
let releases: string
let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser

// nobody calls the service itself here: the tests send what it would send
const aRelease = (name: string, asks: Scope[]) =>
  aServiceRelease(releases, {
    version: '1.0.0',
    service: { url: 'http://127.0.0.1:9' },
    descriptor: {
      name,
      nav: [],
      asks,
      routes: [
        { path: `/dashboard/${name}/:id`, screen: 'Cup', title: words('Cup'), allow: ['admin', 'staff'] },
      ],
      permissions: [{ name: `${name.slice(4)}.pour`, title: words('Pour'), roles: ['admin', 'cashier'] }],
    },
  })

beforeEach(async () => {
  releases = aFolder()
  for (const name of [tea, 'mfe-milk']) activate(releases, name, aRelease(name, ['write:tasks']), 'rahim')
  server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  admin = await server.as('admin')
  staff = await server.as('staff')
  cashier = await server.as('cashier')
  for (const name of [tea, 'mfe-milk']) await admin.post(`module-rights/${name}/approve/`, {})
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

async function tokenOf(module: string, person?: TestUser, role: Role = 'staff') {
  const { release } = server.app.registry.current().modules.find(({ name }) => name === module)!
  return server.app.services.tokens.sign({
    aud: module,
    permissions: [],
    asks: ['write:tasks'],
    language: 'en',
    release,
    request: 'r1',
    ...(person ? { sub: `user:${person.id}`, role } : { sub: 'system' }),
  })
}
const send = (token: string, path: string, body: object) =>
  server.visitor.post(path, body, { authorization: `Bearer ${token}` })
const aTask = (values: object = {}) => ({
  key: 'cups/7',
  title: words('Wash the cup'),
  path: `/dashboard/${tea}/7?from=tasks`,
  roles: ['staff'],
  ...values,
})
const tasksOf = async (person: TestUser, query = '') => (await person.get(`tasks/${query}`)).json<Task[]>()
const actions = async () =>
  (
    await server.sql<{ actor: string; action: string }[]>`
      select actor, action from audit_events where subject = 'tasks' order by id`
  ).map(({ actor, action }) => `${actor} ${action}`)

test('a task is for the roles or the permission that it names, and counts in the menu of these people', async () => {
  const token = await tokenOf(tea)
  expect((await send(token, 'tasks/', aTask({ due_on: '2026-03-01' }))).statusCode).toBe(200)
  await send(token, 'tasks/', aTask({ key: 'pot', roles: undefined, permission: 'tea.pour' }))
  expect(await tasksOf(staff)).toEqual([
    expect.objectContaining({
      key: 'cups/7',
      module_title: expect.any(Object),
      due_on: '2026-03-01',
      given_by: null,
    }),
  ])
  expect(await tasksOf(admin)).toEqual([expect.objectContaining({ key: 'pot', permission: 'tea.pour' })])
  expect((await tasksOf(cashier)).map(({ key }) => key)).toEqual(['pot'])
  const countOf = async (person: TestUser, path: string) =>
    (await person.get(path)).json<{ tasks: number }>().tasks
  expect(await countOf(cashier, 'waiting-work/')).toBe(1)
  expect(await countOf(cashier, 'dashboard/')).toBe(1)
  // an administrator gives the permission to another role
  await admin.put('permissions/', { roles: { 'tea.pour': ['staff'] }, version: 0 })
  await until(async () => (await countOf(staff, 'waiting-work/')) === 2)
  expect(await tasksOf(cashier)).toEqual([])
})

test('a person closes a task and opens it again; others see neither', async () => {
  await send(await tokenOf(tea, cashier, 'cashier'), 'tasks/', aTask())
  const [task] = await tasksOf(staff)
  expect(task!.given_by).toBe(cashier.username)
  expect((await cashier.post(`tasks/${task!.id}/done/`, {})).statusCode).toBe(404)
  const closed = await staff.post(`tasks/${task!.id}/done/`, {})
  expect(closed.json<Task>().closed_by).toBe(staff.username)
  expect((await staff.post(`tasks/${task!.id}/done/`, {})).statusCode).toBe(200)
  expect([await tasksOf(staff, '?state=open'), (await tasksOf(staff, '?state=done')).length]).toEqual([[], 1])
  expect((await staff.post(`tasks/${task!.id}/reopen/`, {})).json<Task>().closed_at).toBeNull()
  expect(await actions()).toEqual([
    `${cashier.username} create`,
    `${staff.username} close-task`,
    `${staff.username} reopen-task`,
  ])
  expect((await verifyAudit(server.sql)).ok).toBe(true)
})

test('a key names one task: it is changed, a closed one stays closed until the module has closed it, too', async () => {
  const token = await tokenOf(tea)
  const give = (values: object = {}) => send(token, 'tasks/', aTask(values))
  const { id } = (await give()).json<Task>()
  // the job of the next night says the same
  await give()
  expect(await actions()).toHaveLength(1)
  expect((await give({ title: words('Wash it soon') })).json()).toMatchObject({
    id,
    title: { en: 'Wash it soon' },
  })
  await staff.post(`tasks/${id}/done/`, {})
  expect((await give()).json<Task>().closed_by).toBe(staff.username)

  expect((await send(token, 'tasks/close/', { key: 'cups/7' })).statusCode).toBe(204)
  expect((await staff.post(`tasks/${id}/reopen/`, {})).statusCode).toBe(409)
  expect((await give()).json()).toMatchObject({ id, closed_at: null, closed_by: null })
  await send(token, 'tasks/close/', { key: 'cups/7' })
  // nothing is open
  expect((await send(token, 'tasks/close/', { key: 'cups/7' })).statusCode).toBe(204)
  expect((await send(token, 'tasks/close/', { key: 'cups/9' })).statusCode).toBe(204)
  expect((await actions()).map((line) => line.split(' ').at(-1))).toEqual([
    'create',
    'update',
    'close-task',
    'update',
    'create',
    'close-task',
  ])
})

test('calls with one new key at once make one task', async () => {
  const token = await tokenOf(tea)
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(token, 'tasks/', aTask())))
  expect(new Set(responses.map((response) => response.json<Task>().id)).size).toBe(1)
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect(await actions()).toHaveLength(1)
})

test('a key of another module is another task, which only that module closes', async () => {
  await send(await tokenOf(tea), 'tasks/', aTask())
  const milk = await tokenOf('mfe-milk')
  await send(milk, 'tasks/close/', { key: 'cups/7' })
  const [task] = await tasksOf(staff, '?state=open')
  expect(task!.module).toBe(tea)
  expect((await send(milk, `tasks/${task!.id}/done/`, {})).statusCode).toBe(404)
  await send(milk, 'tasks/', aTask({ path: '/dashboard/mfe-milk/7' }))
  expect(await tasksOf(staff, '?search=wash')).toHaveLength(2)
  const own = await server.visitor.get('tasks/', { authorization: `Bearer ${milk}` })
  expect(own.json<Task[]>().map(({ module }) => module)).toEqual(['mfe-milk'])
})

test('what belongs to no release of the module is refused, and what is not approved', async () => {
  const token = await tokenOf(tea)
  for (const values of [
    { path: '/dashboard/mfe-milk/7' },
    { path: `https://example.com/dashboard/${tea}/7` },
    { path: `//dashboard/${tea}/7` },
    { roles: null },
    { permission: 'tea.pour' },
    { roles: null, permission: 'milk.pour' },
    { roles: ['visitor'] },
    { key: '../7' },
    { due_on: '2026-02-30' },
    { title: { en: 'Wash', bn: '' } },
  ])
    expect([values, (await send(token, 'tasks/', aTask(values))).statusCode]).toEqual([values, 422])
  for (const person of [admin, staff])
    expect((await person.post('tasks/', aTask())).json().code).toBe('auth.right')
  await admin.post(`module-rights/${tea}/withdraw/`, {})
  expect((await send(await tokenOf(tea, staff), 'tasks/', aTask())).json().code).toBe('auth.right')
  expect((await send(await tokenOf(tea, staff), 'tasks/close/', { key: 'cups/7' })).json().code).toBe(
    'auth.right',
  )
  expect(await actions()).toEqual([])
})

test('a module has at most 500 open tasks', async () => {
  await server.sql`
    insert into tasks (module, key, title, path, roles)
    select ${tea}, 'cup' || n, '{"en":"Cup","bn":"কাপ"}', '/dashboard/mfe-tea/1', '{staff}' from generate_series(1, 500) n`
  const token = await tokenOf(tea)
  expect((await send(token, 'tasks/', aTask())).statusCode).toBe(409)
  await send(token, 'tasks/close/', { key: 'cup1' })
  expect((await send(token, 'tasks/', aTask())).statusCode).toBe(200)
})

test('the tasks of a removed module close, and are open again when it gives them after its return', async () => {
  await send(await tokenOf(tea), 'tasks/', aTask())
  removeModule(releases, tea, 'rahim')
  await until(async () => (await actions()).at(-1) === 'system close-task')
  expect(await tasksOf(staff)).toEqual([])
  activate(releases, tea, aRelease(tea, ['write:tasks']), 'rahim')
  await until(async () => (await tasksOf(staff, '?state=done')).length === 1)
  await admin.post(`module-rights/${tea}/approve/`, {})
  await send(await tokenOf(tea), 'tasks/', aTask())
  expect((await tasksOf(staff, '?state=open')).map(({ key }) => key)).toEqual(['cups/7'])
})
