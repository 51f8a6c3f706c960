import { audit, extendHashChain, systemActor } from './audit.ts'
import { saveMark } from './verification-mark.ts'
import { verifyAudit, verifySinceMark, type VerificationProgress } from './verify-audit.ts'
import { changedSlices, readWrittenSlices } from './written-slices.ts'
import { transaction } from '../database/transaction.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let admin: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
  admin = await server.as('admin')
})
afterAll(() => server.close())

const aBank = (overrides: object = {}) => ({
  bank_name: 'Sonali',
  address: 'Road',
  branch_name: 'Main',
  account_category: 'FDR',
  ...overrides,
})
const readAuditLog = async (query = '') => (await admin.get(`audit/${query}`)).json()

test('the audit log records who did what, with the difference', async () => {
  const { id } = (await staff.post('banks/', aBank())).json()
  await staff.put(`banks/${id}/`, aBank({ branch_name: 'North' }))
  await staff.post('banks/', aBank({ branch_name: 'North' }))
  await staff.delete(`banks/${id}/`)
  const entries = await readAuditLog('?subject=banks')
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

test('a transaction that is rolled back leaves no audit event', async () => {
  const before = (await readAuditLog()).length
  await transaction(server.sql, async (sql) => {
    await audit(sql, systemActor, { action: 'try', subject: 'nothing' })
    throw new Error('no')
  }).catch(() => undefined)
  expect(await readAuditLog()).toHaveLength(before)
})

test('a change that cannot be logged is rolled back', async () => {
  const attempt = transaction(server.sql, async (sql) => {
    await sql`insert into settings ${sql({ key: 'unnoted', value: 1 })}`
    // PostgreSQL text cannot contain this character
    await audit(sql, systemActor, { action: 'try', subject: '\0' })
    return 'done'
  })
  await expect(attempt).rejects.toThrow()
  expect(await server.sql`select 1 from settings where key = 'unnoted'`).toHaveLength(0)
})

test('the audit log is searched, filtered by day and read in pages', async () => {
  await transaction(server.sql, (sql) =>
    audit(sql, systemActor, {
      action: 'void',
      subject: 'vokalotnama',
      subject_id: 5,
      number: 'VKL-2026-000005',
      reason: 'wrong price',
    }),
  )
  expect(await readAuditLog('?search=vkl-2026-000005')).toMatchObject([
    { number: 'VKL-2026-000005', reason: 'wrong price' },
  ])
  expect(await readAuditLog('?actor=system&action=void')).toHaveLength(1)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())
  expect((await readAuditLog(`?from=${today}&to=${today}`)).length).toBeGreaterThan(0)
  expect(await readAuditLog('?to=2020-01-01')).toEqual([])
  expect((await admin.get('audit/?from=yesterday')).statusCode).toBe(400)
  const page = await admin.get('audit/?limit=1&offset=1')
  expect(page.json()).toHaveLength(1)
  expect(Number(page.headers['x-total-count'])).toBeGreaterThan(1)
})

test.each([
  'update audit_events set actor = actor',
  'delete from audit_events',
  'truncate audit_events cascade',
  'delete from audit_chain',
  'truncate audit_chain',
])('the database refuses: %s', async (statement) => {
  await extendHashChain(server.sql)
  await expect(server.sql.unsafe(statement)).rejects.toThrow('append-only')
})

test('audit events join the hash chain right after they are committed, many at once in one chain', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => staff.post('banks/', aBank({ branch_name: `Branch ${index}` }))),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await server.sql`select 1 from audit_chain_queue`).toHaveLength(0)
  const result = await verifyAudit(server.sql)
  expect(result).toMatchObject({ ok: true, broken: null, problem: null })
  expect(result.sealed).toBe(result.entries)
})

test('a verification tells how many of its steps are done, and reads everything in slices', async () => {
  const steps: VerificationProgress[] = []
  const { sealed } = await verifyAudit(server.sql, (progress) => steps.push(progress))
  expect(steps[0]).toEqual({ done: 0, total: sealed })
  expect(steps.at(-1)).toEqual({ done: sealed, total: sealed })
  const none = await admin.get('audit/verify/progress/')
  expect([none.statusCode, none.json()]).toEqual([200, { done: null, total: null }])
})

test('links are verified across the border of two slices', async () => {
  const read = (from: number, to: number) =>
    server.sql`select links, broken, problem from verify_chain_links(${from}, ${to})`
  expect([...(await read(1, 3)), ...(await read(4, 6))]).toEqual([
    { links: 3, broken: null, problem: null },
    { links: 3, broken: null, problem: null },
  ])
})

