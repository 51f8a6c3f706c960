import { z } from 'zod'
import {
  choiceParameter,
  closeTask,
  createService,
  dayParameter,
  deleteFile,
  findAdvocate,
  giveTask,
  flagParameter,
  keepFile,
  listParameters,
  memberOf,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  personOf,
  postReceipt,
  proposeNotice,
  requestApi,
  ServiceError,
  addFile,
  sweepFiles,
  type ReceiptInput,
  type ServiceOptions,
} from './index.ts'
import { startFakeSystem, type FakeSystem } from './testing/fake-system.ts'
import { asMember } from './testing/test-service.ts'

const name = 'mfe-library'
const descriptor = { name, settings: { schema: { properties: { days: { default: 14 } } } } }
const fine = { payer: 'Rahima Khatun', lines: [{ description: 'Fine', amount: '20.00' }] }

const listQuery = {
  ...listParameters(['name', 'day']),
  day: dayParameter(),
  kind: choiceParameter(['new', 'old']),
  archived: flagParameter(),
}

const routes: ServiceOptions['routes'] = (app) => {
  app.get('/me', (request) => request.claims.name)
  app.get('/settings', () => app.moduleSettings)
  app.get('/catalogue', { config: { anonymous: true } }, () => [])
  app.get('/mine', { config: { member: true } }, async (request) => ({
    member: memberOf(request),
    person: personOf(request),
    card: await requestApi(request, 'my/'),
  }))
  app.get('/anybody', { config: { anonymous: true } }, (request) => ({ member: memberOf(request) }))
  app.get('/card', { config: { anonymous: true } }, (request) => requestApi(request, 'my/'))
  app.post('/loans', { config: { permission: 'library.lend' } }, (request) =>
    parseBody(z.object({ title: z.string('Enter a title') }), request),
  )
  app.get('/books/:id', (request) => ({ id: parseId(request) }))
  app.post('/fines', (request) => postReceipt(request, 'LIB', fine, 'fine-1'))
  app.get('/list', { config: { query: listQuery } }, (request) => parseQuery(listQuery, request))
  app.get('/advocates/:id', async (request) => {
    const found = await findAdvocate(request, parseId(request))
    if (!found) throw noRecord()
    return found
  })
  app.get('/dues', (request) => requestApi(request, 'advocates/7/dues/'))
  app.post('/dues-of', (request) => {
    const { advocate } = request.body as { advocate: string }
    return requestApi(request, `advocates/${encodeURIComponent(advocate)}/dues/?on=../1`)
  })
  app.get('/places', (request) => requestApi(request, 'money-places/'))
  app.post('/cover', async (request) => {
    const { cover } = parseBody(z.object({ cover: z.string() }), request)
    return keepFile(request, cover, { isPublic: true })
  })
  app.post('/label', (request) =>
    addFile(request, 'scan', { name: 'label.pdf', content: new TextEncoder().encode('%PDF-1.7 …') }),
  )
  app.post('/cover/removed', async (request) => {
    const { cover } = parseBody(z.object({ cover: z.string() }), request)
    await deleteFile(request, cover)
    return {}
  })
  app.post('/swept', async (request) => {
    await sweepFiles(request, [])
    return {}
  })
  app.post('/task', (request) => giveTask(request, parseBody(taskBody, request)))
  app.post('/notice', (request) => proposeNotice(request, { title: 'New books' }, 'books-2026-03'))
  app.post('/task/closed', (request) => closeTask(request, 'books/7'))
  app.get('/for-modules', { config: { modules: true } }, (request) => request.claims.sub)
  app.get('/unreadable', () => {
    throw Object.assign(new Error('date/time field value out of range'), {
      name: 'PostgresError',
      code: '22008',
    })
  })
  app.get('/fault', () => {
    throw new Error('a secret of the database')
  })
}

