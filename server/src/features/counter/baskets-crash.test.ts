import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { today } from '@samity/shared-api/contract'
import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { aCashSale } from '../../../test/cash-day-builders.ts'
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts'
import { runningDatabaseUrl } from '../../database/embedded-postgres.ts'
import { openDatabase } from '../../database/database.ts'
import { reconcile } from '../accounts/reconciliation.ts'

/* The whole product is killed while baskets are paid: the screen sends them again, with the same key. */

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-basket-crash-'))
}, 60_000)
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const aBasket = (key: string) => ({
  key,
  lines: [
    { path: 'vokalotnama', body: aCashSale(today(), '10') },
    {
      path: 'fund-collection',
      body: { donation_type: 'others', date: today(), fund_provider: key, fund_amount: '5', purpose: 'Hall' },
    },
  ],
})
const send = async (basket: object) => {
  const response = await server.call('/api/counter/basket/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(basket),
  })
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as Basket
}

test('a basket that is sent again after a kill between payment and answer is booked exactly once', async () => {
  const baskets = new Map<string, object>()
  const answers = new Map<string, Basket>()
  server = await startServerProcess({ SAMITY_DATA: folder })
  const counter = async (nth: number) => {
    for (let turn = 0; ; turn++) {
      const key = `${nth} ${turn}`
      const basket = aBasket(key)
      baskets.set(key, basket)
      answers.set(key, await send(basket))
    }
  }
  const counters = Promise.allSettled([1, 2, 3, 4, 5, 6].map(counter))
  while (answers.size < 8) await delay(10)
  await delay(Math.random() * 100)
  await server.stop('SIGKILL')
  await counters
  expect(baskets.size).toBeGreaterThan(answers.size)
  server = await startServerProcess({ SAMITY_DATA: folder })
  for (const [key, basket] of baskets) {
    const again = await send(basket)
    expect(again).toEqual(answers.get(key) ?? again)
  }
  const sql = openDatabase((await runningDatabaseUrl(folder))!, { poolSize: 2 })
  const counts = await sql`
    select (select count(*)::int from baskets) as baskets, (select count(*)::int from basket_receipts) as in_baskets,
      (select count(*)::int from receipts) as receipts, (select count(distinct fund_provider)::int from fund_collections) as keys,
      (select sum(last)::int from receipt_counters where live_count > 0) as numbers`
  expect(counts).toEqual([
    {
      baskets: baskets.size,
      in_baskets: 2 * baskets.size,
      receipts: 2 * baskets.size,
      keys: baskets.size,
      numbers: 2 * baskets.size,
    },
  ])
  expect((await reconcile(sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  await sql.end()
}, 120_000)
