import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
beforeEach(async () => {
  await server.sql`delete from banks`
  await server.sql`alter table banks alter column id restart`
})
afterAll(() => server.close())

const aBank = (overrides: object = {}) => ({
  bank_name: 'Sonali Bank',
  address: 'Court Road',
  branch_name: 'Main',
  account_category: 'Savings',
  ...overrides,
})
const sonali = { id: 1, ...aBank(), version: 1, archived_at: null }

test('a saved bank is in the list', async () => {
  const response = await staff.post('banks/', aBank())
  expect([response.statusCode, response.json()]).toEqual([201, sonali])
  expect((await staff.get('banks/')).json()).toEqual([sonali])
  expect((await staff.get('banks/1/')).json()).toEqual(sonali)
})

test('a URL works with and without extra slashes, and none redirects', async () => {
  await staff.post('banks', aBank())
  for (const url of ['/api/banks', '/api/banks/', '/api//banks/', '//api/banks'])
    expect((await staff.get(url)).json()).toEqual([sonali])
})

test('a bank without a name is refused on that field, in the requested language', async () => {
  const english = await staff.post('banks/', aBank({ bank_name: ' ' }))
  expect([english.statusCode, english.json().errors]).toEqual([422, { bank_name: ['Required'] }])
  const bengali = await staff.post('banks/', aBank({ bank_name: '' }), {
    'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8',
  })
  expect(bengali.json()).toEqual({
    message: 'চিহ্নিত ঘরগুলো সংশোধন করুন।',
    code: 'fields.invalid',
    errors: { bank_name: ['আবশ্যক'] },
  })
})

test('the response names all missing fields, in the order of the form', async () => {
  const { errors } = (await staff.post('banks/', {})).json()
  expect(Object.keys(errors)).toEqual(['bank_name', 'address', 'branch_name', 'account_category'])
})

test('a duplicate bank is refused on its field, whatever its spelling', async () => {
  await staff.post('banks/', aBank())
  const second = await staff.post('banks/', aBank({ bank_name: 'SONALI  bank' }))
  expect(second.statusCode).toBe(409)
  expect(second.json().errors).toEqual({ bank_name: ['This bank, branch and account is already registered'] })
})

test('unknown keys are ignored, and undeclared columns are not returned', async () => {
  const response = await staff.post('banks/', aBank({ id: 99, created_at: '2000-01-01', secret: 'x' }))
  expect(response.json()).toEqual(sonali)
})

test('text is stored in NFC and without control characters', async () => {
  const response = await staff.post('banks/', aBank({ bank_name: ' সোনালী ব্যাংক ড\u09bc\u0000 ' }))
  expect(response.json().bank_name).toBe('সোনালী ব্যাংক ড\u09bc'.normalize('NFC'))
})

test('a change with the current version succeeds; one with an older version is refused and returns the current record', async () => {
  await staff.post('banks/', aBank())
  const change = await staff.put('banks/1/', aBank({ branch_name: 'North', version: 1 }))
  expect(change.json()).toMatchObject({ branch_name: 'North', version: 2 })
  const staleChange = await staff.put('banks/1/', aBank({ branch_name: 'South', version: 1 }))
  expect(staleChange.statusCode).toBe(409)
  expect(staleChange.json().current).toEqual({ ...sonali, branch_name: 'North', version: 2 })
  const unversionedChange = await staff.put('banks/1/', aBank({ branch_name: 'West' }))
  expect(unversionedChange.json()).toMatchObject({ branch_name: 'West', version: 3 })
})

test('one of two concurrent changes of one version succeeds', async () => {
  await staff.post('banks/', aBank())
  const both = await Promise.all(
    ['North', 'South'].map((branch_name) => staff.put('banks/1/', aBank({ branch_name, version: 1 }))),
  )
  expect(both.map((response) => response.statusCode).sort()).toEqual([200, 409])
})

test('a deleted bank no longer exists, and deleting needs no body whatever the content type', async () => {
  await staff.post('banks/', aBank())
  const deletion = await staff.delete('banks/1/', undefined, { 'content-type': 'application/json' })
  expect(deletion.statusCode).toBe(204)
  const lookup = await staff.get('banks/1/')
  expect([lookup.statusCode, lookup.json()]).toEqual([
    404,
    { code: 'record.missing', message: 'This bank does not exist.' },
  ])
  expect((await staff.delete('banks/1/')).statusCode).toBe(404)
  expect((await staff.put('banks/1/', aBank())).statusCode).toBe(404)
})

