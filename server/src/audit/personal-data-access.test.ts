import { verifyAudit } from './verify-audit.ts'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let number = 0
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
afterAll(() => server.close())

const nid_number = '1234567890'
const nominees = [{ name: 'Salma', nid: '9876543210123' }]
const createAdvocate = (overrides: object = {}) =>
  createRecord<{ id: number; bar_registration_number: string }>(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: `N${++number}`, nid_number, ...overrides }),
  )
const viewsOf = (username: string) => server.sql<
  { subject_id: string | null; after: { members: number; asked: object; through?: string } | null }[]
>`
  select subject_id, after from audit_events
  where actor = ${username} and action = 'view' and subject = 'advocates' order by id`

test('a read of a national ID is logged once, with its reader, however often it is repeated', async () => {
  const auditor = await server.as('auditor')
  const advocate = await createAdvocate()
  const other = await createAdvocate({ nid_number: '' })
  for (const _ of [1, 2])
    expect((await auditor.get(`advocates/${advocate.id}/`)).json()).toMatchObject({ nid_number })
  await auditor.get(`advocates/${other.id}/`)
  expect(await viewsOf(auditor.username)).toEqual([{ subject_id: String(advocate.id), after: null }])
})

test('a read of nominees is logged like one of the national ID', async () => {
  const auditor = await server.as('auditor')
  const advocate = await createAdvocate({ nid_number: '', nominees })
  await auditor.get(`advocates/${advocate.id}/`)
  expect(await viewsOf(auditor.username)).toEqual([{ subject_id: String(advocate.id), after: null }])
})

test('a list with national IDs is one audit event with the count and the query, without unknown parameters', async () => {
  const admin = await server.as('admin')
  const { bar_registration_number: one } = await createAdvocate()
  for (const unknownParameter of ['', '&zz=1', '&zz=2', '&__proto__=3'])
    await admin.get(`advocates/?search=${one}&ordering=id${unknownParameter}`)
  await admin.get('advocates/?search=nobody')
  expect(await viewsOf(admin.username)).toEqual([
    { subject_id: null, after: { members: 1, asked: { ordering: 'id', search: one } } },
  ])
})

test('a national ID in the search is masked in the audit event', async () => {
  const admin = await server.as('admin')
  await createAdvocate({ nid_number: '5555566666' })
  await admin.get('advocates/?search=5555566666')
  expect(await viewsOf(admin.username)).toMatchObject([
    { after: { members: 1, asked: { search: '******6666' } } },
  ])
})

test.each([
  ['older', 1],
  ['newer', 999_999],
])(
  'a record returned with the conflict of an %s version is logged, with any body',
  async (_which, version) => {
    const advocate = await createAdvocate()
    const { bar_registration_number } = advocate
    const path = `advocates/${advocate.id}/`
    expect((await staff.put(path, anAdvocate({ bar_registration_number, nid_number }))).statusCode).toBe(200)
    for (const body of [{}, { nid_number }]) {
      const editor = await server.as('staff')
      const refused = await editor.put(path, { ...anAdvocate({ bar_registration_number, ...body }), version })
      expect([refused.statusCode, refused.json().current.nid_number]).toEqual([409, nid_number])
      expect(await viewsOf(editor.username)).toEqual([{ subject_id: String(advocate.id), after: null }])
    }
  },
)

test.each(['archive', 'restore'])('the response to %s is logged', async (action) => {
  const editor = await server.as('staff')
  const advocate = await createAdvocate()
  expect((await editor.post(`advocates/${advocate.id}/${action}/`)).json()).toMatchObject({ nid_number })
  expect(await viewsOf(editor.username)).toEqual([{ subject_id: String(advocate.id), after: null }])
})

test('the response to creating an advocate is not logged', async () => {
  const editor = await server.as('staff')
  await createRecord(
    editor,
    'advocates/',
    anAdvocate({ bar_registration_number: 'own', nid_number, nominees }),
  )
  expect(await viewsOf(editor.username)).toEqual([])
})

test('the audit log masks national IDs, and reading nominees in it is logged', async () => {
  const auditor = await server.as('auditor')
  const advocate = await createAdvocate({ nid_number: '1111122222', nominees })
  await staff.put(
    `advocates/${advocate.id}/`,
    anAdvocate({ ...advocate, nid_number: '3333344444', version: 1 }),
  )
  const response = await auditor.get(`audit/?subject=advocates&subject_id=${advocate.id}`)
  expect(response.body).not.toMatch(/1111122222|3333344444|9876543210123/)
  const [update, create] = response.json() as { before: object; after: object }[]
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
      after: {
        members: 1,
        asked: { subject: 'advocates', subject_id: String(advocate.id) },
        through: 'audit',
      },
    },
  ])
  const stored = await server.sql`select 1 from audit_events where after::text like '%3333344444%'`
  expect(stored).toHaveLength(0)
})

test('an audit event from before the masking is masked when it is read, and the hash chain still verifies', async () => {
  const auditor = await server.as('auditor')
  await server.sql`
    with entry as (
      insert into audit_events (actor, action, subject, subject_id, after)
      values ('somebody', 'create', 'advocates', '77', ${server.sql.json({ nid_number: '7777788888' })})
      returning id
    )
    insert into audit_chain_queue (event_id) select id from entry`
  const [entry] = (await auditor.get('audit/?subject_id=77')).json() as { after: object }[]
  expect(entry?.after).toEqual({ nid_number: '******8888' })
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: true })
})

test('visitors, cashiers and lookups get no national ID, so nothing is logged', async () => {
  const cashier = await server.as('cashier')
  const editor = await server.as('staff')
  await createAdvocate()
  const responses = [
    await server.visitor.get('advocates/'),
    await cashier.get('advocates/'),
    await editor.get('advocates/?lookup=Rahim'),
  ]
  for (const response of responses) {
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toContain(nid_number)
  }
  expect(await viewsOf(cashier.username)).toEqual([])
  expect(await viewsOf(editor.username)).toEqual([])
})