const taskBody = z.object({
  key: z.string(),
  title: z.object({ en: z.string(), bn: z.string() }),
  path: z.string(),
  permission: z.string(),
})

let system: FakeSystem
let other: FakeSystem
let service: Awaited<ReturnType<typeof createService>>
beforeAll(async () => {
  process.env['LOG_LEVEL'] = 'silent'
  system = await startFakeSystem({ name, asks: ['read:members'] })
  other = await startFakeSystem({ name, asks: ['read:members'] })
  service = await createService({ descriptor, routes }, system.connection)
})
afterAll(() => Promise.all([service.close(), system.stop(), other.stop()]))

test('a request with the gateway’s token reaches the route, with the claims of the person', async () => {
  const response = await service.inject({ url: '/me', headers: await system.authorization() })
  expect(response.body).toBe('Rahima Khatun')
})

test('the health check needs no token', async () => {
  const response = await service.inject('/health')
  expect(response.json()).toEqual({ module: name })
})

const past = Math.floor(Date.now() / 1000) - 120
test.each([
  ['no token', () => Promise.resolve({})],
  ['a token that is none', () => Promise.resolve({ authorization: 'Bearer forged' })],
  ['a token of other keys', () => other.authorization()],
  ['a token for another module', () => system.authorization({ aud: 'mfe-sales' })],
  ['an expired token', () => system.authorization({ iat: past - 60, exp: past })],
])('a request with %s is refused', async (_fault, headers) => {
  const response = await service.inject({ url: '/me', headers: await headers() })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({
    message: 'The request did not come from the gateway. Reload the page.',
    code: 'auth.required',
  })
})

test('a visitor reaches only the routes that are open', async () => {
  const headers = await system.authorization({ sub: 'anonymous' })
  expect((await service.inject({ url: '/catalogue', headers })).statusCode).toBe(200)
  expect((await service.inject({ url: '/me', headers })).json()).toEqual({
    message: 'Please sign in.',
    code: 'auth.required',
  })
})

test('a route for members refuses everybody else, and reads the own data of the member', async () => {
  const read = async (url: string, claims: Parameters<FakeSystem['authorization']>[0]) =>
    (await service.inject({ url, headers: await system.authorization(claims) })).json() as object
  const asks = ['write:member-sessions' as const]
  system.answers.set('GET my/', { advocate_id: 7 })
  expect(await read('/mine', { ...asMember(7), asks })).toEqual({
    member: { advocateId: 7 },
    person: 'member:7',
    card: { advocate_id: 7 },
  })
  for (const claims of [{}, { sub: 'anonymous' }])
    expect(await read('/mine', claims)).toEqual({ message: 'Please sign in.', code: 'auth.member' })
  expect(await read('/anybody', { sub: 'anonymous' })).toEqual({ member: null })
  // as the API does
  expect(await read('/card', { sub: 'anonymous', asks })).toMatchObject({ code: 'auth.member' })
  expect(await read('/card', { ...asMember(7), asks: [] })).toMatchObject({ code: 'auth.right' })
  system.answers.delete('GET my/')
})

test('a route with a permission refuses a person without it, in the person’s language', async () => {
  const request = { method: 'POST', url: '/loans', body: { title: 'Torts' } } as const
  const without = await service.inject({
    ...request,
    headers: await system.authorization({ language: 'bn' }),
  })
  expect(without.statusCode).toBe(403)
  expect(without.json()).toEqual({ message: 'আপনার ভূমিকায় এটি করার অনুমতি নেই।', code: 'auth.forbidden' })
  const headers = await system.authorization({ permissions: ['library.lend'] })
  expect((await service.inject({ ...request, headers })).json()).toEqual({ title: 'Torts' })
})

