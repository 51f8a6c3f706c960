import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { today } from '@samity/shared-api/contract'
import type { CashDay, CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { runningDatabaseUrl } from '../../database/embedded-postgres.ts'
import { openDatabase } from '../../database/database.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { aCashSale } from '../../../test/cash-day-builders.ts'
import { account, startServerProcess, type ServerProcess } from '../../../test/server-process.ts'

/* The whole product with its own database is killed while a cash box is counted, booked and closed. */

let folder: string
let server: ServerProcess
const start = async () => {
  server = await startServerProcess({ SAMITY_DATA: folder })
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-cash-crash-'))
}, 60_000)
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const daysOf = async (box: number) =>
  (await (await server.call(`/api/cash-days/?place=${box}`)).json()) as CashDay[]

/** The database of the running server. */
async function withDatabase<T>(work: (sql: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const databaseUrl = await runningDatabaseUrl(folder)
  if (databaseUrl === undefined) throw new Error('The database does not run')
  const sql = openDatabase(databaseUrl, { poolSize: 2 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** A new box of the administrator, whose days are closed. The one of the round before goes to nobody. */
const newBox = (round: number) =>
  withDatabase(async (sql) => {
    await sql`update money_places set holder_id = null where holder_id is not null`
    const [box] = await sql<[{ id: number }]>`
      insert into money_places (kind, name_english, name_bengali, holder_id, day_close)
      select 'cash', ${`Box of round ${round}`}, ${`Box of round ${round}`}, id, true from users where username = ${account.username}
      returning id`
    return box.id
  })

test('a server killed in the middle of counts and closes keeps each acknowledged count, and each day is closed whole or open', async () => {
  const rounds = 4
  const acknowledged = new Map<number, { receipts: string[]; counts: number; closed: boolean }>()
  for (let round = 0; round < rounds; round++) {
    await start()
    const { call, stop } = server
    const box = await newBox(round)
    const known = { receipts: [] as string[], counts: 0, closed: false }
    acknowledged.set(box, known)
    const post = (route: string, body: object) =>
      call(`/api/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const sell = async () => {
      for (;;) {
        const response = await post('vokalotnama/', aCashSale(today(), '10'))
        if (response.status !== 201) return
        known.receipts.push(((await response.json()) as { number: string }).number)
        await delay(Math.random() * 60)
      }
    }
    const countAndClose = async () => {
      for (;;) {
        const [day] = await daysOf(box)
        if (day) {
          const counted = await post(`cash-days/${day.id}/count/`, { notes: { 10: 3 } })
          if (counted.status === 200) known.counts += 1
          const closed = await post(`cash-days/${day.id}/close/`, { reason: 'Short' })
          if (closed.status === 200) known.closed = true
          if (known.closed) return
        }
      }
    }
    const work = Promise.allSettled([sell(), sell(), countAndClose()])
    // at different moments of a count or a close
    await delay(150 + round * 130)
    await stop('SIGKILL')
    await work
  }
  await start()
  for (const [box, known] of acknowledged) {
    const [day] = await daysOf(box)
    if (!day) {
      expect(known).toEqual({ receipts: [], counts: 0, closed: false })
      continue
    }
    expect(day.counts).toBeGreaterThanOrEqual(known.counts)
    if (known.closed) expect(day.state).toBe('closed')
    if (day.state === 'open') continue
    const details = (await (await server.call(`/api/cash-days/${day.id}/`)).json()) as CashDayDetails
    const cash = details.payments.find(({ payment_type }) => payment_type === 'cash')
    expect(cash?.records).toBeGreaterThanOrEqual(known.receipts.length)
    expect(details.count?.notes.find(({ note }) => note === 10)?.count).toBe(3)
  }
  const { laws } = await withDatabase(reconcile)
  expect(laws.filter(({ ok }) => !ok)).toEqual([])
}, 180_000)
