import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createRemoteJWKSet, jwtVerify, SignJWT, generateKeyPair } from 'jose'
import { activate } from '@samity/module-registry'
import { aFolder, aRelease, aDescriptor } from '@samity/module-registry/testing'
import type { ServiceClaims } from '@samity/shared-api/module'
import { aServiceRelease, listen } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { createToken } from '../../../test/token-builders.ts'
import { until } from '../../../test/until.ts'

/* One server with one service: what the gateway lets through, in both directions. */

type Echo = {
  url: string
  method: string
  headers: Record<string, string>
  claims: ServiceClaims
  token: string
}

let releases: string
let server: TestServer
let staff: TestUser
let release: string
let call: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  releases = aFolder()
  release = aServiceRelease(releases, {
    service: { timeoutMs: 1000, maxBodyKiB: 200 },
    descriptor: {
      permissions: [
        { name: 'tea.lend', title: { en: 'Lend', bn: 'ধার' }, roles: ['staff'] },
        { name: 'tea.burn', title: { en: 'Burn', bn: 'পোড়ানো' }, roles: ['admin'] },
      ],
      settings: {
        schema: { type: 'object', properties: { days: { type: 'integer', default: 14 } } },
        labels: { days: { en: 'Days', bn: 'দিন' } },
      },
    },
  })
  activate(releases, 'mfe-tea', release, 'build')
  const plain = aRelease(releases, {
    descriptor: aDescriptor({ name: 'mfe-plain', routes: [], nav: [] }),
  }).release
  activate(releases, 'mfe-plain', plain, 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  staff = await server.as('staff')
  call = await listen(server.app)
  await until(async () => (await call('/health')).ok)
})
afterAll(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const port = () => (server.app.server.address() as AddressInfo).port
const who = async (...args: Parameters<typeof call>) => (await call(...args)).json() as Promise<Echo>

describe('a request', () => {
  test('arrives with its path, query and body, and without the session of the person', async () => {
    const echo = await who('/who?book=%E0%A6%86&page=2', staff.token, {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        cookie: 'picture=secret',
        'x-forwarded-for': '1.2.3.4',
        'idempotency-key': 'one',
      },
    })
    expect(echo).toMatchObject({ url: '/who?book=%E0%A6%86&page=2', method: 'POST' })
    expect(echo.headers).toMatchObject({ 'idempotency-key': 'one', 'content-type': 'application/json' })
    expect(JSON.stringify(echo.headers)).not.toContain(staff.token)
    for (const name of ['cookie', 'x-forwarded-for', 'connection-of-client'])
      expect(echo.headers).not.toHaveProperty(name)
  })

  test('carries claims about the person, valid for at most 60 seconds', async () => {
    const { claims, headers } = await who('/who', staff.token, { headers: { 'accept-language': 'bn' } })
    expect(claims).toMatchObject({
      iss: server.app.environment.publicUrl,
      aud: 'mfe-tea',
      sub: `user:${staff.id}`,
      role: 'staff',
      permissions: ['tea.lend'],
      language: 'bn',
      release,
      request: headers['x-request-id'],
    })
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(60)
  })

  test('carries the permissions that an administrator assigned to the role', async () => {
    const admin = await server.as('admin')
    expect((await admin.put('permissions/', { roles: { 'tea.lend': ['admin'] } })).statusCode).toBe(200)
    expect((await who('/who', staff.token)).claims.permissions).toEqual([])
    expect((await who('/who', admin.token)).claims.permissions).toContain('tea.lend')
  })

  test('of a visitor is anonymous and has no permissions', async () => {
    const { claims } = await who('/who')
    expect(claims).toMatchObject({ sub: 'anonymous', permissions: [] })
    expect(claims).not.toHaveProperty('role')
  })

  test('of a program is read with the scope of modules, with the role of its token, and writes nothing', async () => {
    const admin = await server.as('admin')
    const tokenOf = async (body: Parameters<typeof createToken>[1]) =>
      (await createToken(admin, { role: 'staff', ...body })).headers.authorization.replace('Bearer ', '')
    const reader = await tokenOf({ scopes: ['read:modules'] })
    const { claims } = await who('/who', reader)
    expect(claims).toMatchObject({ sub: `user:${admin.id}`, role: 'staff', api_token: expect.any(Number) })
    expect((await call('/who', reader, { method: 'POST', body: '' })).status).toBe(403)
    expect((await call('/who', await tokenOf({ scopes: ['write:sales'] }))).status).toBe(403)
    const equal = await who('/who', await tokenOf({ role: 'admin', scopes: ['read:modules'] }))
    const headers = { authorization: `Bearer ${equal.token}` }
    expect((await server.visitor.post('receipts/TEA/', {}, headers)).statusCode).toBe(401)
  })

  test('with an ended session is refused and does not reach the service', async () => {
    expect((await call('/who', 'not-a-session')).status).toBe(401)
  })

  test('of a person who must set up two-step sign-in first is refused', async () => {
    const admin = await server.as('admin')
    await server.sql`insert into two_factor_roles ${server.sql({ role: 'admin' })}`.catch(() => undefined)
    server.app.sessions.forget()
    expect([(await call('/who', admin.token)).status, (await admin.get('banks/')).statusCode]).toEqual([
      403, 403,
    ])
  })

  test.each(['text/csv', 'multipart/form-data; boundary=x', 'application/json', 'application/pdf'])(
    'with a body of the type %s arrives unchanged',
    async (type) => {
      const body = '{ "not": quite json\u0000'
      const response = await call('/echo', staff.token, {
        method: 'PUT',
        body,
        headers: { 'content-type': type },
      })
      expect(JSON.parse(await response.text())).toEqual([type, body])
    },
  )

  test.each([
    ['announced', { 'content-length': '300000' }],
    ['not announced', { 'transfer-encoding': 'chunked' }],
  ])('with a body above the limit of the service is refused with 413: %s', async (_kind, headers) => {
    const status = await new Promise<number>((resolve, reject) => {
      const outgoing = httpRequest(
        {
          port: port(),
          path: '/api/x/mfe-tea/echo',
          method: 'POST',
          headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'text/plain', ...headers },
        },
        (response) => resolve(response.resume().statusCode ?? 0),
      )
      outgoing.on('error', reject)
      outgoing.end('a'.repeat(300_000))
    })
    expect(status).toBe(413)
  })

  test.each(['GET', 'HEAD'])('of a visitor with %s and a body is refused with 400', async (method) => {
    const status = await new Promise<number>((resolve, reject) => {
      const options = {
        port: port(),
        path: '/api/x/mfe-tea/echo',
        method,
        headers: { 'content-length': '3' },
      }
      const outgoing = httpRequest(options, (response) => resolve(response.resume().statusCode ?? 0))
      outgoing.on('error', reject)
      outgoing.end('abc')
    })
    expect(status).toBe(400)
  })

  test.each([
    '/-/settings',
    '/%2D/settings',
    '//-/settings',
    '/%2F-/settings',
    '/-%2fsettings',
    '/%5c-/settings',
    '/-;a=1/settings',
    '/-',
  ])('for the path %s, which only the server may use, does not reach the service', async (path) => {
    const response = await call(path, staff.token, { method: 'PUT', body: '{"days":1}' })
    expect(response.status).toBe(404)
    expect(await (await call('/settings')).json()).toEqual({ days: 14 })
  })

  test.each(['/a/%2e%2e/-/settings', '/a%2f..%2f-/settings', '/%zz'])(
    'for the path %s is malformed',
    async (path) => {
      expect([400, 404]).toContain((await call(path, staff.token, { method: 'PUT', body: '{}' })).status)
      expect(await (await call('/settings')).json()).toEqual({ days: 14 })
    },
  )

  test('for a module without a service, or without a release, finds nothing', async () => {
    for (const name of ['mfe-plain', 'mfe-none', 'constructor'])
      expect((await server.visitor.get(`/api/x/${name}/health`)).statusCode).toBe(404)
  })
})