describe('the verification detects', () => {
  /** Runs a statement that the triggers would refuse, as a database owner could. */
  const tamper = async (table: string, statement: string) => {
    await server.sql.unsafe(`alter table ${table} disable trigger user`)
    await server.sql.unsafe(statement)
    await server.sql.unsafe(`alter table ${table} enable trigger user`)
  }
  let third: { id: number; actor: string }
  beforeAll(async () => {
    await extendHashChain(server.sql)
    const [row] = await server.sql<
      { id: number; actor: string }[]
    >`select id, actor from audit_events order by id offset 2 limit 1`
    third = row!
  })

  test('a changed audit event', async () => {
    await tamper('audit_events', `update audit_events set actor = 'someone else' where id = ${third.id}`)
    expect(await verifyAudit(server.sql)).toMatchObject({
      ok: false,
      broken: third.id,
      problem: 'the entry was changed',
    })
    await tamper('audit_events', `update audit_events set actor = '${third.actor}' where id = ${third.id}`)
    expect((await verifyAudit(server.sql)).ok).toBe(true)
  })

  test('a deleted audit event', async () => {
    await tamper(
      'audit_events',
      `create table removed_entries as select * from audit_events where id = ${third.id}`,
    )
    await tamper('audit_events', `delete from audit_events where id = ${third.id}`)
    expect(await verifyAudit(server.sql)).toMatchObject({
      ok: false,
      broken: third.id,
      problem: 'the entry is missing',
    })
    await tamper(
      'audit_events',
      'insert into audit_events overriding system value select * from removed_entries',
    )
    expect((await verifyAudit(server.sql)).ok).toBe(true)
  })

  describe('after a verification', () => {
    const verify = async (query = '') => (await admin.get(`audit/verify/${query}`)).json()
    const rename = (actor: string) =>
      tamper('audit_events', `update audit_events set actor = '${actor}' where id = ${third.id}`)
    const finding = { ok: false, problem: 'the entry was changed', full_at: null }
    beforeAll(async () => {
      await server.sql`
        with event as (
          insert into audit_events (actor, action, subject) select 'rahima', 'update', 'banks' from generate_series(1, 2500)
          returning id
        )
        insert into audit_chain_queue (event_id) select id from event`
      expect(await verify('?full=true')).toMatchObject({ ok: true, full_at: expect.any(String) })
    })

    test('only the entries are read that were written since, and all of them when asked to', async () => {
      const before = await verify()
      await staff.post('banks/', aBank({ branch_name: 'Since' }))
      const totals: number[] = []
      const onProgress = ({ total }: VerificationProgress) => void totals.push(total)
      const since = await verifySinceMark(server.sql, server.app.secretBox, { onProgress })
      expect(since).toMatchObject({ ok: true, full_at: before.full_at, sealed: since.entries })
      expect(since.entries).toBe(before.entries + 1)
      const full = await verifySinceMark(server.sql, server.app.secretBox, { isFull: true, onProgress })
      expect(full).toEqual({ ...since, full_at: expect.any(String) })
      expect(full.full_at).not.toBe(since.full_at)
      expect(totals[0]).toBeLessThanOrEqual(1001)
      expect(totals.at(-1)).toBe(full.sealed)
    })

    test('a change of an old entry is found, until it is gone', async () => {
      await rename('someone else')
      const found = { ...finding, broken: third.id }
      expect([await verify(), await verify()]).toMatchObject([found, found])
      await rename(third.actor)
      expect(await verify()).toMatchObject({ ok: true, full_at: expect.any(String) })
    })

    test('a deleted link and its entry are found', async () => {
      await server.sql`create table removed_links as select * from audit_chain where event_id = ${third.id}`
      await tamper('audit_chain', `delete from audit_chain where event_id = ${third.id}`)
      expect(await verify()).toMatchObject({ ok: false, problem: 'a link of the hash chain is missing' })
      await tamper('audit_chain', 'insert into audit_chain select * from removed_links')
      expect(await verify()).toMatchObject({ ok: true })
    })

    test('a mark that was written without the key of the server hides nothing', async () => {
      await rename('someone else')
      const { slices } = await readWrittenSlices(server.sql)
      const content = JSON.stringify({ full_at: new Date().toISOString(), slices })
      await server.sql`update audit_mark set content = ${content}`
      expect(await verify()).toMatchObject({ ...finding, broken: third.id })
      await rename(third.actor)
      expect(await verify()).toMatchObject({ ok: true })
    })

    test('a change that PostgreSQL does not know is found when everything is read, and then always', async () => {
      await rename('someone else')
      // as when the files of the database were changed: PostgreSQL has written nothing since this mark
      const { slices } = await readWrittenSlices(server.sql)
      await saveMark(server.sql, server.app.secretBox, { full_at: new Date().toISOString(), slices })
      expect(await verify()).toMatchObject({ ok: true })
      const found = { ...finding, broken: third.id }
      expect([await verify('?full=true'), await verify()]).toMatchObject([found, found])
      await rename(third.actor)
      expect(await verify()).toMatchObject({ ok: true })
    })

    test('other columns make everything unverified', async () => {
      const { slices } = await readWrittenSlices(server.sql)
      await server.sql`alter table receipts add column note_of_the_test text not null default 'x'`
      expect(changedSlices(slices, (await readWrittenSlices(server.sql)).slices)).toBeUndefined()
      await server.sql`alter table receipts drop column note_of_the_test`
    })
  })

  test('an inserted audit event without a digest', async () => {
    await server.sql`insert into audit_events (actor, action, subject) values ('nobody', 'none', 'nothing')`
    expect(await verifyAudit(server.sql)).toMatchObject({
      ok: false,
      problem: 'the entry was never added to the hash chain',
    })
  })

  test('a deleted digest', async () => {
    await tamper('audit_chain', `delete from audit_chain where event_id = ${third.id}`)
    expect(await verifyAudit(server.sql)).toMatchObject({
      ok: false,
      problem: 'a link of the hash chain is missing',
    })
  })
})
