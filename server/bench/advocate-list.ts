import type { Browser, Page } from '@playwright/test'
import { createClient } from '@samity/client'
import type { paths } from '@samity/client/api'
import { anAdvocate } from '../src/demo/people.ts'
import { seededRandom } from '../src/demo/random.ts'
import { openDatabase } from '../src/database/database.ts'
import { emulateSlowDevice, signInBrowser, measureUntilShown, withBrowser, withPage } from './browser.ts'
import { median, type Report } from './figure.ts'
import { withProduct, type Product } from './product.ts'

const advocateCount = 10_000
const rounds = 7
const slowRounds = 3
const columns = [
  'bar_registration_number',
  'advocate_type',
  'name_english',
  'name_bengali',
  'father_name',
  'gender',
  'date_of_birth',
  'nid_number',
  'blood_group',
  'current_address',
  'phone',
  'email',
  'enrollment_date_As_member',
] as const

async function importAdvocates({ url, session, databaseUrl }: Product): Promise<void> {
  const random = seededRandom(1874)
  const rows = Array.from({ length: advocateCount }, (_, index) => {
    const advocate = anAdvocate(random, index + 1)
    return { row: index + 2, cells: columns.map((name) => advocate[name]) }
  })
  const samity = createClient<paths>({ url, token: session.access })
  await samity.POST('/api/import/advocates', {
    body: { columns: [...columns], rows, dry_run: false, file: 'members.csv' },
  })
  const sql = openDatabase(databaseUrl, { poolSize: 1 })
  await sql`vacuum analyze`
  await sql.end()
}

const rowSelector = '[aria-busy="false"] tbody tr'
const countSelector = '[aria-busy="false"] nav [aria-live]'

/** Returns the longest task of the page's main thread during `work`, in ms. */
async function measureLongestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] })
  await work()
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; pid: number; tid: number; dur?: number; args?: { name?: string } }[]
  }
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  )
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000
}

const openForm = async (page: Page, url: string) => {
  await page.goto(`${url}/dashboard/Advocate`)
  await page.getByRole('heading', { level: 1, name: 'Add Advocate' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function measureVisit(browser: Browser, { url, session }: Product, isSlow: boolean) {
  return withPage(browser, async (page) => {
    await signInBrowser(page, session)
    if (isSlow) await emulateSlowDevice(page)
    await openForm(page, url)
    const toList = page.getByRole('button', { name: 'Go to List' })
    const listMs = await measureUntilShown(page, 'click', `${rowSelector}:nth-child(50)`, () =>
      toList.click(),
    )

    const search = page.getByLabel('Search', { exact: true })
    let filterMs = 0
    const longestTaskMs = await measureLongestTask(browser, page, async () => {
      filterMs = await measureUntilShown(page, 'input', countSelector, () => search.pressSequentially('r'))
      await search.pressSequentially('ahman', { delay: 120 })
      await page.waitForURL(/search=rahman/)
      await page.locator(rowSelector).first().waitFor()
    })
    const lookup = page.getByLabel('Advocate ID')
    const suggestionMs = await measureUntilShown(page, 'input', '[role="option"]', () =>
      lookup.pressSequentially('7'),
    )
    return { listMs, filterMs, longestTaskMs, suggestionMs }
  })
}

export const measureAdvocateList = (report: Report): Promise<void> =>
  withProduct(async (product) => {
    await importAdvocates(product)
    await withBrowser(async (browser) => {
      for (const isSlow of [false, true]) {
        const visits: Awaited<ReturnType<typeof measureVisit>>[] = []
        for (let round = 0; round < (isSlow ? slowRounds : rounds); round++)
          visits.push(await measureVisit(browser, product, isSlow))
        const reportMedian = (what: string, name: keyof (typeof visits)[number], atMost: number) =>
          report({
            label: `10,000 advocates, ${isSlow ? 'slow 4G, CPU 4×' : 'no throttling'}: ${what}`,
            ours: median(visits.map((one) => one[name])),
            unit: 'ms',
            goal: { atMost },
          })
        reportMedian('click to list', 'listMs', isSlow ? 700 : 200)
        reportMedian('keystroke to filtered list', 'filterMs', isSlow ? 400 : 100)
        reportMedian('longest task while typing', 'longestTaskMs', 50)
        reportMedian('keystroke to suggestions of a lookup', 'suggestionMs', isSlow ? 400 : 100)
      }
    })
  })