test('a wrong body is refused with a message at its field; a wrong id is not found', async () => {
  const headers = await system.authorization({ permissions: ['library.lend'] })
  const body = await service.inject({ method: 'POST', url: '/loans', headers, body: {} })
  expect(body.statusCode).toBe(422)
  expect(body.json()).toEqual({
    message: 'Please correct the marked fields.',
    code: 'fields.invalid',
    errors: { title: ['Enter a title'] },
  })
  for (const id of ['x', '0', '1e3', '99999999999'])
    expect((await service.inject({ url: `/books/${id}`, headers })).statusCode).toBe(404)
  const broken = await service.inject({
    method: 'POST',
    url: '/loans',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{',
  })
  expect(broken.statusCode).toBe(400)
})

const get = async (url: string) => service.inject({ url, headers: await system.authorization() })

test('a query is read as its route declares it', async () => {
  const query = 'day=২০২৬-০২-২৮&kind=old&archived=1&search=a%20b&ordering=-day,name&limit=5&offset='
  expect((await get(`/list?${query}`)).json()).toEqual({
    day: '2026-02-28',
    kind: 'old',
    archived: true,
    search: ['a', 'b'],
    ordering: [
      { name: 'day', isDescending: true },
      { name: 'name', isDescending: false },
    ],
    limit: 5,
    offset: 0,
  })
})

test.each(['day=2026-02-30', 'kind=odd', 'archived=perhaps', 'ordering=colour', 'limit=0', 'offset=-1'])(
  'a value that cannot be read is refused at its parameter: %s',
  async (query) => {
    const response = await get(`/list?${query}`)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([query.split('=')[0]])
  },
)

test('a parameter that the route does not declare is refused, also where the route declares none', async () => {
  for (const url of ['/list?colour=red', '/me?colour=red'])
    expect((await get(url)).json()).toMatchObject({
      code: 'query.unknown',
      errors: { colour: ['This parameter is not known'] },
    })
})

test('a value that the database cannot read is a 400, not an error of the service', async () => {
  expect((await get('/unreadable')).statusCode).toBe(400)
})

test('an advocate is found by the id; nobody is 404', async () => {
  const karim = {
    id: 7,
    bar_registration_number: '107',
    name_english: 'Karim',
    name_bengali: '',
    is_archived: false,
  }
  system.advocates.push(karim)
  expect((await get('/advocates/7')).json()).toEqual(karim)
  expect((await get('/advocates/8')).statusCode).toBe(404)
})

test('an error of the service is a 500 that tells nothing of its cause', async () => {
  const response = await service.inject({ url: '/fault', headers: await system.authorization() })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ message: 'Something went wrong', code: 'server.error' })
})

test('settings are the defaults until the server sends others, which nobody else may', async () => {
  const read = async () =>
    (await service.inject({ url: '/settings', headers: await system.authorization() })).json<object>()
  const put = async (sub: string) =>
    service.inject({
      method: 'PUT',
      url: '/-/settings',
      headers: await system.authorization({ sub }),
      body: { days: 21 },
    })
  expect((await put('user:1')).statusCode).toBe(403)
  expect(await read()).toEqual({ days: 14 })
  expect((await put('system')).statusCode).toBe(204)
  expect(await read()).toEqual({ days: 21 })
})

test('the checks of the module are for the server alone', async () => {
  const result = { name: 'loans', ok: true, expected: '14.00', actual: '14.00' }
  const checking = await createService(
    { descriptor: { name }, routes: () => undefined, checks: async () => [result] },
    system.connection,
  )
  const refused = await checking.inject({ url: '/-/checks', headers: await system.authorization() })
  expect(refused.statusCode).toBe(403)
  expect(await system.readChecks(checking)).toEqual([result])
  await checking.close()
  await expect(system.readChecks(service)).rejects.toThrow('404')
})

test('a receipt is posted once for a key, and errors of the API reach the person', async () => {
  const post = async () =>
    service.inject({ method: 'POST', url: '/fines', headers: await system.authorization() })
  const [first, second] = [await post(), await post()]
  expect(first.json()).toMatchObject({ number: 'LIB-2026-000001' })
  expect(second.json()).toEqual(first.json())
  expect(system.receipts).toEqual([{ series: 'LIB', receipt: fine }])
})

