import { audit, extendHashChain, systemActor, verifyAudit } from '../src/audit/audit.ts'
import { transaction } from '../src/database/transaction.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
let admin: TestUser
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
  admin = await served.as('admin')
})
afterAll(() => served.close())

const aBank = (over: object = {}) => ({
  bank_name: 'Sonali',
  address: 'Road',
  branch_name: 'Main',
  account_category: 'FDR',
  ...over,
})
const trail = async (query = '') => (await admin.get(`audit/${query}`)).json()

test('the trail says who did what, with the difference, in the transaction that did it', async () => {
  const { id } = (await staff.post('banks/', aBank())).json()
  await staff.put(`banks/${id}/`, aBank({ branch_name: 'North' }))
  await staff.post('banks/', aBank({ branch_name: 'North' }))
  await staff.delete(`banks/${id}/`)
  const entries = await trail('?subject=banks')
  expect(entries).toMatchObject([
    {
      actor: 'staff1',
      action: 'delete',
      subject_id: String(id),
      before: { branch_name: 'North' },
      after: null,
    },
    { actor: 'staff1', action: 'update', before: { branch_name: 'Main' }, after: { branch_name: 'North' } },
    { actor: 'staff1', action: 'create', before: null, after: { bank_name: 'Sonali' } },
  ])
  expect(entries[1].before).toEqual({ branch_name: 'Main' })
})

test('what is rolled back leaves no trace', async () => {
  const before = (await trail()).length
  await transaction(served.sql, async (sql) => {
    await audit(sql, systemActor, { action: 'try', subject: 'nothing' })
    throw new Error('no')
  }).catch(() => undefined)
  expect(await trail()).toHaveLength(before)
})

test('what the trail cannot note is not done either', async () => {
  const done = transaction(served.sql, async (sql) => {
    await sql`insert into settings ${sql({ key: 'unnoted', value: 1 })}`
    // no text of the database holds this character
    await audit(sql, systemActor, { action: 'try', subject: '\0' })
    return 'done'
  })
  await expect(done).rejects.toThrow()
  expect(await served.sql`select 1 from settings where key = 'unnoted'`).toHaveLength(0)
})

test('the trail is searched, filtered by day and read in pages', async () => {
  await transaction(served.sql, (sql) =>
    audit(sql, systemActor, {
      action: 'void',
      subject: 'vokalotnama',
      subject_id: 5,
      number: 'VKL-2026-000005',
      reason: 'wrong price',
    }),
  )
  expect(await trail('?search=vkl-2026-000005')).toMatchObject([
    { number: 'VKL-2026-000005', reason: 'wrong price' },
  ])
  expect(await trail('?actor=system&action=void')).toHaveLength(1)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())
  expect((await trail(`?from=${today}&to=${today}`)).length).toBeGreaterThan(0)
  expect(await trail('?to=2020-01-01')).toEqual([])
  expect((await admin.get('audit/?from=yesterday')).statusCode).toBe(400)
  const page = await admin.get('audit/?limit=1&offset=1')
  expect(page.json()).toHaveLength(1)
  expect(Number(page.headers['x-total-count'])).toBeGreaterThan(1)
})

test.each([
  'update audit_entries set actor = actor',
  'delete from audit_entries',
  'truncate audit_entries cascade',
  'delete from audit_seals',
  'truncate audit_seals',
])('the database itself refuses: %s', async (statement) => {
  await extendHashChain(served.sql)
  await expect(served.sql.unsafe(statement)).rejects.toThrow('append-only')
})

test('entries are sealed right after they are committed, many at once in one chain', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, place) => staff.post('banks/', aBank({ branch_name: `Branch ${place}` }))),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await served.sql`select 1 from audit_unsealed`).toHaveLength(0)
  const verdict = await verifyAudit(served.sql)
  expect(verdict).toMatchObject({ ok: true, broken: null, problem: null })
  expect(verdict.sealed).toBe(verdict.entries)
})

describe('tampering is found:', () => {
  /** What somebody with the keys of the database could do. */
  const tamper = async (table: string, statement: string) => {
    await served.sql.unsafe(`alter table ${table} disable trigger user`)
    await served.sql.unsafe(statement)
    await served.sql.unsafe(`alter table ${table} enable trigger user`)
  }
  let third: { id: number; actor: string }
  beforeAll(async () => {
    await extendHashChain(served.sql)
    const [row] = await served.sql<
      { id: number; actor: string }[]
    >`select id, actor from audit_entries order by id offset 2 limit 1`
    third = row!
  })

  test('a changed entry', async () => {
    await tamper('audit_entries', `update audit_entries set actor = 'someone else' where id = ${third.id}`)
    expect(await verifyAudit(served.sql)).toMatchObject({
      ok: false,
      broken: third.id,
      problem: 'the entry was changed',
    })
    await tamper('audit_entries', `update audit_entries set actor = '${third.actor}' where id = ${third.id}`)
    expect((await verifyAudit(served.sql)).ok).toBe(true)
  })

  test('an entry that is gone', async () => {
    await tamper('audit_entries', `create table kept as select * from audit_entries where id = ${third.id}`)
    await tamper('audit_entries', `delete from audit_entries where id = ${third.id}`)
    expect(await verifyAudit(served.sql)).toMatchObject({
      ok: false,
      broken: third.id,
      problem: 'the entry is missing',
    })
    await tamper('audit_entries', 'insert into audit_entries overriding system value select * from kept')
    expect((await verifyAudit(served.sql)).ok).toBe(true)
  })

  test('an entry slipped in without a seal', async () => {
    await served.sql`insert into audit_entries (actor, action, subject) values ('nobody', 'none', 'nothing')`
    expect(await verifyAudit(served.sql)).toMatchObject({ ok: false, problem: 'the entry was never sealed' })
  })

  test('a seal that is gone', async () => {
    await tamper('audit_seals', `delete from audit_seals where audit_id = ${third.id}`)
    expect(await verifyAudit(served.sql)).toMatchObject({ ok: false, problem: 'a seal is missing' })
  })
})
