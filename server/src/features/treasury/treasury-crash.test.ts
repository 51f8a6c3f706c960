import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dayBefore, today } from '@samity/shared-api/contract'
import { runningDatabaseUrl } from '../../database/embedded-postgres.ts'
import { openDatabase } from '../../database/database.ts'
import { seededRandom } from '../../demo/random.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { replayPlaces } from '../../../test/replay-places.ts'
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts'

/*
 * The whole product with its own database is killed while sixteen clients book, change, void and transfer at
 * random. Each acknowledged write is there, and what the places have is what receipts and transfers say.
 */

const clients = 16
const rounds = 4
const [office, cheques, bank, wallet] = [3, 4, 5, 6]
const days = [dayBefore(today()), today()]
const random = seededRandom(randomSeed)

type Path = 'fund-collection' | 'actual_expanse' | 'transfers'
/** A record as its last acknowledged write left it. While a write has no answer, nobody knows. */
type Known = { path: Path; id: number; number: string; amount: number; isVoid: boolean; isUncertain: boolean }

let folder: string
let server: ServerProcess
const start = async () => {
  server = await startServerProcess({ SAMITY_DATA: folder })
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-treasury-crash-'))
}, 60_000)
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const send = (method: string, route: string, body: object) =>
  server.call(`/api/${route}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const payments = ['cash', 'check', 'bank', 'mobile_banking']
function aRecord(recordPath: Path, amount: number): object {
  const date = random.pick(days)
  const [from_place, to_place] = random.pick([
    [office, bank],
    [bank, office],
    [cheques, bank],
    [wallet, bank],
  ])
  if (recordPath === 'transfers') return { date, from_place, to_place, amount: String(amount) }
  return recordPath === 'actual_expanse'
    ? { date, expanseCategory: 'Tea', actualExpanse: String(amount) }
    : {
        date,
        payment_type: random.pick(payments),
        donation_type: 'others',
        fund_provider: 'Karim',
        fund_amount: String(amount),
        purpose: 'Books',
      }
}

/** Books something new. */
async function book(records: Known[]): Promise<void> {
  const recordPath = random.pick([
    'fund-collection',
    'fund-collection',
    'actual_expanse',
    'transfers',
  ] as const)
  const amount = random.whole(1, 500)
  const response = await send('POST', `${recordPath}/`, aRecord(recordPath, amount))
  expect(response.status).toBe(201)
  const { id, number } = (await response.json()) as { id: number; number: string }
  records.push({ path: recordPath, id, number, amount, isVoid: false, isUncertain: false })
}

/** Changes or voids a record that this client has booked, moves its day among other things. */
async function changeOrVoid(record: Known): Promise<void> {
  record.isUncertain = true
  const amount = random.whole(1, 500)
  const isVoid = record.path === 'transfers' || random.chance(0.4)
  const response = isVoid
    ? await send('DELETE', `${record.path}/${record.id}/`, { reason: 'A mistake' })
    : await send('PUT', `${record.path}/${record.id}/`, aRecord(record.path, amount))
  expect([200, 204]).toContain(response.status)
  Object.assign(record, isVoid ? { isVoid } : { amount }, { isUncertain: false })
}

async function work(records: Known[]): Promise<void> {
  for (;;) {
    const live = records.filter(({ isVoid, isUncertain }) => !isVoid && !isUncertain)
    if (live.length > 0 && random.chance(0.4)) await changeOrVoid(random.pick(live))
    else await book(records)
  }
}

type Stored = { number: string; amount: number; is_void: boolean }

test('a server killed while sixteen clients book, change, void and transfer keeps what it acknowledged, and its places agree', async () => {
  const known: Known[] = []
  for (let round = 0; round < rounds; round++) {
    await start()
    if (round === 0) expect((await send('POST', 'expanse_category/', { category: 'Tea' })).status).toBe(201)
    const ofRound = Array.from({ length: clients }, (): Known[] => [])
    const running = Promise.allSettled(ofRound.map(work))
    // in the middle of many writes, at different moments of them
    const booked = () => ofRound.reduce((sum, { length }) => sum + length, 0)
    while (booked() < clients * 3) await delay(5)
    await delay(round * 3)
    await server.stop('SIGKILL')
    const failures = (await running).map((result) => String((result as PromiseRejectedResult).reason))
    // only the kill ends a client
    expect(
      failures.filter((reason) => !reason.includes('fetch failed') && !reason.includes('terminated')),
    ).toEqual([])
    known.push(...ofRound.flat())
  }
  await start()
  const databaseUrl = await runningDatabaseUrl(folder)
  const sql = openDatabase(databaseUrl ?? '', { poolSize: 2 })
  try {
    const stored = await sql<Stored[]>`
      select number, total as amount, voided_at is not null as is_void from receipts
      union all
      select number, amount, voided_at is not null from transfers`
    const byNumber = new Map(stored.map((row) => [row.number, row]))
    expect(known.length).toBeGreaterThanOrEqual(rounds * clients * 3)
    expect(known.some(({ isVoid }) => isVoid)).toBe(true)
    for (const { number, amount, isVoid, isUncertain } of known) {
      const row = byNumber.get(number)
      if (isUncertain) expect(row).toBeDefined()
      else expect(row).toEqual({ number, amount: amount * 100, is_void: isVoid })
    }
    const gaps = await sql`
      select series, year from receipts group by 1, 2 having max(serial) <> count(*)
      union all
      select 'TRF', year from transfers group by 2 having max(serial) <> count(*)`
    expect(gaps).toEqual([])

    const totals = await sql`
      select place_id as place, day, (amount_in - amount_out)::bigint as amount from place_days
      where amount_in <> amount_out order by place_id, day`
    const replayed = (await replayPlaces(sql))
      .filter(({ amount }) => amount !== 0)
      .toSorted((one, other) => one.place - other.place || one.day.localeCompare(other.day))
    expect(totals).toEqual(replayed)
    const balances = await sql`select place_id as place, balance from place_balances order by 1`
    expect(balances.filter(({ balance }) => balance !== 0)).toEqual(
      [...Map.groupBy(replayed, ({ place }) => place)]
        .map(([place, postings]) => ({
          place,
          balance: postings.reduce((sum, { amount }) => sum + amount, 0),
        }))
        .filter(({ balance }) => balance !== 0),
    )
    expect((await reconcile(sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  } finally {
    await sql.end()
  }
}, 180_000)
