import { extendHashChain } from './audit.ts'
import { verifyAudit, verifyChain, type AuditVerification } from './verify-audit.ts'
import { changedSlices, knownTables, readWrittenSlices } from './written-slices.ts'
import type { Sql } from '../database/database.ts'
import { aFee, anAdvocate, aRent, aSale, createRecord, monthly, yearly } from '../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

/* The verification of the audit log names every change that was made directly in the database. */

let server: TestServer
let admin: TestUser
const numbers = new Map<number, string>()

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  await createRecord(admin, 'buildings/', { building_name: 'Bar Bhaban', institute: 'Bar' })
  await createRecord(admin, 'advocates/', anAdvocate())
  await createRecord(admin, 'expanse_category/', { category: 'Tea' })
  await createRecord(admin, 'paper-stock/', {
    kind: 'received',
    paper: 'BLB',
    from_serial: 1,
    to_serial: 500,
  })
  const sale = await createRecord(admin, 'vokalotnama/', aSale())
  await admin.put(
    `vokalotnama/${sale.id}/`,
    aSale({ price: '60', serials: [{ from_serial: 3, to_serial: 12 }] }),
  )
  const voidedSale = await createRecord(
    admin,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: '0050', to_serial: '0070' }] }),
  )
  await admin.delete(`vokalotnama/${voidedSale.id}/`, { reason: 'wrong customer' })
  await createRecord(
    admin,
    'advocate-all-fees/',
    aFee({ monthlyfee_set: [monthly(1, 2)], barassociationfee_set: [yearly(2025, 2026)] }),
  )
  await createRecord(admin, 'shop-rent/', aRent())
  const expense = await createRecord(admin, 'actual_expanse/', {
    expanseCategory: 'Tea',
    date: '2026-03-11',
    actualExpanse: '120',
    payee: 'Karim',
  })
  const boundary = 'scan'
  const pdf = `--${boundary}\r\ncontent-disposition: form-data; name="attachment"; filename="bill.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 bill %%EOF\r\n--${boundary}--\r\n`
  const upload = await admin.put(`actual_expanse/${expense.id}/attachment/`, pdf, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  expect(upload.statusCode).toBe(200)
  await createRecord(admin, 'income_category/', { category: 'Paper sales' })
  expect((await admin.put('heads/1/', { category: 'Paper sales', from: '2026-01-01' })).statusCode).toBe(200)
  await admin.post(`receipts/${sale.number}/print/`)
  await extendHashChain(server.sql)
  for (const { id, number } of await server.sql<
    { id: number; number: string }[]
  >`select id, number from receipts`)
    numbers.set(id, number)
})
afterAll(() => server.close())

class Undo extends Error {}

/**
 * Returns the verification after a direct change of the database, which is then rolled back. Reading only
 * what was written since `prepare` finds the same.
 */
async function verifyAfter(
  tamper: (sql: Sql) => Promise<unknown>,
  prepare: (sql: Sql) => Promise<unknown> = async () => undefined,
): Promise<AuditVerification> {
  let result: AuditVerification | undefined
  await server.sql
    .begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      const guardedTables = await sql<{ name: string }[]>`
        select distinct tgrelid::regclass::text as name from pg_trigger where tgenabled = 'A'`
      for (const { name } of guardedTables) await sql.unsafe(`alter table ${name} disable trigger user`)
      await prepare(sql)
      const before = await readWrittenSlices(sql)
      await tamper(sql)
      result = await verifyChain(sql)
      const now = await readWrittenSlices(sql)
      const changed = changedSlices(before.slices, now.slices)
      expect(changed).toBeDefined()
      const { broken, problem } = await verifyChain(sql, undefined, { ...now, changed: changed! })
      expect({ broken, problem }).toEqual({ broken: result.broken, problem: result.problem })
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return result!
}

test('changes through the application verify: edits, voids, prints, scans, a moved head', async () => {
  const result = await verifyAudit(server.sql)
  expect(result).toMatchObject({ ok: true, broken: null, problem: null })
  expect(result.records).toBe(numbers.size + 2)
})

type Column = { table: string; name: string; type: string; key: string }

/** The smallest change of a value of each type: one bit, one day, one paisa. */
const mutations: Record<string, (column: string) => string> = {
  text: (column) => `overlay(${column} placing chr(ascii(${column}) # 1) from 1 for 1)`,
  // an id in use would need a table without its key, which no check can detect
  integer: (column) => `${column} + ${column === 'id' ? 1000 : 1}`,
  bigint: (column) => `${column} + 1`,
  boolean: (column) => `not ${column}`,
  date: (column) => `${column} + 1`,
  'timestamp with time zone': (column) => `${column} + interval '1 microsecond'`,
  jsonb: (column) => `jsonb_build_array(${column})`,
  bytea: (column) => `set_bit(${column}, 0, 1 - get_bit(${column}, 0))`,
  int4range: (column) => `int4range(lower(${column}) + 1, upper(${column}) + 1)`,
  int8range: (column) => `int8range(lower(${column}), upper(${column}) + 1)`,
}

