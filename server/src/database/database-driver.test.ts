import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase, type Database } from './database.ts'
import { freePort } from '../process/free-port.ts'
import { createTestDatabase } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

/*
 * The driver is patched (decision 155): nothing of a statement that failed may reach the answer to another.
 */

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function withPool(
  options: Parameters<typeof openDatabase>[1],
  work: (sql: Database) => Promise<void>,
  url = database.url,
): Promise<void> {
  const sql = openDatabase(url, options)
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}

const failureOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => 'no failure',
    (error: unknown) => (error as { code?: string }).code ?? error,
  )
type Cancellable = { cancel(): Promise<void> | null }
const cancel = (query: unknown): Promise<unknown> => Promise.resolve((query as Cancellable).cancel())

const slowRows = (sql: Database) =>
  sql`select n, pg_sleep(0.01), repeat('x', 2000) from generate_series(1, 1000) n`
const oneAndTwo = (sql: Database) => sql<{ n: number }[]>`select 1 as n union all select 2`
const numbersOf = (rows: Iterable<{ n: number }>) => [...rows].map((row) => row?.n)

describe('the next answers on the connection contain their own rows only', () => {
  const ways: [string, (sql: Database) => Promise<unknown>, unknown][] = [
    ['a time limit', slowRows, '57014'],
    [
      'a cancelled read',
      async (sql) => {
        const read = slowRows(sql).execute()
        const failure = failureOf(read)
        await delay(150)
        await cancel(read)
        if ((await failure) === '57014') throw Object.assign(new Error('cancelled'), { code: '57014' })
      },
      '57014',
    ],
    ['a row that fails', (sql) => sql`select n, 1 / (4 - n) from generate_series(1, 10) n`, '22012'],
    [
      'a cursor whose row fails',
      (sql) => sql`select n, 1 / (14 - n) from generate_series(1, 20) n`.cursor(5, () => undefined),
      '22012',
    ],
    [
      'a value that the driver cannot read',
      (sql) => sql`select 'infinity'::timestamptz as n`,
      expect.any(Error),
    ],
    [
      'a cursor of values that the driver cannot read',
      (sql) => sql`select 'infinity'::timestamptz from generate_series(1, 20)`.cursor(5, () => undefined),
      expect.any(Error),
    ],
    [
      'several statements of which one fails',
      (sql) => sql.unsafe('select 1 as n; select 2; select 1 / 0'),
      '22012',
    ],
    [
      'a transaction',
      (sql) => sql.begin((tx) => tx`select n, 1 / (4 - n) from generate_series(1, 10) n`),
      '22012',
    ],
  ]
  test.each(ways)('after %s', async (_way, stop, failure) => {
    await withPool({ poolSize: 1, statementTimeoutMs: 400 }, async (sql) => {
      expect(await failureOf(stop(sql))).toEqual(failure)
      for (let turn = 0; turn < 3; turn++) expect(numbersOf(await oneAndTwo(sql))).toEqual([1, 2])
    })
  })

  test.each(ways)('after %s, with statements sent behind it', async (_way, stop, failure) => {
    await withPool({ poolSize: 1 }, async (sql) => {
      await sql`set statement_timeout = 400`
      const [stopped, ...answers] = await Promise.all([
        failureOf(stop(sql)),
        ...[3, 4, 5].map((last) => sql<{ n: number }[]>`select generate_series(1, ${last}::int) as n`),
        sql.unsafe('select 1 as n union all select 2') as Promise<{ n: number }[]>,
      ])
      expect(stopped).toEqual(failure)
      expect(answers.map(numbersOf)).toEqual([
        [1, 2, 3],
        [1, 2, 3, 4],
        [1, 2, 3, 4, 5],
        [1, 2],
      ])
    })
  })

  test('after a connection that was lost among the rows', async () => {
    const { hostname, port } = new URL(database.url)
    let last: Socket | undefined
    const proxy = createServer((client) => {
      last = client
      const server = connect(Number(port), hostname)
      client.pipe(server).pipe(client)
      for (const socket of [client, server]) socket.on('error', () => undefined)
      client.on('close', () => server.destroy())
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port: proxyPort } = proxy.address() as { port: number }
    const url = Object.assign(new URL(database.url), { host: `127.0.0.1:${proxyPort}` }).href
    await withPool(
      { poolSize: 1 },
      async (sql) => {
        const failure = failureOf(slowRows(sql))
        await delay(300)
        last?.resetAndDestroy()
        expect(await failure).toMatch(/ECONNRESET|CONNECTION_CLOSED/)
        expect(numbersOf(await oneAndTwo(sql))).toEqual([1, 2])
      },
      url,
    )
    proxy.close()
  })
})

// only a pool that sends one statement at a time cancels: a cancel can meet what is already sent behind it
test.each([
  ['statements that are sent together', { poolSize: 2 }],
  ['statements that wait for each other', { poolSize: 2, statementTimeoutMs: 150 }],
] as const)(
  'each of many %s has its own answer, while others of the connection fail or stop',
  async (_name, options) => {
    await withPool(options, async (sql) => {
      await sql`drop table if exists answers`
      await sql`create table answers (id int primary key, content jsonb)`
      await Promise.all([sql`set statement_timeout = 150`, sql`set statement_timeout = 150`])
      /** Each returns the answer to a statement and the right one. */
      const attempts: ((id: number) => Promise<[unknown, unknown]>)[] = [
        async (id) => [numbersOf(await sql<{ n: number }[]>`select ${id}::int as n`), [id]],
        async (id) => [(await sql`select generate_series(1, ${id % 50}::int)`).length, id % 50],
        async (id) => [await sql.unsafe(`select ${id} as n`), [{ n: id }]],
        async (id) => [
          await failureOf(sql`select 1 / (${id % 9}::int - n) from generate_series(0, 20) n`),
          '22012',
        ],
        async () => [
          await failureOf(sql`select repeat('x', 3000), pg_sleep(0.002) from generate_series(1, 1000)`),
          '57014',
        ],
        async (id) => [
          await failureOf(sql`select ${id}::int, ${undefined as never}::text`),
          'UNDEFINED_VALUE',
        ],
        async (id) => [
          await failureOf(sql`select ${new Date(NaN)}::timestamptz, ${id}::int`),
          expect.any(RangeError),
        ],
        async (id) => {
          await sql`insert into answers ${sql({ id, content: sql.json({ id }) })}`
          return [await sql`select content from answers where id = ${id}`, [{ content: { id } }]]
        },
      ]
      if ('statementTimeoutMs' in options)
        attempts.push(async (id) => {
          const read = sql`select ${id}::int as n, pg_sleep(${(id % 7) / 1000}) is null from generate_series(1, 3)`
          const answer = read.then(
            (rows) => rows.map(({ n }) => n as number),
            () => [id, id, id],
          )
          await delay(id % 11)
          void cancel(read)
          return [await answer, [id, id, id]]
        })
      for (let round = 0; round < 40; round++) {
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, index) => {
            const id = round * 12 + index
            return attempts[(id * 7 + round) % attempts.length]!(id)
          }),
        )
        expect(answers.map(([answer]) => answer)).toEqual(answers.map(([, expected]) => expected))
      }
    })
  },
)

