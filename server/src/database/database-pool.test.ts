import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { isDatabaseUnreachable, openDatabase } from './database.ts'
import { transaction as inTransaction } from './transaction.ts'
import { freePort } from '../process/free-port.ts'
import { createTestDatabase } from '../../test/test-server.ts'

/*
 * postgres.js waits 5 s before it ends a lost connection, so the tests of lost connections run at the same
 * time.
 */

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each([false, true])(
  'a DATABASE_URL with two hosts connects to the second when the first does not respond; noDelay: %s',
  async (noDelay) => {
    const { host } = new URL(database.url)
    const hosts = `@127.0.0.1:${await freePort()},${host}/`
    const sql = openDatabase(database.url.replace(`@${host}/`, hosts), { poolSize: 1, noDelay })
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
    await sql.end()
  },
)

test('a DATABASE_URL with two hosts that both refuse is unreachable, and reachable as soon as one responds', async () => {
  const ports = [await freePort(), await freePort()]
  const { host } = new URL(database.url)
  const sql = openDatabase(
    database.url.replace(`@${host}/`, `@${ports.map((port) => `127.0.0.1:${port}`).join()}/`),
    { poolSize: 1 },
  )
  const failure = await sql`select 1`.catch((error: unknown) => error)
  expect(isDatabaseUnreachable(failure)).toBe(true)
  const [hostname = '', port = ''] = host.split(':')
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    client.pipe(server).pipe(client)
    for (const socket of [client, server]) socket.on('error', () => undefined)
  }).listen(ports[1], '127.0.0.1')
  await once(proxy, 'listening')
  const connected = async (): Promise<unknown> =>
    sql`select 1 as one`.catch((error: unknown) => (isDatabaseUnreachable(error) ? connected() : error))
  expect(await connected()).toEqual([{ one: 1 }])
  await sql.end()
  proxy.close()
})

test.each(['EAI_AGAIN', 'EHOSTUNREACH', 'ENETDOWN', 'ENETUNREACH'])(
  'a database behind a network that is away (%s) is unreachable',
  (code) => expect(isDatabaseUnreachable(Object.assign(new Error(code), { code }))).toBe(true),
)

test.concurrent('a pool whose connection was lost in a query connects again and can end', async () => {
  const sql = openDatabase(database.url, { poolSize: 2 })
  const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const failure = sql`select pg_sleep(60)`.then(
    () => undefined,
    (error: unknown) => error,
  )
  await sql`select pg_terminate_backend(${session!.pid})`
  expect(isDatabaseUnreachable(await failure)).toBe(true)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await sql.end()
})

test.concurrent('the end of a pool does not wait for a query that never ends', async () => {
  const sql = openDatabase(database.url, { poolSize: 1 })
  const isDestroyed = expect(sql`select pg_sleep(600)`).rejects.toThrow(/CONNECTION_DESTROYED/)
  await sql.end()
  await isDestroyed
})

test.concurrent(
  'a query on a transaction whose connection was lost is refused, and the pool connects again',
  async () => {
    const sql = openDatabase(database.url, { poolSize: 1 })
    const administrator = openDatabase(database.url, { poolSize: 1 })
    let refusal: unknown
    let end = () => {}
    const isOver = new Promise<void>((resolve) => (end = resolve))
    const transaction = sql.begin(async (tx) => {
      const [session] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await administrator`select pg_terminate_backend(${session!.pid})`
      await new Promise((resolve) => setTimeout(resolve, 200))
      refusal = await tx`select 1`.catch((error: unknown) => error)
      end()
    })
    await expect(transaction).rejects.toThrow(/CONNECTION_CLOSED/)
    await isOver
    expect(isDatabaseUnreachable(refusal)).toBe(true)
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
    await Promise.all([sql.end(), administrator.end()])
  },
)

test('a transaction goes on after a rolling upgrade has changed the tables of its statements', async () => {
  const sql = openDatabase(database.url, { poolSize: 3 })
  const upgrade = openDatabase(database.url, { poolSize: 1 })
  await upgrade`create table one (id int)`
  await upgrade`create table two (id int)`
  const readBoth = () =>
    inTransaction(sql, async (tx) => {
      const [ones, twos] = [await tx`select * from one`, await tx`select * from two`]
      return [...ones.columns, ...twos.columns].map(({ name }) => name)
    })
  // each connection has prepared both
  await Promise.all([readBoth(), readBoth(), readBoth()])
  await upgrade`alter table one add column more text`
  await upgrade`alter table two add column more text`
  for (let turn = 0; turn < 4; turn++)
    expect(await Promise.all([readBoth(), readBoth(), readBoth()])).toEqual(
      Array.from({ length: 3 }, () => ['id', 'more', 'id', 'more']),
    )
  await Promise.all([sql.end(), upgrade.end()])
})

test('a pool keeps the plan of a statement, and a pool for searches plans each statement for its parameters', async () => {
  for (const [plansEachStatement, kept] of [
    [false, true],
    [true, false],
  ] as const) {
    const sql = openDatabase(database.url, { poolSize: 1, plansEachStatement })
    for (let run = 0; run < 8; run++) await sql`select id from receipts where id = ${run}`
    const [counts] = await sql<[{ isKept: boolean }]>`
      select generic_plans > 0 as "isKept" from pg_prepared_statements where statement like 'select id from receipts%'`
    expect(counts.isKept).toBe(kept)
    await sql.end()
  }
})

test('the connection that was used last is used again: it has the plans, the others may close', async () => {
  const sql = openDatabase(database.url, { poolSize: 3 })
  const session = async () => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]!.pid
  expect(new Set(await Promise.all([session(), session(), session()])).size).toBe(3)
  const used = new Set<number>()
  for (let count = 0; count < 6; count++) used.add(await session())
  expect(used.size).toBe(1)
  await sql.end()
})

test('a savepoint ends with its work, so that thousands of them are not nested in each other', async () => {
  const sql = openDatabase(database.url, { poolSize: 1 })
  const failure = await inTransaction(sql, async (tx) => {
    await tx.savepoint((savepoint) => savepoint`select 1`)
    await tx.savepoint((savepoint) => savepoint`select 1 / 0`).catch(() => undefined)
    // the driver has no savepoint left that it could release
    await tx`release savepoint s`
  }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'savepoint "s" does not exist' })
  const prepared =
    await sql`select distinct statement from pg_prepared_statements where statement like 'savepoint%'`
  expect(prepared).toEqual([{ statement: 'savepoint "s"' }])
  await sql.end()
})