const recordKeys = {
  receipts: 'id',
  receipt_lines: 'receipt_id',
  // a line that moving a head posted belongs to the head
  ledger_lines: "case when reason = 'moved' then 0 else receipt_id end",
  serial_ranges: 'receipt_id',
  paid_periods: 'receipt_id',
  paper_sales: 'id',
  advocate_fees: 'id',
  shop_rents: 'id',
  actual_expenses: 'id',
}
const chainTables = ['audit_events', 'audit_chain']

test('one changed value in any column of an audit event or a receipt is named', async () => {
  const columns = await server.sql<Omit<Column, 'key'>[]>`
    select a.attrelid::regclass::text as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a
    where a.attrelid = any(${[...Object.keys(recordKeys), ...chainTables]}::text[]::regclass[]) and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
      -- the audit events of its prints say how often a receipt was printed
      and not (a.attrelid = 'receipts'::regclass and a.attname = 'prints')`
  let mutationCount = 0
  for (const { table, name, type } of columns) {
    const change = mutations[type]
    if (!change) throw new Error(`mutations has no entry for ${type}`)
    const key = Object.entries(recordKeys).find(([one]) => one === table)?.[1]
    let id: number | undefined
    const prepare = async (sql: Sql) => {
      // constraints would refuse some changes: a database owner can drop them
      const constraints = await sql<{ name: string }[]>`
        select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('p', 'c', 'u', 'x')`
      for (const constraint of constraints)
        await sql.unsafe(`alter table ${table} drop constraint if exists ${constraint.name} cascade`)
      await sql.unsafe(`alter table ${table} alter column ${name} drop identity if exists`)
    }
    const result = await verifyAfter(async (sql) => {
      const [row] = await sql.unsafe<{ id: number; ctid: string }[]>(
        `select ${key ?? '0'} as id, ctid::text as ctid from ${table} where ${name} is not null and ${name}::text <> '' order by random() limit 1`,
      )
      if (!row) return
      id = row.id
      mutationCount++
      await sql.unsafe(`update ${table} set ${name} = ${change(name)} where ctid = '${row.ctid}'`)
    }, prepare)
    if (id === undefined) continue
    // a row that moved to another record makes that one differ too, or lies beyond its end
    const expected = key === undefined || name === 'record' ? /./ : new RegExp(numbers.get(id) ?? 'heads/1')
    const message = `${table}.${name}: ${result.problem ?? 'nothing'}`
    if (key && ['id', 'receipt_id', 'number', 'head_id', 'reason'].includes(name))
      expect(message).not.toMatch('nothing')
    else expect([message, expected.test(result.problem ?? '')]).toEqual([message, true])
  }
  expect(mutationCount).toBeGreaterThan(80)
}, 60_000)

test('the rows of every table that a digest covers are known', async () => {
  const [digests] = await server.sql<{ text: string }[]>`
    select prosrc as text from pg_proc where proname = 'record_digests'`
  const covered = [...digests!.text.matchAll(/(?:from|join) (\w+) /g)].map(([, table]) => table)
  expect(covered.length).toBeGreaterThan(20)
  expect(knownTables).toEqual(expect.arrayContaining(covered))
})

test.each([
  ['a deleted receipt', 'delete from receipts where id = (select min(id) from receipts)'],
  ['a deleted ledger line', 'delete from ledger_lines where id = (select min(id) from ledger_lines)'],
  [
    'an inserted ledger line',
    `insert into ledger_lines (receipt_id, day, side, head_id, income_category_id, payment_type, amount, reason)
      select receipt_id, day, side, head_id, income_category_id, payment_type, amount, reason from ledger_lines order by id limit 1`,
  ],
  [
    'an inserted receipt',
    `insert into receipts (series, year, serial, number, day, total, payment_type)
      values ('VKL', 2026, 999, 'VKL-2026-000999', '2026-03-10', 5000, 'cash')`,
  ],
  ['a replaced bill', `update bill_scans set bytes = '\\x00'`],
  ['a changed stock entry', 'update paper_stock set width = width + 1'],
  ['a changed category of a head', 'update heads set category_id = 1 where id = 1'],
  [
    'a changed link of the hash chain',
    `update audit_events set previous_digest = '\\x00' where action = 'void'`,
  ],
  ['a removed digest', `update audit_chain set digest = null where digest is not null`],
])('%s is detected', async (_, statement) => {
  expect((await verifyAfter((sql) => sql.unsafe(statement))).problem).toEqual(expect.any(String))
})

test('a receipt changed directly in the database stays reported after later changes in the application', async () => {
  const sale = await createRecord(
    admin,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 900, to_serial: 901 }] }),
  )
  await extendHashChain(server.sql)
  await server.sql`update receipts set payer = 'somebody else' where id = ${sale.id}`
  await admin.delete(`vokalotnama/${sale.id}/`, { reason: 'oops' })
  const result = await verifyAudit(server.sql)
  expect(result).toMatchObject({ ok: false, problem: expect.stringContaining(sale.number) })
  const [voiding] = await server.sql<
    { id: number }[]
  >`select max(id) as id from audit_events where action = 'void'`
  expect(result.broken).toBe(voiding?.id)
})

test.each(['audit_events', 'audit_chain', 'ledger_lines'])(
  'a session in the replica role cannot delete from %s',
  async (table) => {
    const replica = server.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      await sql`delete from ${sql(table)}`
    })
    await expect(replica).rejects.toThrow('append-only')
  },
)