test('a bank that records refer to cannot be deleted, only archived; the refusal gives the reason and the count', async () => {
  await staff.post('banks/', aBank())
  await server.sql`create table cheque_books (bank_id int constraint cheque_books_bank_id_fkey references banks)`
  await server.sql`insert into cheque_books values (1), (1)`
  const refusal = await staff.delete('banks/1/')
  const archived = await staff.post('banks/1/archive/')
  await server.sql`drop table cheque_books`
  expect([refusal.statusCode, refusal.json()]).toEqual([
    409,
    {
      code: 'record.in_use',
      message:
        'This bank cannot be deleted: 2 records refer to it (cheque books: 2). It can be archived instead.',
      count: 2,
    },
  ])
  expect(archived.json().archived_at).toEqual(expect.any(String))
})

test('an archived bank leaves the list, is listed on request, and can be restored', async () => {
  await staff.post('banks/', aBank())
  await staff.post('banks/1/archive/')
  expect((await staff.get('banks/')).json()).toEqual([])
  expect((await staff.get('banks/?archived=1')).json()).toHaveLength(1)
  expect((await staff.get('banks/1/')).statusCode).toBe(200)
  expect((await staff.post('banks/1/restore/')).json().archived_at).toBeNull()
  expect((await staff.get('banks/')).json()).toHaveLength(1)
})

describe('lists', () => {
  beforeEach(async () => {
    for (const [bank_name, branch_name] of [
      ['Agrani Bank', 'Branch 10'],
      ['জনতা ব্যাংক', 'Branch 2'],
      ['Rupali Bank', 'Branch ৩'],
    ])
      await staff.post('banks/', aBank({ bank_name, branch_name }))
  })
  const names = async (query: string) =>
    (await staff.get(`banks/${query}`)).json().map((bank: { bank_name: string }) => bank.bank_name)

  test('are complete, newest first, and carry the total count', async () => {
    const response = await staff.get('banks/')
    expect(response.json().map((bank: { id: number }) => bank.id)).toEqual([3, 2, 1])
    expect(response.headers['x-total-count']).toBe('3')
  })

  test('are returned in pages that carry the total count', async () => {
    const page = await staff.get('banks/?limit=2&offset=2')
    expect(page.json().map((bank: { id: number }) => bank.id)).toEqual([1])
    expect(page.headers['x-total-count']).toBe('3')
    expect((await staff.get('banks/?limit=2&offset=9')).headers['x-total-count']).toBe('3')
  })

  test('are searched in both scripts, case-insensitively, word by word', async () => {
    expect(await names('?search=জনতা')).toEqual(['জনতা ব্যাংক'])
    expect(await names('?search=AGRANI 10')).toEqual(['Agrani Bank'])
    expect(await names('?search=branch ১০')).toEqual(['Agrani Bank'])
    expect(await names('?search=Branch 3')).toEqual(['Rupali Bank'])
    expect(await names('?search=100%25')).toEqual([])
    expect(await names('?search=_')).toEqual([])
  })

  test('are sorted numerically in either script: 2 before 3 before 10', async () => {
    expect(await names('?ordering=branch_name')).toEqual(['জনতা ব্যাংক', 'Rupali Bank', 'Agrani Bank'])
    expect(await names('?ordering=-branch_name')).toEqual(['Agrani Bank', 'Rupali Bank', 'জনতা ব্যাংক'])
  })

  test('are filtered by field', async () => {
    expect(await names('?branch_name=branch 2')).toEqual(['জনতা ব্যাংক'])
    expect(await names('?branch_name=Branch')).toEqual([])
  })

  test.each([
    'limit=0',
    'limit=1001',
    'limit=abc',
    'limit=-1',
    'offset=x',
    'ordering=nothing',
    'ordering=id;drop',
  ])('refuse the unreadable parameter %s', async (query) => {
    const refusal = await staff.get(`banks/?${query}`)
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([400, [query.split('=')[0]]])
  })
})

test('an unchanged response is not sent again, and one person’s ETag never matches for another', async () => {
  await staff.post('banks/', aBank())
  const first = await staff.get('banks/')
  const tag = String(first.headers['etag'])
  const repeat = await staff.get('banks/', { 'if-none-match': tag })
  expect([repeat.statusCode, repeat.body]).toEqual([304, ''])
  expect(first.headers['vary']).toContain('Authorization')
  // a browser may cache public responses, and no response to a signed-in person
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect((await server.visitor.get('settings/')).headers['cache-control']).toBe('private, no-cache')
  const other = await server.as('staff')
  expect((await other.get('banks/', { 'if-none-match': tag })).statusCode).toBe(200)
  await staff.post('banks/', aBank({ bank_name: 'Another' }))
  expect((await staff.get('banks/', { 'if-none-match': tag })).statusCode).toBe(200)
})
