import { buildApp } from '../src/app.ts'
import { openDatabase } from '../src/database/database.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { createTestDatabase, startTestServer } from './test-server.ts'

test('what is unexpected is logged whole and answered with a reference only', async () => {
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
  const answer = await app.inject({ url: '/api/settings/', headers: { 'accept-language': 'bn' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: 'কিছু একটা ভুল হয়েছে', reference: answer.headers['x-request-id'] },
  ])
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request failed')
  expect(logged).toMatchObject({
    reqId: answer.headers['x-request-id'],
    err: { message: 'relation "settings" does not exist' },
  })
  expect(logged.err.stack).toContain('settings')
  await sql`alter table elsewhere rename to settings`
  await app.close()
  await sql.end()
  await drop()
})

test('of a row that the database refuses the log does not tell what is in it', async () => {
  const { url, drop } = await createTestDatabase()
  const sql = openDatabase(url)
  const lines: string[] = []
  const app = await buildApp({
    sql,
    environment: readEnvironment({}),
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
  })
  await sql`alter table users add constraint nobody check (false) not valid`
  const answer = await app.inject({
    method: 'POST',
    url: '/api/register/',
    payload: { username: 'Rahima Khatun', password: 'a long enough password' },
  })
  expect(answer.statusCode).toBe(500)
  expect(lines.join('')).toContain('violates check constraint')
  expect(lines.join('')).not.toMatch(/Rahima/i)
  await app.close()
  await sql.end()
  await drop()
})

test('while the disk of the database is full, saving says so and reading goes on', async () => {
  const served = await startTestServer()
  await served.sql.unsafe(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on users for each row execute function no_room()`)
  const answer = await served.visitor.post('register/', {
    username: 'rahima',
    password: 'a long enough password',
  })
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    "The server's disk is full, so nothing was saved. Please tell whoever looks after the server.",
  ])
  expect((await served.visitor.get('settings/')).statusCode).toBe(200)
  await served.close()
})

test('the log has one line a request, without addresses, names or what was searched for', async () => {
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

test('an address where nothing is answers 404 in the one shape', async () => {
  const served = await startTestServer()
  for (const answer of [
    await served.visitor.get('nothing/here'),
    await served.visitor.post('nothing'),
    await served.visitor.get('/elsewhere'),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'This page does not exist.' }])
  await served.close()
})

test('API answers carry the headers that keep browsers from misusing them', async () => {
  const served = await startTestServer()
  expect((await served.visitor.get('settings/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-cache',
  })
  await served.close()
})