test('the fake system answers what the module asks for, and refuses everything else as the real one', async () => {
  const ask = async (url: string, claims = {}) =>
    service.inject({ url, headers: await system.authorization(claims) })
  system.answers.set('GET advocates/7/dues/', { total: '600.00' })
  system.answers.set('GET money-places/', [])
  expect((await ask('/dues')).json()).toEqual({ total: '600.00' })
  expect(system.calls.at(-1)).toEqual({ request: 'GET advocates/7/dues/', body: undefined })
  expect((await ask('/places')).json()).toMatchObject({ code: 'auth.right' })
  expect((await ask('/dues', { asks: [] })).statusCode).toBe(403)
  let isHung = false
  system.answer('GET', 'advocates/{id}/dues/', ({ path }) => (isHung ? 'no answer' : { body: { path } }))
  expect((await ask('/dues')).json()).toEqual({ path: 'advocates/7/dues/' })
  isHung = true
  expect((await ask('/dues')).statusCode).toBe(502)
})

test.each(['..', '.'])('an input %s leads to no other route of the API', async (advocate) => {
  system.answers.set('GET dues/?on=../1', { total: '600.00' })
  system.answers.set('GET advocates/dues/?on=../1', { total: '600.00' })
  const known = system.calls.length
  const response = await service.inject({
    method: 'POST',
    url: '/dues-of',
    headers: await system.authorization(),
    payload: { advocate },
  })
  expect([response.statusCode, system.calls.length]).toEqual([404, known])
})

test('without a person a job posts where it is allowed, never cash, and each subject once', async () => {
  let receipt: ReceiptInput = fine
  const paying = await createService(
    {
      descriptor: { name },
      routes: () => undefined,
      jobs: { pay: async (_, request) => void (await postReceipt(request, 'LIB', receipt)) },
    },
    system.connection,
  )
  const before = system.receipts.length
  expect(await system.runJob(paying, 'pay')).toBe(409)
  system.automaticSeries.add('LIB')
  expect(await system.runJob(paying, 'pay')).toBe(422)
  receipt = { ...fine, payment_type: 'mobile_banking', subject: 'payment/7' }
  expect([await system.runJob(paying, 'pay'), await system.runJob(paying, 'pay')]).toEqual([204, 204])
  expect(system.receipts.slice(before)).toEqual([{ series: 'LIB', receipt }])
})

test('the fake system keeps files as the real one: of declared kinds, public where declared, own ones only', async () => {
  const library = await startFakeSystem({ name, files: { kinds: ['picture', 'scan'], public: true } })
  const canteen = await startFakeSystem({ name, files: { kinds: ['picture'] } })
  const send = async (sender: FakeSystem, url: string, payload: object) => {
    const app = await createService({ descriptor, routes }, sender.connection)
    const response = await app.inject({ method: 'POST', url, payload, headers: await sender.authorization() })
    await app.close()
    return response
  }
  const cover = library.uploadFile()
  expect((await send(library, '/cover', { cover })).json()).toMatchObject({ is_kept: true, is_public: true })
  expect((await send(canteen, '/cover', { cover })).statusCode).toBe(404)
  expect((await send(canteen, '/cover', { cover: canteen.uploadFile() })).statusCode).toBe(422)
  expect((await send(library, '/cover', { cover: '/media/of/others' })).statusCode).toBe(404)
  expect((await send(canteen, '/label', {})).statusCode).toBe(422)
  const { address } = (await send(library, '/label', {})).json<{ address: string }>()
  expect(library.files.get(address)).toMatchObject({ kind: 'scan', is_kept: false })
  expect((await send(library, '/cover/removed', { cover: address })).statusCode).toBe(200)
  expect([...library.files.keys()]).toEqual([cover])
  await send(library, '/swept', {})
  expect(library.files.size).toBe(0)
  await library.stop()
  await canteen.stop()
})

