import { aMember, made } from './builders.ts'
import { serve, type Served } from './serve.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

const nid_number = '1234567890'
const looksOf = (username: string) => served.sql<
  { subject_id: string | null; after: { members: number; asked: object } | null }[]
>`
  select subject_id, after from audit_entries where actor = ${username} and action = 'view' and subject = 'advocates' order by id`

test('who looked at the NID of which member stands in the trail, once however often it is read again', async () => {
  const staff = await served.as('staff')
  const auditor = await served.as('auditor')
  const member = await made(staff, 'advocates/', aMember({ nid_number }))
  const other = await made(staff, 'advocates/', aMember({ bar_registration_number: '124' }))
  for (const person of [auditor, auditor, staff])
    expect((await person.get(`advocates/${member.id}/`)).json()).toMatchObject({ nid_number })
  await auditor.get(`advocates/${other.id}/`)
  const look = { subject_id: String(member.id), after: null }
  expect(await looksOf(auditor.username)).toEqual([look])
  expect(await looksOf(staff.username)).toEqual([look])
})

test('a list that tells of them is one entry with the count and what was asked', async () => {
  const admin = await served.as('admin')
  await admin.get('advocates/?ordering=id')
  await admin.get('advocates/?ordering=id')
  await admin.get('advocates/?search=nobody')
  expect(await looksOf(admin.username)).toEqual([
    { subject_id: null, after: { members: 1, asked: { ordering: 'id' } } },
  ])
})

test('visitors, cashiers and look-ups are told none, so nothing is noted', async () => {
  const cashier = await served.as('cashier')
  const staff = await served.as('staff')
  const told = [
    await served.visitor.get('advocates/'),
    await cashier.get('advocates/'),
    await staff.get('advocates/?lookup=Rahim'),
  ]
  for (const answer of told) {
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain(nid_number)
  }
  expect(await looksOf(cashier.username)).toEqual([])
  expect(await looksOf(staff.username)).toEqual([])
})
