import { setTimeout as delay } from 'node:timers/promises'
import type { Report } from './figure.ts'
import { withProduct, type Product } from './product.ts'

/*
 * The busiest hour of one office, by so many offices on one server process and one database. Requests leave
 * at their time whether or not earlier ones have responses, as people's do, and waiting counts.
 */

const seconds = Number(process.env['BENCH_SECONDS'] ?? 15)
const offices = [1, 8, 32, 64, 128]

type Task = {
  label: string
  perSecond: number
  request: (product: Product, turn: number) => Promise<Response>
}

const read =
  (path: string) =>
  ({ url, session }: Product) =>
    fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${session.access}` } })

/**
 * An office: five cashiers with a receipt every 20 s, ten people who look something up every 10 s, 50
 * visitors with a page every 30 s.
 */
const tasks: Task[] = [
  {
    label: 'save a receipt',
    perSecond: 5 / 20,
    request: ({ url, session }, turn) =>
      fetch(`${url}/api/fund-collection/`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${session.access}`,
          'content-type': 'application/json',
          'idempotency-key': `office-${turn}-${Math.random()}`,
        },
        body: JSON.stringify({
          donation_type: 'others',
          date: '2026-03-10',
          fund_provider: 'A provider',
          fund_amount: '1250.00',
          purpose: 'Library',
        }),
      }),
  },
  {
    label: 'look something up',
    perSecond: 10 / 10,
    request: read('fund-collection/?limit=50&search=provider'),
  },
  { label: 'a visitor reads', perSecond: 50 / 30, request: ({ url }) => fetch(`${url}/`) },
]

type Outcome = { times: number[]; failures: number }

/** Sends requests at a steady rate and returns how long each took from its time on, in ms. */
async function send(product: Product, { perSecond, request }: Task, count: number): Promise<Outcome> {
  const outcome: Outcome = { times: [], failures: 0 }
  const startedAt = performance.now()
  const running: Promise<void>[] = []
  for (let turn = 0; turn < perSecond * count * seconds; turn++) {
    const dueAt = startedAt + (turn * 1000) / (perSecond * count)
    await delay(Math.max(0, dueAt - performance.now()))
    const run = async () => {
      const response = await request(product, turn)
      await response.arrayBuffer()
      if (response.ok) outcome.times.push(performance.now() - dueAt)
      else outcome.failures++
    }
    running.push(run().catch(() => void outcome.failures++))
  }
  await Promise.all(running)
  return outcome
}

const share = (sorted: number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN

/** Reports the 95 % of each task for growing numbers of offices. People notice a second. */
export function measureOffices(report: Report): Promise<void> {
  // all visitors come from this machine, which counts as one network
  process.env['OPEN_REQUESTS_PER_MINUTE'] = '0'
  return withProduct(async (product) => {
    for (const task of tasks) await send(product, task, 8)
    for (const count of offices) {
      const outcomes = await Promise.all(tasks.map((task) => send(product, task, count)))
      for (const [index, { label, perSecond }] of tasks.entries()) {
        const { times, failures } = outcomes[index]!
        const sorted = times.toSorted((a, b) => a - b)
        const rate = (perSecond * count).toFixed(1)
        report({
          label: `${count} offices: ${label}, ${rate} a second, median ${share(sorted, 0.5).toFixed(0)} ms, ${failures} failed; 95 %`,
          ours: share(sorted, 0.95),
          unit: 'ms',
          goal: { atMost: 1000 },
        })
      }
    }
  })
}
