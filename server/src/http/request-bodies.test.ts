import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fieldsToBody } from './bodies.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

test.each<[string, [string, string][], object]>([
  [
    'plain fields',
    [
      ['a', '1'],
      ['b', ''],
    ],
    { a: '1', b: '' },
  ],
  [
    'rows with bracketed names',
    [
      ['children[0][name]', 'x'],
      ['children[1][name]', 'y'],
      ['children[0][dob]', 'z'],
    ],
    { children: [{ name: 'x', dob: 'z' }, { name: 'y' }] },
  ],
  [
    'rows as the first client wrote them',
    [
      ['children[0]name', 'x'],
      ['children[1]name', 'y'],
    ],
    { children: [{ name: 'x' }, { name: 'y' }] },
  ],
  [
    'rows out of order and with gaps',
    [
      ['r[7][n]', 'b'],
      ['r[2][n]', 'a'],
    ],
    { r: [{ n: 'a' }, { n: 'b' }] },
  ],
  [
    'a repeated name',
    [
      ['days', '1'],
      ['days', '2'],
    ],
    { days: ['1', '2'] },
  ],
])('a form with %s becomes the equivalent body', (_what, fields, body) => {
  expect(fieldsToBody(fields)).toEqual(body)
})

test.each(['__proto__[x]', 'a[constructor][prototype]', 'a[b][c][d][e]', ''])(
  'a field named %j is refused',
  (name) => {
    expect(() => fieldsToBody([[name, '1']])).toThrow()
    expect(({} as { x?: string }).x).toBeUndefined()
  },
)

test('a form with more than a thousand fields is refused as too large', () => {
  const fieldsUpTo = (count: number) =>
    Array.from({ length: count }, (_, index): [string, string] => [`rows[${index}][n]`, 'x'])
  expect(fieldsToBody(fieldsUpTo(1000))).toEqual({ rows: Array.from({ length: 1000 }, () => ({ n: 'x' })) })
  expect(() => fieldsToBody(fieldsUpTo(1001))).toThrow(expect.objectContaining({ status: 413 }))
})

test('a row number of a thousand or more is refused', () => {
  expect(() => fieldsToBody([['rows[1000000000][n]', 'x']])).toThrow(expect.objectContaining({ status: 400 }))
})

test('the methods of objects cannot be replaced by a field', () => {
  const body = fieldsToBody([
    ['toString', 'x'],
    ['rows[hasOwnProperty]', 'x'],
    ['name', 'Karim'],
  ])
  expect(body).toEqual({ name: 'Karim' })
})

describe('a write', () => {
  let server: TestServer
  let staff: TestUser
  beforeAll(async () => {
    server = await startTestServer()
    staff = await server.as('staff')
  })
  afterAll(() => server.close())
  const bank = { bank_name: 'Sonali', address: 'Road', branch_name: 'Main', account_category: 'FDR' }

  test('accepts JSON, a multipart form and a plain form', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...bank, branch_name: 'North' })) form.set(name, value)
    const plain = new URLSearchParams({ ...bank, branch_name: 'South' }).toString()
    const responses = [
      await staff.post('banks/', bank),
      await staff.post('banks/', form),
      await staff.post('banks/', plain, { 'content-type': 'application/x-www-form-urlencoded' }),
    ]
    expect(responses.map((response) => [response.statusCode, response.json().branch_name])).toEqual([
      [201, 'Main'],
      [201, 'North'],
      [201, 'South'],
    ])
  })

  test.each([
    ['{"bank_name":', 'application/json', 400],
    ['{"__proto__":{"x":1}}', 'application/json', 400],
    ['bank_name=x', 'text/plain', 415],
    ['<bank/>', 'application/xml', 415],
    ['--x', 'multipart/form-data', 400],
  ])('of %j as %s is refused', async (payload, type, status) => {
    const refusal = await staff.post('banks/', payload, { 'content-type': type })
    expect([refusal.statusCode, Object.keys(refusal.json())]).toEqual([status, ['message', 'code']])
  })

  test('whose body is not an object is refused', async () => {
    for (const payload of ['[]', 'null', '"x"', '5'])
      expect((await staff.post('banks/', payload, { 'content-type': 'application/json' })).statusCode).toBe(
        422,
      )
  })

  test('above the limit is refused as too large', async () => {
    expect((await staff.post('banks/', { ...bank, bank_name: 'x'.repeat(3_000_000) })).statusCode).toBe(413)
  })
})

