import { fieldsToBody } from '../src/platform/bodies.ts'
import { serve, type Person, type Served } from './serve.ts'

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
    'a name given twice',
    [
      ['days', '1'],
      ['days', '2'],
    ],
    { days: ['1', '2'] },
  ],
])('a form with %s is the body that says the same', (_what, fields, body) => {
  expect(fieldsToBody(fields)).toEqual(body)
})

test.each(['__proto__[x]', 'a[constructor][prototype]', 'a[b][c][d][e]', ''])(
  'a field named %j is refused',
  (name) => {
    expect(() => fieldsToBody([[name, '1']])).toThrow()
    expect(({} as { x?: string }).x).toBeUndefined()
  },
)

describe('a write', () => {
  let served: Served
  let staff: Person
  beforeAll(async () => {
    served = await serve()
    staff = await served.as('staff')
  })
  afterAll(() => served.close())
  const bank = { bank_name: 'Sonali', address: 'Road', branch_name: 'Main', account_category: 'FDR' }

  test('takes JSON, a multipart form and a plain form alike', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...bank, branch_name: 'North' })) form.set(name, value)
    const plain = new URLSearchParams({ ...bank, branch_name: 'South' }).toString()
    const answers = [
      await staff.post('banks/', bank),
      await staff.post('banks/', form),
      await staff.post('banks/', plain, { 'content-type': 'application/x-www-form-urlencoded' }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().branch_name])).toEqual([
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
    const refused = await staff.post('banks/', payload, { 'content-type': type })
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([status, ['message']])
  })

  test('of something that is no object is refused', async () => {
    for (const payload of ['[]', 'null', '"x"', '5'])
      expect((await staff.post('banks/', payload, { 'content-type': 'application/json' })).statusCode).toBe(
        422,
      )
  })

  test('above the limit is refused as too large', async () => {
    expect((await staff.post('banks/', { ...bank, bank_name: 'x'.repeat(3_000_000) })).statusCode).toBe(413)
  })
})
