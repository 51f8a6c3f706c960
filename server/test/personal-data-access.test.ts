import { verifyAudit } from '../src/audit/audit.ts'
import { anAdvocate, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
let number = 0
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
})
afterAll(() => served.close())

const nid_number = '1234567890'
const nominees = [{ name: 'Salma', nid: '9876543210123' }]
const anIdentified = (over: object = {}) =>
  createRecord<{ id: number; bar_registration_number: string }>(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: `N${++number}`, nid_number, ...over }),
  )
const viewsOf = (username: string) => served.sql<
  { subject_id: string | null; after: { members: number; asked: object; through?: string } | null }[]
>`
  select subject_id, after from audit_entries
  where actor = ${username} and action = 'view' and subject = 'advocates' order by id`

test("who read a member's national ID stands in the audit log, once however often it is read again", async () => {
  const auditor = await served.as('auditor')
  const member = await anIdentified()
  const other = await anIdentified({ nid_number: '' })
  for (const _ of [1, 2])
    expect((await auditor.get(`advocates/${member.id}/`)).json()).toMatchObject({ nid_number })
  await auditor.get(`advocates/${other.id}/`)
  expect(await viewsOf(auditor.username)).toEqual([{ subject_id: String(member.id), after: null }])
})

test('nominees count as much as the national ID', async () => {
  const auditor = await served.as('auditor')
  const member = await anIdentified({ nid_number: '', nominees })
  await auditor.get(`advocates/${member.id}/`)
  expect(await viewsOf(auditor.username)).toEqual([{ subject_id: String(member.id), after: null }])
})

test('a list that tells them is one entry with the count and what was asked, made-up parameters left out', async () => {
  const admin = await served.as('admin')
  const { bar_registration_number: one } = await anIdentified()
  for (const madeUp of ['', '&zz=1', '&zz=2', '&__proto__=3'])
    await admin.get(`advocates/?search=${one}&ordering=id${madeUp}`)
  await admin.get('advocates/?search=nobody')
  expect(await viewsOf(admin.username)).toEqual([
    { subject_id: null, after: { members: 1, asked: { ordering: 'id', search: one } } },
  ])
})

test('a national ID that somebody searches for does not stand in the entry', async () => {
  const admin = await served.as('admin')
  await anIdentified({ nid_number: '5555566666' })
  await admin.get('advocates/?search=5555566666')
  expect(await viewsOf(admin.username)).toMatchObject([
    { after: { members: 1, asked: { search: '******6666' } } },
  ])
})

test('the record of a conflict is logged as any other, unless the asker sent the same', async () => {
  const editor = await served.as('staff')
  const member = await anIdentified()
  const change = (over: object) =>
    editor.put(`advocates/${member.id}/`, {
      ...anAdvocate({ bar_registration_number: member.bar_registration_number, ...over }),
      version: 999_999,
    })
  const same = await change({ nid_number })
  expect([same.statusCode, same.json().current.nid_number]).toEqual([409, nid_number])
  expect(await viewsOf(editor.username)).toEqual([])
  expect((await change({})).statusCode).toBe(409)
  expect(await viewsOf(editor.username)).toEqual([{ subject_id: String(member.id), after: null }])
})

test.each(['archive', 'restore'])('the answer to %s is logged', async (action) => {
  const editor = await served.as('staff')
  const member = await anIdentified()
  expect((await editor.post(`advocates/${member.id}/${action}/`)).json()).toMatchObject({ nid_number })
  expect(await viewsOf(editor.username)).toEqual([{ subject_id: String(member.id), after: null }])
})

test('whoever writes a member down is told nothing by the answer', async () => {
  const editor = await served.as('staff')
  await createRecord(
    editor,
    'advocates/',
    anAdvocate({ bar_registration_number: 'own', nid_number, nominees }),
  )
  expect(await viewsOf(editor.username)).toEqual([])
})

test('the audit log masks national IDs, and reading nominees in it is logged', async () => {
  const auditor = await served.as('auditor')
  const member = await anIdentified({ nid_number: '1111122222', nominees })
  await staff.put(`advocates/${member.id}/`, anAdvocate({ ...member, nid_number: '3333344444', version: 1 }))
  const answer = await auditor.get(`audit/?subject=advocates&subject_id=${member.id}`)
  expect(answer.body).not.toMatch(/1111122222|3333344444|9876543210123/)
  const [update, create] = answer.json() as { before: object; after: object }[]
  expect(create?.after).toMatchObject({
    nid_number: '******2222',
    nominees: [{ name: 'Salma', nid: '*********0123' }],
  })
  expect([update?.before, update?.after]).toEqual([
    expect.objectContaining({ nid_number: '******2222' }),
    expect.objectContaining({ nid_number: '******4444' }),
  ])
  expect(await viewsOf(auditor.username)).toEqual([
    {
      subject_id: null,
      after: { members: 1, asked: { subject: 'advocates', subject_id: String(member.id) }, through: 'audit' },
    },
  ])
  const stored = await served.sql`select 1 from audit_entries where after::text like '%3333344444%'`
  expect(stored).toHaveLength(0)
})

test('an entry of before the log masked national IDs is masked when it is read, and still proved by the chain', async () => {
  const auditor = await served.as('auditor')
  await served.sql`
    with entry as (
      insert into audit_entries (actor, action, subject, subject_id, after)
      values ('somebody', 'create', 'advocates', '77', ${served.sql.json({ nid_number: '7777788888' })})
      returning id
    )
    insert into audit_unsealed (audit_id) select id from entry`
  const [entry] = (await auditor.get('audit/?subject_id=77')).json() as { after: object }[]
  expect(entry?.after).toEqual({ nid_number: '******8888' })
  expect(await verifyAudit(served.sql)).toMatchObject({ ok: true })
})

test('visitors, cashiers and look-ups are told none, so nothing is logged', async () => {
  const cashier = await served.as('cashier')
  const editor = await served.as('staff')
  await anIdentified()
  const told = [
    await served.visitor.get('advocates/'),
    await cashier.get('advocates/'),
    await editor.get('advocates/?lookup=Rahim'),
  ]
  for (const answer of told) {
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain(nid_number)
  }
  expect(await viewsOf(cashier.username)).toEqual([])
  expect(await viewsOf(editor.username)).toEqual([])
})
