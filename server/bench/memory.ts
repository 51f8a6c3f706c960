import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { NotMeasured, type Report } from './figure.ts'
import { clients } from './load.ts'
import { withProduct, type Product } from './product.ts'

const loadMs = Number(process.env['BENCH_SECONDS'] ?? 60) * 1000
/** The server collects garbage after two idle checks of a quarter of a minute. */
const restMs = 60_000
const kibiPerMebi = 1024

const staffPaths = [
  'advocates/?limit=1000',
  'vokalotnama/?limit=1000',
  'advocate-all-fees/?limit=1000',
  'actual_expanse/?limit=1000',
  'audit/?limit=1000',
  'audit/verify/',
  'dues/?limit=1000',
  'dashboard/',
  'income-report/',
  'monthly-income/?month=0',
  'search/?q=rah',
]
const publicPaths = [
  '/',
  '/member-list',
  '/bn/member-list',
  '/notices',
  '/check',
  '/signin',
  '/api/docs/json',
]

const residentMebibytes = ({ pid }: Product): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / kibiPerMebi

async function load({ url, session }: Product): Promise<void> {
  const requests = [
    ...staffPaths.map((one) => ({
      path: `/api/${one}`,
      headers: { authorization: `Bearer ${session.access}` },
    })),
    ...publicPaths.map((one) => ({ path: one, headers: { accept: 'text/html' } })),
  ]
  const end = Date.now() + loadMs
  const client = async (first: number) => {
    for (let next = first; Date.now() < end; next++) {
      const { path: one, headers } = requests[next % requests.length]!
      await (await fetch(url + one, { headers })).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index * 2)))
}

/**
 * Measures what the server has after a load of lists, reports and pages on the demo association. Needs a
 * built tree.
 */
export async function measureMemory(report: Report): Promise<void> {
  if (process.platform !== 'linux') throw new NotMeasured('It reads /proc.')
  await withProduct(
    async (product) => {
      const figures: [string, () => Promise<void>][] = [
        ['after the demo', () => delay(restMs)],
        ['a minute after a load', () => load(product).then(() => delay(restMs))],
      ]
      for (const [moment, work] of figures) {
        await work()
        report({
          label: `memory of the server, ${moment}`,
          ours: residentMebibytes(product),
          unit: 'MiB',
          goal: { atMost: 300 },
        })
      }
    },
    ['--demo'],
    { OPEN_REQUESTS_PER_MINUTE: '0' },
  )
}