test('a statement that cannot be sent fails alone, not the one that the database works on', async () => {
  await withPool({ poolSize: 1 }, async (sql) => {
    const [first, refusal, third] = await Promise.all([
      sql`select 1 as n, pg_sleep(0.1)`.then(([row]) => row?.['n'] as number, failureOf),
      failureOf(sql`select ${undefined as never}::int`),
      sql`select 3 as n`.then(([row]) => row?.['n'] as number, failureOf),
    ])
    expect([first, refusal, third]).toEqual([1, 'UNDEFINED_VALUE', 3])
  })
})

test('a cancelled statement that waits behind another takes no answer from those behind it', async () => {
  await withPool({ poolSize: 1 }, async (sql) => {
    const first = sql`select 1 as n, pg_sleep(0.2)`.execute()
    const second = sql`select 2 as n, pg_sleep(5)`.execute()
    const [stopped, third] = [failureOf(second), sql<{ n: number }[]>`select 3 as n`.execute()]
    await delay(50)
    void cancel(second)
    expect([(await first)[0]?.['n'], await stopped, numbersOf(await third)]).toEqual([1, '57014', [3]])
  })
})

test('a cancel that arrives late does not stop the next statement', async () => {
  await withPool({ poolSize: 1, statementTimeoutMs: 5000 }, async (sql) => {
    for (let turn = 0; turn < 40; turn++) {
      const read = sql`select pg_sleep(${turn / 10_000})`.execute()
      const end = failureOf(read)
      await delay(turn % 4)
      void cancel(read)
      await end
      expect(await failureOf(sql`select pg_sleep(0.01)`)).toBe('no failure')
    }
  })
})