describe('a response', () => {
  test('brings the content, and no cookie, policy or order to a proxy', async () => {
    const response = await call('/headers', staff.token, { redirect: 'manual' })
    expect(response.status).toBe(201)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      location: '/api/x/mfe-tea/books/7',
      'x-total-count': '12',
      etag: '"1"',
    })
    for (const name of ['set-cookie', 'access-control-allow-origin', 'x-accel-redirect', 'clear-site-data'])
      expect(response.headers.has(name)).toBe(false)
  })

  test('to a visitor may be cached as the service says', async () => {
    expect((await call('/headers')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('that does not come in time is a 504 with the name of the module, in the reader’s language', async () => {
    const slow = await call('/hang', staff.token, { headers: { 'accept-language': 'bn' } })
    expect([slow.status, await slow.json()]).toEqual([
      504,
      {
        message: 'Tea (bn) সময়মতো সাড়া দেয়নি। একটু পরে আবার চেষ্টা করুন।',
        code: 'service.slow',
        module: 'mfe-tea',
      },
    ])
  })

  test('that is no HTTP is a 502, and the service goes on', async () => {
    const garbage = await call('/garbage', staff.token)
    expect([garbage.status, (await garbage.json()) as unknown]).toEqual([
      502,
      expect.objectContaining({ module: 'mfe-tea', message: expect.stringMatching(/^Tea sent a response/) }),
    ])
    expect((await call('/health')).status).toBe(200)
  })

  test('with a status that does not exist is a 502, however often, and the service goes on', async () => {
    const statuses = new Set<number>()
    for (let request = 0; request < 80; request++)
      statuses.add((await call('/odd-status', staff.token)).status)
    expect([...statuses]).toEqual([502])
    expect((await call('/health')).status).toBe(200)
  })

  test('that announces JSON and brings something else is a 502; JSON of any size passes, and no content', async () => {
    const json = (body: string) => call('/json', staff.token, { method: 'POST', body })
    for (const content of ['<h1>It works</h1>', '{"books":[', 'undefined']) {
      const refused = await json(content)
      expect([refused.status, (await refused.json()) as unknown]).toEqual([
        502,
        expect.objectContaining({
          code: 'service.invalid',
          message: expect.stringMatching(/^Tea sent a response/),
        }),
      ])
    }
    for (const content of ['{"books":["আ"]}', '', `"${'a'.repeat(150_000)}"`]) {
      const passed = await json(content)
      expect([passed.status, await passed.text()]).toEqual([200, content])
    }
    const long = (await (await call('/long-json', staff.token)).json()) as string
    expect(long).toHaveLength(3_000_000)
  })

  test('of 50 MB is refused, or cut off when its size is not announced', async () => {
    expect((await call('/large?announced', staff.token)).status).toBe(502)
    await expect(call('/large', staff.token).then((response) => response.arrayBuffer())).rejects.toThrow()
    expect((await call('/health')).status).toBe(200)
  })

  test('is refused with 503 and Retry-After while the service has as many requests as it may have', async () => {
    const responses = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const { status, headers } = await call('/hang', staff.token)
        return `${status} ${headers.get('retry-after')}`
      }),
    )
    expect([...new Set(responses)].sort()).toEqual(['503 1', '504 null'])
    expect(responses.filter((one) => one === '504 null').length).toBeGreaterThanOrEqual(64)
    expect((await call('/health')).status).toBe(200)
  })
})

