import { today, yearOf } from '@samity/shared-api/contract'
import { openDatabase } from '../src/platform/database.ts'
import { fillBooks } from './books.ts'
import { median, type Tell } from './figure.ts'
import { withProduct, type Product } from './product.ts'

const rounds = 25
const few = 2_000
const many = Number(process.env['BENCH_LINES'] ?? 2_000_000)

const year = yearOf(today()) - 1
const reports: Record<string, string> = {
  'income report': `income-report/?year=${year}`,
  'expanse report': `expanse-report/?year=${year}`,
  'monthly income list': `monthly-income/?year=${year}&month=3`,
  'monthly income list, all months': `monthly-income/?year=${year}&month=0`,
  'monthly expanse list': `monthly-expanse/?year=${year}&month=3`,
  'general income report': `general-income-report/?year=${year}`,
  'general expanse report': `general-expanse-report/?year=${year}`,
  'welfare income report': `welfare-income-report/?year=${year}`,
  'welfare expanse report': `welfare-expanse-report/?year=${year}`,
  dashboard: 'dashboard/',
  'records behind a figure, first page': `ledger-records/?side=income&category=1&from=${year}-03-10&to=${year}-03-10&limit=50`,
}

/** Milliseconds from asking to having read the answer. */
async function ask({ url, session }: Product, path: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${session.access}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return performance.now() - start
}

async function fill({ databaseUrl }: Product, lines: number): Promise<void> {
  const sql = openDatabase(databaseUrl, { poolSize: 1 })
  await fillBooks(sql, lines)
  await sql.end()
}

/** Every report's call on books of 2,000,000 lines, in turns with the same call on books of 2,000. */
export const measureOn = async (small: Product, large: Product, tell: Tell): Promise<void> => {
  for (const [what, path] of Object.entries(reports)) {
    const seen = { small: [] as number[], large: [] as number[] }
    for (let round = -3; round < rounds; round++) {
      const [one, other] = [await ask(small, path), await ask(large, path)]
      // the first answers warm both
      if (round < 0) continue
      seen.small.push(one)
      seen.large.push(other)
    }
    const ours = median(seen.large)
    tell({
      what: `${what}, ${many.toLocaleString('en')} lines`,
      ours,
      unit: 'ms',
      reference: { what: `${few.toLocaleString('en')} lines`, value: median(seen.small) },
      goal: { atMost: 2 },
    })
    tell({ what: `${what}, by itself`, ours, unit: 'ms', goal: { atMost: 50 } })
  }
}

export const measure = (tell: Tell): Promise<void> =>
  withProduct((small) =>
    withProduct(async (large) => {
      await fill(small, few)
      await fill(large, many)
      await measureOn(small, large, tell)
    }),
  )
