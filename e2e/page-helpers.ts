import type { VisitFigures } from '@samity/shared-api/contract/system/screen-figures'
import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'
import { password } from './demo-accounts.ts'

export const screens = {
  'mfe-public': { title: 'Website', screen: 'Committee', path: '/committee', heading: /Executive Committee/ },
  'mfe-config': { title: 'Configuration', screen: 'Banks', path: '/dashboard/addBank', heading: 'Bank' },
  'mfe-sales': {
    title: 'Sales',
    screen: 'BailBondEntry',
    path: '/dashboard/bailbondSale',
    heading: 'Bail Bond Sale',
  },
  'mfe-accounts': {
    title: 'Accounts',
    screen: 'IncomeReport',
    path: '/dashboard/income-report',
    heading: 'Income Report',
  },
}
export type ModuleName = keyof typeof screens
// the keys of the object above
export const moduleNames = Object.keys(screens) as ModuleName[]

let token: Promise<string> | undefined
const requestToken = async (page: Page): Promise<string> => {
  const response = await page.request.post('/api/login/', { data: { username: 'demo-admin', password } })
  const { access } = (await response.json()) as { access: string }
  return access
}

type Report = {
  module: string
  release: string
  screen: string
  outcome: string
  ms: number
  detail: string
  figures?: VisitFigures
}
const reportsByPage = new WeakMap<Page, Report[]>()
export const reportsOf = (page: Page): Report[] => reportsByPage.get(page) ?? []

function recordReports(page: Page): void {
  const reports: Report[] = []
  reportsByPage.set(page, reports)
  page.on('request', (request) => {
    // the shell's report.ts writes the body
    if (request.url().includes('/api/module-reports')) reports.push(request.postDataJSON() as Report)
  })
}

export async function openDashboard(page: Page, origin = ''): Promise<void> {
  token ??= requestToken(page)
  await page.addInitScript((accessToken) => localStorage.setItem('access_token', accessToken), await token)
  recordReports(page)
  await page.goto(`${origin}/dashboard/passwordChange`)
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}
/** The network may have been idle before the screen requested anything. */
export const expectLoaded = (page: Page) =>
  expect(page.locator('main').locator('[aria-busy=true], .ant-spin')).toHaveCount(0)

export const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)

export function recordRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    urls.push(pathname + search)
  })
  return urls
}

export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

export const headingOf = (page: Page, name: ModuleName) =>
  page.getByRole('heading', { level: 1, name: screens[name].heading }).first()
export const noticeOf = (page: Page, name: ModuleName) =>
  page.getByText(new RegExp(`^${screens[name].title} could not be loaded: `))

export async function expectScreenWorks(page: Page, name: ModuleName): Promise<void> {
  await goTo(page, screens[name].path)
  await expect(headingOf(page, name)).toBeVisible()
}

export type FileKind = keyof typeof fileKinds
export const fileKinds = {
  all: /./,
  manifest: /mf-manifest\.json$/,
  entry: /\/remoteEntry[^/]*\.js$/,
  exposed: /\/__federation_expose[^/]*\.js$/,
  chunk: /\/\d+\.[^/]*\.js$/,
  styles: /\.css$/,
}

/**
 * Gives files of a module to `handler` instead of their origin. Returns the end of it, which waits for what
 * the handler is doing: it could not answer any more.
 */
export async function interceptFiles(
  page: Page,
  name: ModuleName,
  kind: FileKind,
  handler: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const matches = (url: URL) =>
    url.pathname.startsWith(`/releases/${name}/`) && fileKinds[kind].test(url.pathname)
  const running = new Set<Promise<void>>()
  const intercept = async (route: Route) => {
    const work = handler(route).finally(() => running.delete(work))
    running.add(work)
    await work
  }
  await page.route(matches, intercept)
  return async () => {
    while (running.size > 0) await Promise.allSettled(running)
    await page.unroute(matches, intercept)
  }
}

/**
 * Runs in the page. Returns the drafts in IndexedDB as JSON: the last key press is stored a moment after it
 * is shown.
 */
export const readStoredDrafts = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('samity-drafts')
    opening.addEventListener('error', () => reject(new Error('The drafts could not be opened.')))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)))
      reading.addEventListener('error', () => reject(new Error('The drafts could not be read.')))
    })
  })
