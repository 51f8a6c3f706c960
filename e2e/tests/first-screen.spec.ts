import { expect, test, type Page } from '../fixtures.ts'
import { password } from '../demo-accounts.ts'

/*
 * Counts requests until a staff screen can be used, in a browser without a cache. Requests that the browser
 * answers from its own cache count too, as they do for a person who looks at the network panel.
 */

const maxRequests = 25
const maxScripts = 12

const screens: [name: string, path: string, isUsable: (page: Page) => Promise<void>][] = [
  [
    'the bank form',
    '/dashboard/addBank',
    (page) => expect(page.getByRole('button', { name: 'Save' })).toBeVisible(),
  ],
  [
    'the dashboard',
    '/dashboard',
    (page) => expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible(),
  ],
  [
    'the bail bond sale',
    '/dashboard/bailbondSale',
    (page) => expect(page.getByLabel('Receipt No')).toBeVisible(),
  ],
  [
    'the member list',
    '/dashboard/Advocate-list',
    (page) => expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible(),
  ],
]

for (const [name, path, isUsable] of screens)
  test(`${name} needs at most ${maxRequests} requests and ${maxScripts} scripts`, async ({ page }) => {
    const response = await page.request.post('/api/login/', { data: { username: 'demo-admin', password } })
    const { access } = (await response.json()) as { access: string }
    await page.addInitScript((token) => {
      localStorage.setItem('access_token', token)
      // what the browser does when it is idle comes after the screen
      window.requestIdleCallback = () => 0
    }, access)
    const requests: string[] = []
    const scripts: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      requests.push(`${request.resourceType()} ${pathname}`)
      if (request.resourceType() === 'script') scripts.push(pathname)
    })
    await page.goto(path, { waitUntil: 'commit' })
    await isUsable(page)
    // a count alone would not say which requests are new
    expect(requests.length > maxRequests ? requests : []).toEqual([])
    expect(scripts.length > maxScripts ? scripts : []).toEqual([])
  })