describe('a body that a route does not accept', () => {
  let server: TestServer
  let cashier: TestUser
  let port: number
  beforeAll(async () => {
    server = await startTestServer({ PORT: '0', HOST: '127.0.0.1' })
    cashier = await server.as('cashier')
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
  const open = (path: string, headers: Record<string, string> = {}, method = 'POST') => {
    const request = httpRequest({ port, method, path: `/api/${path}`, headers: { ...multipart, ...headers } })
    request.on('error', () => undefined)
    return request
  }
  const filePart = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
  const responseTo = async (request: ReturnType<typeof open>) =>
    ((await once(request, 'response')) as [IncomingMessage])[0]

  test.each([
    ['login/', 413],
    ['register/', 413],
    ['module-reports/', 415],
    ['contact-messages/', 415],
    ['banks/', 401],
    ['nothing-here/', 404],
  ])(
    'is not read when a stranger sends 60 MB to %s: %i, and the connection is closed',
    async (path, status) => {
      const request = open(path, { 'content-length': String(60 * 1024 * 1024) })
      request.write(filePart)
      // the client sends no more than this
      request.write(Buffer.alloc(700_000))
      const response = await responseTo(request)
      expect([response.statusCode, response.headers.connection]).toEqual([status, 'close'])
      response.resume()
      await once(request, 'close')
    },
  )

  test('is not read to its end when its length is unknown', async () => {
    const request = open('login/', { 'transfer-encoding': 'chunked' })
    request.write(filePart.replace('; filename="a.jpg"', ''))
    request.write(Buffer.alloc(700_000))
    const response = await responseTo(request)
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
    request.destroy()
  })

  test('leaves the connection open when little of it remains', async () => {
    const refusal = await server.app.inject({
      method: 'POST',
      url: '/api/vokalotnama/',
      payload: `${filePart}x\r\n--b--\r\n`,
      headers: { ...multipart, authorization: `Bearer ${cashier.token}` },
    })
    expect([refusal.statusCode, refusal.json().message, refusal.headers.connection]).toEqual([
      415,
      'This address does not accept multipart forms. Send JSON.',
      'keep-alive',
    ])
  })

  test('is refused on a public route when it is longer than any message', async () => {
    const refusal = await server.visitor.post('contact-messages/', { message: 'x'.repeat(70_000) })
    expect(refusal.statusCode).toBe(413)
  })

  const profileForm = (parts: [string, string | Blob][]) => {
    const form = new FormData()
    form.append('name', 'Karim')
    for (const [name, value] of parts) form.append(name, value)
    return form
  }
  test.each<[string, [string, string | Blob][]]>([
    ['more than 100 fields', Array.from({ length: 101 }, (_, index) => [`f${index}`, 'x'])],
    ['a field of more than 100 KB', [['remarks', 'x'.repeat(101 * 1024)]]],
    [
      'fields of more than 1 MB together',
      Array.from({ length: 12 }, (_, n) => [`f${n}`, 'x'.repeat(99_000)]),
    ],
    [
      'more files than the route takes',
      [
        ['photo', new Blob(['a'])],
        ['other', new Blob(['b'])],
      ],
    ],
  ])('is refused when it is a form with %s', async (_what, parts) => {
    expect((await cashier.put('user/', profileForm(parts))).statusCode).toBe(413)
  })

  test('is refused with Retry-After when one person already sends twelve files, and accepted afterwards', async () => {
    const authorization = `Bearer ${cashier.token}`
    const slowRequests = Array.from({ length: 12 }, () => {
      const request = open('user/', { authorization, 'transfer-encoding': 'chunked' }, 'PUT')
      request.write(filePart)
      request.write(Buffer.alloc(100_000))
      return request
    })
    const refusal = await until(async () => {
      const response = await cashier.put('user/', profileForm([]))
      return response.statusCode === 503 && response
    })
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '5'])
    const other = await server.as('cashier')
    expect((await other.put('user/', profileForm([['language', 'en']]))).statusCode).toBe(200)
    for (const request of slowRequests) request.destroy()
    const accepted = await until(async () => {
      const response = await cashier.put('user/', profileForm([['language', 'en']]))
      return response.statusCode !== 503 && response
    })
    expect(accepted.statusCode).toBe(200)
  })
})
