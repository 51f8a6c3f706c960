import { createClient } from '@samity/client'
import type { paths } from '@samity/client/api'
import { today, yearOf } from '@samity/shared-api/contract'
import { openDatabase } from '../src/database/database.ts'
import { fillBooks } from './books.ts'
import { median, type Report } from './figure.ts'
import { withProduct, type Product } from './product.ts'

const rounds = 40
const warmUpRounds = 100
const smallLines = 2_000
const largeLines = Number(process.env['BENCH_LINES'] ?? 2_000_000)

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
  'cash book of a year, first page': `cash-book/?place=3&from=${year}-01-01&to=${year}-12-31&limit=50`,
  'where the money is': `where-the-money-is/`,
  'records behind a figure, first page': `ledger-records/?side=income&category=1&from=${year}-03-10&to=${year}-03-10&limit=50`,
}

const authHeaders = ({ session }: Product) => ({ authorization: `Bearer ${session.access}` })

async function measureRequest(product: Product, path: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${product.url}/api/${path}`, { headers: authHeaders(product) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} failed with status ${response.status}`)
  return performance.now() - start
}

/**
 * Measures the request after a new receipt and a new voucher in that year, which make all cached data
 * invalid.
 */
async function measureAfterBooking(product: Product, path: string): Promise<number> {
  const day = `${year}-03-10`
  const samity = createClient<paths>({ url: product.url, token: product.session.access })
  await samity.POST('/api/fund-collection', {
    body: {
      donation_type: 'others',
      date: day,
      fund_provider: 'A provider',
      fund_amount: '10.00',
      purpose: 'Library',
    },
  })
  await samity.POST('/api/actual_expanse', {
    body: { expanseCategory: 1, date: day, actualExpanse: '10.00' },
  })
  return measureRequest(product, path)
}

async function fill({ superuserUrl }: Product, lines: number): Promise<void> {
  const sql = openDatabase(superuserUrl, { poolSize: 1 })
  await fillBooks(sql, lines)
  await sql.end()
}

/** Measures each report with 2,000,000 ledger lines, alternating with the same report with 2,000 lines. */
export const measureOn = async (small: Product, large: Product, report: Report): Promise<void> => {
  const measurements = Object.entries(reports).flatMap(([name, path]) => [
    { name, path, measureOnce: measureRequest },
    { name: `${name}, after a booking`, path, measureOnce: measureAfterBooking },
  ])
  for (const { name, path, measureOnce } of measurements) {
    const samples = { small: [] as number[], large: [] as number[] }
    for (let round = -warmUpRounds; round < rounds; round++) {
      const [smallMs, largeMs] = [await measureOnce(small, path), await measureOnce(large, path)]
      // the first rounds warm up both servers
      if (round < 0) continue
      samples.small.push(smallMs)
      samples.large.push(largeMs)
    }
    const ours = median(samples.large)
    report({
      label: `${name}, ${largeLines.toLocaleString('en')} lines`,
      ours,
      unit: 'ms',
      reference: { label: `${smallLines.toLocaleString('en')} lines`, value: median(samples.small) },
      goal: { atMost: 2 },
    })
    report({ label: `${name}, absolute`, ours, unit: 'ms', goal: { atMost: 50 } })
  }
}

export const measureReports = (report: Report): Promise<void> =>
  withProduct((small) =>
    withProduct(async (large) => {
      await fill(small, smallLines)
      await fill(large, largeLines)
      await measureOn(small, large, report)
    }),
  )
