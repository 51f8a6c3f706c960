import type { Browser, Page } from '@playwright/test'
import { aMember } from '../src/demo/people.ts'
import { seeded } from '../src/demo/random.ts'
import { openDatabase } from '../src/platform/database.ts'
import { signedIn, untilShown, withBrowser, withPage } from './browser.ts'
import { median, type Tell } from './figure.ts'
import { withProduct, type Product } from './product.ts'

const members = 10_000
const rounds = 7
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

/** Brings the members in as an association does: by the import. */
async function fill({ url, session, databaseUrl }: Product): Promise<void> {
  const chance = seeded(1874)
  const rows = Array.from({ length: members }, (_, index) => {
    const member = aMember(chance, index + 1)
    return { row: index + 2, cells: columns.map((name) => member[name]) }
  })
  const answer = await fetch(`${url}/api/import/advocates/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access}` },
    body: JSON.stringify({ columns, rows, dry_run: false, file: 'members.csv' }),
  })
  if (!answer.ok) throw new Error(`The members were not taken: ${await answer.text()}`)
  const sql = openDatabase(databaseUrl, { poolSize: 1 })
  await sql`vacuum analyze`
  await sql.end()
}

const list = '[aria-busy="false"] tbody tr'
const counted = '[aria-busy="false"] nav [aria-live]'

/** The longest that the page's main thread was not there for the person while `work` went on, in ms. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
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

/** One visit: from the form to the list, a letter into its search, a digit into its lookup. */
async function visit(browser: Browser, { url, session }: Product) {
  return withPage(browser, async (page) => {
    await signedIn(page, session)
    await openForm(page, url)
    const toList = page.getByRole('button', { name: 'Go to List' })
    const opened = await untilShown(page, 'click', `${list}:nth-child(50)`, () => toList.click())

    const search = page.getByLabel('Search', { exact: true })
    let filtered = 0
    const longest = await longestTask(browser, page, async () => {
      filtered = await untilShown(page, 'input', counted, () => search.pressSequentially('r'))
      await search.pressSequentially('ahman', { delay: 120 })
      await page.waitForURL(/search=rahman/)
      await page.locator(list).first().waitFor()
    })
    const lookup = page.getByLabel('Advocate ID')
    const suggested = await untilShown(page, 'input', '[role="option"]', () => lookup.pressSequentially('7'))
    return { opened, filtered, longest, suggested }
  })
}

/** The list of 10,000 members in a browser, from the click and from the keystroke. */
export const measure = (tell: Tell): Promise<void> =>
  withProduct(async (product) => {
    await fill(product)
    await withBrowser(async (browser) => {
      const visits: Awaited<ReturnType<typeof visit>>[] = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, product))
      const middle = (name: keyof (typeof visits)[number]) => median(visits.map((one) => one[name]))
      const of = `of ${members.toLocaleString('en-IN')} advocates`
      tell({ what: `list ${of}: click to list`, ours: middle('opened'), unit: 'ms', goal: { atMost: 400 } })
      tell({
        what: `list ${of}: keystroke to filtered list`,
        ours: middle('filtered'),
        unit: 'ms',
        goal: { atMost: 400 },
      })
      tell({
        what: `list ${of}: longest task while typing`,
        ours: middle('longest'),
        unit: 'ms',
        goal: { atMost: 50 },
      })
      tell({
        what: `lookup ${of}: keystroke to suggestions`,
        ours: middle('suggested'),
        unit: 'ms',
        goal: { atMost: 400 },
      })
    })
  })
