import { createRecord } from '../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let one: TestUser
let other: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[one, other] = [await server.as('admin'), await server.as('admin')]
})
afterAll(() => server.close())

/** Both administrators save at the same moment. Returns the sorted status codes. */
const saveBoth = async (path: string, first: object, second: object) => {
  const responses = await Promise.all([one.put(path, first), other.put(path, second)])
  return responses.map(({ statusCode }) => statusCode).toSorted()
}
const versionOf = async (path: string) => ((await one.get(path)).json() as { version: number }).version

test.each([
  ['settings/', { rates: { yearly_cost: '25.00' } }, { rates: { yearly_cost: '30.00' } }],
  ['lock/', { locked_up_to: '2020-12-31' }, { locked_up_to: '2021-12-31' }],
  ['two-factor-roles/', { roles: ['auditor'] }, { roles: ['cashier'] }],
])('one of two concurrent changes of %s is refused as a conflict', async (path, first, second) => {
  const version = await versionOf(path)
  expect(await saveBoth(path, { ...first, version }, { ...second, version })).toEqual([200, 409])
  expect(await versionOf(path)).not.toBe(version)
})

test('one of two concurrent changes of a user is refused as a conflict', async () => {
  const { id } = await server.as('staff')
  const version = await versionOf(`users/${id}/`)
  const change = (role: string) => ({ role, version })
  expect(await saveBoth(`users/${id}/`, change('cashier'), change('auditor'))).toEqual([200, 409])
})

test('one of two concurrent changes of a percentage is refused as a conflict, and no category exceeds 100 %', async () => {
  const body = { category: 'Shop Rent', percentage: 40 }
  const share = await createRecord<{ id: number; version: number }>(one, 'income-category-percentage/', body)
  const path = `income-category-percentage/${share.id}/`
  const change = (percentage: number) => ({ category: 'Shop Rent', percentage, version: share.version })
  expect(await saveBoth(path, change(50), change(60))).toEqual([200, 409])
  const welfare = await Promise.all(
    [one, other].map((admin) =>
      admin.post('welfare-category-percentage/', { category: 'Shop Rent', percentage: 40 }),
    ),
  )
  expect(welfare.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const [{ whole } = { whole: 0 }] = await server.sql<{ whole: number }[]>`
    select sum(percentage) as whole from income_shares s join income_categories c on c.id = s.category
    where c.category = 'Shop Rent'`
  expect(whole).toBeLessThanOrEqual(100)
})
