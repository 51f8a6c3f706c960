import { buildApp } from '../app.ts'
import { openDatabase } from '../database/database.ts'
import { readEnvironment } from '../process/environment.ts'
import { createTestDatabase, startTestServer } from '../../test/test-server.ts'

test('an unexpected error is logged in full, and the response contains only a reference', async () => {
  const { url, drop } = await createTestDatabase()
  const sql = openDatabase(url)
  const lines: string[] = []
  const app = await buildApp({
    sql,
    environment: readEnvironment({}),
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
  })
  await app.ready()
  await sql`alter table settings rename to elsewhere`
  const response = await app.inject({ url: '/api/settings/', headers: { 'accept-language': 'bn' } })
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { code: 'server.error', message: 'কিছু একটা ভুল হয়েছে', reference: response.headers['x-request-id'] },
  ])
  const entry = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request failed')
  expect(entry).toMatchObject({
    reqId: response.headers['x-request-id'],
    err: { message: 'relation "settings" does not exist' },
  })
  expect(entry.err.stack).toContain('settings')
  await sql`alter table elsewhere rename to settings`
  await app.close()
  await sql.end()
  await drop()
})

test('the log does not contain the values of a row that the database rejected', async () => {
  const { url, drop } = await createTestDatabase()
  const sql = openDatabase(url)
  const lines: string[] = []
  const app = await buildApp({
    sql,
    environment: readEnvironment({}),
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
  })
  await sql`alter table users add constraint nobody check (false) not valid`
  const response = await app.inject({
    method: 'POST',
    url: '/api/register/',
    payload: { username: 'Rahima Khatun', password: 'a long enough password' },
  })
  expect(response.statusCode).toBe(500)
  expect(lines.join('')).toContain('violates check constraint')
  expect(lines.join('')).not.toMatch(/Rahima/i)
  await app.close()
  await sql.end()
  await drop()
})

test('a deadlock that every attempt meets is 503, not an unexpected error', async () => {
  const server = await startTestServer()
  await server.sql.unsafe(`
    create function meet_deadlock() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$;
    create trigger banks_meet_deadlock before insert on banks execute function meet_deadlock()`)
  const staff = await server.as('staff')
  const bank = { bank_name: 'Sonali', address: 'Road', branch_name: 'Main', account_category: 'FDR' }
  const response = await staff.post('banks/', bank)
  expect([response.statusCode, response.json().code]).toEqual([503, 'server.overloaded'])
  expect(response.headers['retry-after']).toBe('5')
  await server.close()
})

test('while the disk of the database is full, a write reports it and reads still work', async () => {
  const server = await startTestServer()
  await server.sql.unsafe(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on users for each row execute function no_room()`)
  const response = await server.visitor.post('register/', {
    username: 'rahima',
    password: 'a long enough password',
  })
  expect([response.statusCode, response.json().message]).toEqual([
    503,
    "The server's disk is full, so nothing was saved. Please tell the operator of the server.",
  ])
  expect((await server.visitor.get('settings/')).statusCode).toBe(200)
  await server.close()
})

test('a database that takes no changes refuses a write with the reason', async () => {
  const server = await startTestServer()
  await server.sql.unsafe(`
    do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$;
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
    set default_transaction_read_only = on`)
  const person = { username: 'rahima', password: 'a long enough password' }
  const response = await server.visitor.post('register/', person)
  expect([response.statusCode, response.json()]).toEqual([
    503,
    {
      code: 'server.unavailable',
      message:
        'The database takes no changes at the moment, so nothing was saved. Please tell the operator of the server.',
    },
  ])
  expect((await server.visitor.get('settings/')).statusCode).toBe(200)
  await server.close()
})

test('the log has one line per request, without IP addresses, names or search terms', async () => {
  const { url, drop } = await createTestDatabase()
  const sql = openDatabase(url)
  const lines: string[] = []
  const app = await buildApp({
    sql,
    environment: readEnvironment({}),
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
  })
  await app.inject({ url: '/api/advocates/?search=Rahima', remoteAddress: '203.0.113.7' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', route: '/api/advocates', status: 200, role: 'anonymous', msg: 'request' },
  ])
  expect(lines.join('')).not.toMatch(/Rahima|203\.0\.113\.7/)
  await app.close()
  await sql.end()
  await drop()
})

test('an unknown URL returns 404 in the common error shape', async () => {
  const server = await startTestServer()
  for (const response of [
    await server.visitor.get('nothing/here'),
    await server.visitor.post('nothing'),
    await server.visitor.get('/elsewhere'),
  ])
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { code: 'route.missing', message: 'This page does not exist.' },
    ])
  await server.close()
})

test('API responses carry the security headers', async () => {
  const server = await startTestServer()
  expect((await server.visitor.get('settings/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-cache',
  })
  await server.close()
})