test('a statement that is cancelled before it is sent does not cost the pool its connection', async () => {
  await withPool({ poolSize: 1 }, async (sql) => {
    const whileConnecting = sql`select 1`.execute()
    const failure = failureOf(whileConnecting)
    await Promise.resolve()
    void cancel(whileConnecting)
    expect(await failure).toBe('57014')
    expect(numbersOf(await oneAndTwo(sql))).toEqual([1, 2])
    const beforeSent = sql`select 1`.execute()
    const second = failureOf(beforeSent)
    void cancel(beforeSent)
    expect(await second).toBe('57014')
    expect(numbersOf(await oneAndTwo(sql))).toEqual([1, 2])
  })
})

test('a cancel reaches the host of its connection', async () => {
  const { host } = new URL(database.url)
  const url = database.url.replace(`@${host}/`, `@127.0.0.1:${await freePort()},${host}/`)
  await withPool(
    { poolSize: 1 },
    async (sql) => {
      await sql`select 1`
      const read = sql`select pg_sleep(30)`.execute()
      const failure = failureOf(read)
      await delay(100)
      await cancel(read)
      expect(await failure).toBe('57014')
    },
    url,
  )
})

test('a statement that is prepared again keeps its values and takes no rows of others', async () => {
  await withPool({ poolSize: 1 }, async (sql) => {
    await withPool({ poolSize: 1 }, async (upgrade) => {
      await upgrade`create table changing (id int, content jsonb, is_open boolean)`
      const insert = (id: number) => sql`
        insert into changing ${sql({ id, content: sql.json({ id }), is_open: true })} returning *`
      await insert(1)
      await upgrade`alter table changing add column note text`
      const [row, other, same] = await Promise.all([
        insert(2),
        sql`select generate_series(1, ${3}::int) as n`,
        sql`select ${'4'}::text as n`,
      ])
      expect([row[0], other.length, same[0]]).toEqual([
        { id: 2, content: { id: 2 }, is_open: true, note: null },
        3,
        { n: '4' },
      ])
    })
  })
})

test('a transaction that the database rolled back at its commit is rejected', async () => {
  await withPool({ poolSize: 1 }, async (sql) => {
    await sql`create table kept (id int primary key)`
    const failure = await failureOf(
      sql.begin(async (tx) => {
        await tx`insert into kept values (1)`
        tx`insert into kept values (1)`.execute().catch(() => undefined)
      }),
    )
    expect([failure, await sql`select * from kept`]).toEqual(['23505', []])
  })
})

test('a transaction whose connection was lost writes nothing more, also when the connection is open again', async () => {
  await withPool({ poolSize: 1 }, async (sql) => {
    await sql`create table written (id int)`
    const late: unknown[] = []
    const failure = await failureOf(
      sql.begin(async (tx) => {
        await failureOf(tx`select pg_terminate_backend(pg_backend_pid())`)
        await delay(50)
        await sql`select 1`
        late.push(await failureOf(tx`insert into written values (1)`))
      }),
    )
    await until(() => late.length > 0)
    expect([failure, ...late, await sql`select * from written`]).toEqual([
      'CONNECTION_CLOSED',
      'CONNECTION_CLOSED',
      [],
    ])
  })
})

test('both forms of the driver contain the same code', () => {
  const folder = path.resolve(path.dirname(createRequire(import.meta.url).resolve('postgres')), '../..')
  for (const file of ['connection.js', 'index.js']) {
    const [imported, required] = ['src', 'cjs/src'].map((form) => {
      const code = readFileSync(path.join(folder, form, file), 'utf8')
      return code.slice(code.search(/^(?:let uid|function Postgres)/m))
    })
    expect(required).toBe(imported)
  }
})