describe('a client that sends no body', () => {
  const idleRequest = (path: string, headers = '') =>
    `POST ${path} HTTP/1.1\r\nHost: bar.example\r\nTransfer-Encoding: chunked\r\n${headers}\r\n`
  const fileOfImport = '/api/import/opening-dues/'
  const sockets: Socket[] = []
  const arrivedPorts = new Set<number | undefined>()
  const noteArrival = ({ socket }: IncomingMessage) => arrivedPorts.add(socket.remotePort)
  beforeAll(() => server.app.server.on('request', noteArrival))
  afterAll(() => server.app.server.off('request', noteArrival))

  /** Opens a connection and sends these bytes. Resolves when the server has read them. */
  async function open(bytes: string): Promise<Socket> {
    const socket = connect(port(), '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
    socket.write(bytes)
    await until(() => arrivedPorts.has(socket.localPort))
    return socket
  }
  /** The status with which the server answers; 0 when it closes the connection without an answer. */
  const statusOf = async (socket: Socket) => {
    let answer = ''
    for await (const bytes of socket) {
      answer += String(bytes)
      if (answer.includes('\r\n\r\n')) break
    }
    return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0)
  }
  const tick = setInterval
  beforeEach(() => {
    // half a minute of waiting is a moment here
    jest
      .spyOn(globalThis, 'setInterval')
      .mockImplementation((work, ms, ...rest) => tick(work, ms === 30_000 ? 500 : ms, ...rest))
  })
  afterEach(() => {
    jest.restoreAllMocks()
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  test('takes no place of a service, and its connection is closed', async () => {
    const idle = await Promise.all(Array.from({ length: 80 }, () => open(idleRequest('/api/x/mfe-tea/echo'))))
    const answers = await Promise.all([call('/health'), call('/health', staff.token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(await Promise.all(idle.map(statusOf)))).toEqual(new Set([0]))
  })

  test('takes no place of a service with a part of a visitor’s body either', async () => {
    const begun = `${idleRequest('/api/x/mfe-tea/echo')}1\r\na\r\n`
    const slow = await Promise.all(Array.from({ length: 20 }, () => open(begun)))
    expect((await call('/health')).status).toBe(200)
    slow[0]!.write('2\r\nbc\r\n0\r\n\r\n')
    expect(await statusOf(slow[0]!)).toBe(200)
    expect(new Set(await Promise.all(slow.slice(1).map(statusOf)))).toEqual(new Set([0]))
  })

  test('takes no place of a large body, as a visitor not with its bytes either', async () => {
    const session = `Authorization: Bearer ${staff.token}\r\n`
    await Promise.all([
      ...Array.from({ length: 3 }, () => open(`${idleRequest('/api/x/mfe-tea/echo')}1\r\na\r\n`)),
      ...Array.from({ length: 3 }, () => open(idleRequest('/api/x/mfe-tea/echo', session))),
    ])
    const large = await call('/echo', staff.token, { method: 'POST', body: 'a'.repeat(2_000_000) })
    // the service itself takes less
    expect(large.status).toBe(413)
  })

  test('or next to none loses the place of a large body', async () => {
    const session = `Authorization: Bearer ${staff.token}\r\nContent-Type: application/json\r\n`
    const slow = await Promise.all(
      Array.from({ length: 2 }, () => open(`${idleRequest(fileOfImport, session)}1\r\n{\r\n`)),
    )
    const body = { rows: [], padding: 'a'.repeat(1_100_000) }
    expect((await staff.post(fileOfImport, body)).statusCode).toBe(503)
    await Promise.all(slow.map(statusOf))
    await until(async () => (await staff.post(fileOfImport, body)).statusCode !== 503)
  })

  test('visitors leave places of a slow service to the staff', async () => {
    const hanging = Array.from({ length: 80 }, () => call('/hang'))
    await Promise.race(hanging)
    expect((await call('/health', staff.token)).status).toBe(200)
    const statuses = (await Promise.all(hanging)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 504).length).toBe(16)
    expect((await call('/health')).status).toBe(200)
  })
})

describe('a token', () => {
  const keys = () => createRemoteJWKSet(new URL(`http://127.0.0.1:${port()}/.well-known/jwks.json`))
  const verify = (token: string, module = 'mfe-tea') => server.app.services.tokens.verify(token, { module })

  test('is verified with the published keys, which contain nothing private', async () => {
    const { token } = await who('/who', staff.token)
    const { payload } = await jwtVerify(token, keys(), { audience: 'mfe-tea', algorithms: ['EdDSA'] })
    expect(payload.sub).toBe(`user:${staff.id}`)
    const published = await (await fetch(`http://127.0.0.1:${port()}/.well-known/jwks.json`)).text()
    expect(JSON.parse(published).keys).toHaveLength(3)
    expect(published).not.toContain('"d"')
  })

  test('is accepted by the API for its own module only', async () => {
    const { token } = await who('/who', staff.token)
    expect(await verify(token)).toMatchObject({ sub: `user:${staff.id}` })
    expect(await verify(token, 'mfe-milk')).toBeUndefined()
  })

  test('is no session: the API refuses it in place of one', async () => {
    const { token } = await who('/who', staff.token)
    expect((await call('/who', token)).status).toBe(403)
  })

  test('that is forged, changed or expired is refused', async () => {
    const { token, claims } = await who('/who', staff.token)
    const [head = '', body = '', signature = ''] = token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const kid = JSON.parse(Buffer.from(head, 'base64url').toString()).kid as string
    const { privateKey } = await generateKeyPair('EdDSA')
    const { keys: published } = await server.app.services.tokens.jwks()
    const unsigned = `${encode({ alg: 'none', kid })}.${body}`
    const confused = `${encode({ alg: 'HS256', kid })}.${body}`
    const forgeries = [
      `${head}.${encode({ ...claims, sub: 'user:999' })}.${signature}`,
      await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey),
      `${unsigned}.`,
      // the public key as the secret of another algorithm
      `${confused}.${createHmac('sha256', String(published[1]?.x)).update(confused).digest('base64url')}`,
      token.replace(/^[^.]+/, encode({ alg: 'EdDSA', kid: 'another' })),
      'garbage',
      '',
    ]
    for (const forgery of forgeries) expect(await verify(forgery)).toBeUndefined()

    const realNow = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(realNow - 120_000)
    const old = await server.app.services.tokens.sign(claims)
    clock.mockRestore()
    expect(await verify(old)).toBeUndefined()
    expect(await verify(await server.app.services.tokens.sign(claims))).toBeDefined()
  })
})
