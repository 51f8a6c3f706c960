import { createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let one: TestUser
let other: TestUser
beforeAll(async () => {
  served = await startTestServer()
  ;[one, other] = [await served.as('admin'), await served.as('admin')]
})
afterAll(() => served.close())

/** Both save what they have read at the same moment. */
const both = async (path: string, first: object, second: object) => {
  const answers = await Promise.all([one.put(path, first), other.put(path, second)])
  return answers.map(({ statusCode }) => statusCode).toSorted()
}
const versionOf = async (path: string) => ((await one.get(path)).json() as { version: number }).version

test.each([
  ['settings/', { rates: { yearly_cost: '25.00' } }, { rates: { yearly_cost: '30.00' } }],
  ['lock/', { locked_up_to: '2020-12-31' }, { locked_up_to: '2021-12-31' }],
  ['two-factor-roles/', { roles: ['auditor'] }, { roles: ['cashier'] }],
])('of two who save %s at once one is told of the other', async (path, first, second) => {
  const version = await versionOf(path)
  expect(await both(path, { ...first, version }, { ...second, version })).toEqual([200, 409])
  expect(await versionOf(path)).not.toBe(version)
})

test('of two who change one user at once one is told of the other', async () => {
  const { id } = await served.as('staff')
  const version = await versionOf(`users/${id}/`)
  const change = (role: string) => ({ role, version })
  expect(await both(`users/${id}/`, change('cashier'), change('auditor'))).toEqual([200, 409])
})

test('of two who change one percentage at once one is told of the other, and no category passes 100', async () => {
  const asked = { category: 'Shop Rent', percentage: 40 }
  const share = await createRecord<{ id: number; version: number }>(one, 'income-category-percentage/', asked)
  const path = `income-category-percentage/${share.id}/`
  const change = (percentage: number) => ({ category: 'Shop Rent', percentage, version: share.version })
  expect(await both(path, change(50), change(60))).toEqual([200, 409])
  const welfare = await Promise.all(
    [one, other].map((who) =>
      who.post('welfare-category-percentage/', { category: 'Shop Rent', percentage: 40 }),
    ),
  )
  expect(welfare.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const [{ whole } = { whole: 0 }] = await served.sql<{ whole: number }[]>`
    select sum(percentage) as whole from income_shares s join income_categories c on c.id = s.category
    where c.category = 'Shop Rent'`
  expect(whole).toBeLessThanOrEqual(100)
})