test('the fake system keeps tasks as the real one: with the right, of own pages, and done ones stay done', async () => {
  const tasks = await startFakeSystem({
    name,
    asks: ['write:tasks'],
    routes: [{ path: '/dashboard/library' }],
    permissions: [{ name: 'library.lend' }],
  })
  const giving = await createService({ descriptor, routes }, tasks.connection)
  const task = {
    key: 'books/7',
    title: { en: 'Look for it', bn: 'খুঁজে দেখুন' },
    path: '/dashboard/library?search=7',
    permission: 'library.lend',
  }
  const send = async (url: string, payload: object = {}, claims = {}) =>
    (await giving.inject({ method: 'POST', url, payload, headers: await tasks.authorization(claims) }))
      .statusCode
  expect(await send('/task', task, { asks: [] })).toBe(403)
  expect(await send('/task', { ...task, path: '/dashboard/hall' })).toBe(422)
  expect(await send('/task', { ...task, permission: 'hall.book' })).toBe(422)
  expect(tasks.tasks.size).toBe(0)
  expect(await send('/task', task)).toBe(200)
  expect([...tasks.tasks.values()]).toEqual([task])
  tasks.tasks.delete('books/7')
  await send('/task', task)
  expect(tasks.tasks.size).toBe(0)
  await send('/task/closed')
  await send('/task', task)
  expect(tasks.tasks.size).toBe(1)
  await Promise.all([giving.close(), tasks.stop()])
})

test('the fake system keeps proposed notices, one for each key, and refuses them without the right', async () => {
  const website = await startFakeSystem({ name, asks: ['write:website'] })
  const proposing = await createService({ descriptor, routes }, website.connection)
  const propose = async (claims = {}) =>
    proposing.inject({ method: 'POST', url: '/notice', headers: await website.authorization(claims) })
  expect((await propose({ asks: ['read:website'] })).json()).toMatchObject({ code: 'auth.right' })
  expect((await propose()).json()).toEqual({ id: 1 })
  expect((await propose()).json()).toEqual({ id: 1 })
  expect(website.notices).toEqual([{ title: 'New books' }])
  await Promise.all([proposing.close(), website.stop()])
})

test('another module without a person reaches the routes that are for modules, and no others', async () => {
  const headers = await system.authorization({ sub: 'module:mfe-hall' })
  expect((await service.inject({ url: '/for-modules', headers })).body).toBe('module:mfe-hall')
  expect((await service.inject({ url: '/me', headers })).statusCode).toBe(401)
})

test('events and jobs come from the server only; a job that fails has its sentence, one that does not exist is a 404', async () => {
  const heard: string[] = []
  const hearing = await createService(
    {
      descriptor: { name: 'mfe-library' },
      routes: () => undefined,
      onEvent: ({ type, data }) => void heard.push(`${type} ${data.record}`),
      jobs: {
        clean: ({ job, due }) => void heard.push(`${job} ${due}`),
        fail: () => {
          throw new ServiceError(503, { en: 'No water.', bn: 'পানি নেই।' })
        },
      },
    },
    system.connection,
  )
  const due = '2026-11-21T20:30:00.000Z'
  expect(await system.sendEvent(hearing, { type: 'member.deleted' })).toBe(204)
  expect(await system.runJob(hearing, 'clean', due)).toBe(204)
  expect(heard).toEqual(['member.deleted advocates/1', `clean ${due}`])
  expect(await system.runJob(hearing, 'fail')).toBe(503)
  expect(await system.runJob(hearing, 'paint')).toBe(404)
  const headers = await system.authorization()
  for (const url of ['/-/events', '/-/jobs/clean'])
    expect((await hearing.inject({ method: 'POST', url, headers, payload: { due } })).statusCode).toBe(403)
  await hearing.close()
})
