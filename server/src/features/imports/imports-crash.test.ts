import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { today } from '@samity/shared-api/contract'
import { importKinds } from '@samity/shared-api/contract/imports/import-kinds'
import { openDatabase, type Database } from '../../database/database.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts'
import { createTestDatabase } from '../../../test/test-server.ts'

/*
 * The server is killed while it imports a file and while it undoes the import. Either everything of it is in
 * the books or nothing; the browser sends the file again with its key, and it is imported once.
 */

const rowCount = 60
const columns = Object.keys(importKinds['receipts-donations'].fields)
const rows = Array.from({ length: rowCount }, (_, index) => {
  const cells: Record<string, string> = {
    donation_type: 'others',
    receipt_no: `D-${index + 1}`,
    date: today(),
    fund_provider: 'Karim',
    fund_amount: '100',
    purpose: 'Hall',
  }
  return { row: index + 2, cells: columns.map((name) => cells[name] ?? '') }
})

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: Database
let server: ServerProcess
const start = async () => {
  server = await startServerProcess({ SAMITY_DATA: folder, DATABASE_URL: database.url })
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-imports-crash-'))
  database = await createTestDatabase()
  sql = openDatabase(database.url, { poolSize: 1 })
  await start()
  // the event after the last one that a kill waits for waits itself, so that a busy machine kills in time
  await sql`create sequence held_event`
  await sql.unsafe(`
    create function wait_if_held() returns trigger language plpgsql as $$
    begin
      if new.id > (select last_value from held_event) then perform pg_advisory_xact_lock_shared(1); end if;
      return new;
    end $$;
    create trigger audit_events_held before insert on audit_events for each row execute function wait_if_held()`)
  await server.stop('SIGTERM')
}, 60_000)
afterAll(async () => {
  await server.stop('SIGTERM')
  await sql.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const send = (route: string, body: object, key: string) =>
  server.call(`/api/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
const importFile = (key: string) =>
  send('old-books/receipts-donations/', { columns, rows, dry_run: false, file: 'donations.xlsx' }, key)

/** A sequence shows the work of a transaction that is not committed. */
const countEvents = async () => {
  const [row] = await sql<[{ count: number }]>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('audit_events', 'id')::regclass), 0)::int as count`
  return row.count
}

/**
 * Kills the server when the request has written so many audit events. Resolves when the database has ended
 * its transaction.
 */
async function killAfter(events: number, request: () => Promise<unknown>): Promise<void> {
  const begin = await countEvents()
  await sql`select setval('held_event', ${begin + events}), pg_advisory_lock(1)`
  const sent = request().catch(() => undefined)
  while ((await countEvents()) < begin + events) await delay(2)
  await server.stop('SIGKILL')
  await sent
  await sql`select pg_advisory_unlock(1)`
  for (;;) {
    const others = await sql`
      select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    if (others.length === 0) return
    await delay(10)
  }
}

const readState = async () => {
  const [state] = await sql<[{ receipts: number; rows: number; applied: number }]>`
    select (select count(*) from receipts where voided_at is null)::int as receipts,
      (select count(*) from import_rows)::int as rows,
      (select count(*) from imports where undone_at is null)::int as applied`
  return state
}
const nothing = { receipts: 0, rows: 0, applied: 0 }
const everything = { receipts: rowCount, rows: rowCount, applied: 1 }

test('a server killed in the middle of an import or of its undo leaves everything or nothing', async () => {
  for (const events of [1, rowCount / 2, rowCount]) {
    await start()
    await killAfter(events, () => importFile('one-file'))
    const state = await readState()
    // the last event may be written just before the commit
    expect(events === rowCount ? [nothing, everything] : [nothing]).toContainEqual(state)
  }
  await start()
  expect((await importFile('one-file')).status).toBe(201)
  expect(await readState()).toEqual(everything)

  const [stored] = await sql<[{ id: number }]>`select id from imports`
  const undo = (key: string) => send(`imports/${stored.id}/undo/`, { reason: 'Wrong file' }, key)
  for (const events of [1, rowCount / 2]) {
    await killAfter(events, () => undo('one-undo'))
    expect(await readState()).toEqual(everything)
    await start()
  }
  expect((await undo('one-undo')).status).toBe(200)
  expect(await readState()).toEqual({ ...everything, receipts: 0, applied: 0 })
  const gaps = await sql`select series from receipts group by series, year having max(serial) <> count(*)`
  expect(gaps).toEqual([])
  expect((await reconcile(sql)).laws.filter(({ ok }) => !ok)).toEqual([])
}, 180_000)
