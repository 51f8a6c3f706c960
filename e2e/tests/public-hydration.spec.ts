import { expect, test, type Page } from '@playwright/test'

const shellScript = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [shell] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as { href: string }[]
    return shell?.href ?? ''
  })

/**
 * Opens a page whose script hangs, fails or is slow. Returns what lets it fail: a movement of the pointer that
 * the browser makes up requests it at any time.
 */
async function openWith(page: Page, path: string, how: 'hangs' | 'fails' | 'is slow'): Promise<() => void> {
  let fail = () => {}
  const mayFail = new Promise<void>((resolve) => (fail = resolve))
  const plain = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
  const [, href] = /"href":"(\/assets\/[^"]+\.js)"/.exec(plain) ?? []
  expect(href).toBeTruthy()
  await page.route(`**${href}`, async (route) => {
    if (how === 'fails') {
      await mayFail
      return route.abort()
    }
    if (how === 'hangs') return undefined
    await new Promise((resolve) => setTimeout(resolve, 400))
    return route.continue()
  })
  // a script that is on its way holds the event of the load back
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await shellScript(page)).toBe(href)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  return fail
}
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)

test('while the scripts hang, the browser follows a link natively', async ({ page }) => {
  await openWith(page, '/', 'hangs')
  await page.getByRole('link', { name: 'Photo Gallery' }).click()
  await expect(page).toHaveURL(/\/media$/, { timeout: 5000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible()
  expect(await hasStayed(page)).toBe(false)
})

test('without the scripts, a phone shows the whole menu, and forms are submitted natively', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fail = await openWith(page, '/committee', 'fails')
  await page.getByRole('button', { name: 'Menu' }).click()
  fail()
  await expect(page.getByRole('link', { name: 'Photo Gallery' })).toBeVisible()
  const lastYear = String(new Date().getFullYear() - 1)
  await page.getByLabel('Select Year').selectOption(lastYear)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(new RegExp(`year=${lastYear}`))
  const failToo = await openWith(page, '/contact', 'fails')
  failToo()
  await page.getByLabel('Your name *').fill('Rahima Khatun')
  await page.getByLabel('Your email address *').fill('rahima')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(await page.locator('input:invalid').count()).toBe(1)
  await expect(page.getByLabel('Your name *')).toHaveValue('Rahima Khatun')
  await page.getByLabel('Your email address *').fill('rahima@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/^Message sent\. Your reference number is MSG-/)).toBeVisible()
})

test('input from before the scripts load takes effect afterwards', async ({ page }) => {
  await openWith(page, '/member-list', 'is slow')
  await page.getByLabel('Search').fill('Rahman')
  await expect(page).toHaveURL(/search=Rahman/)
  await expect(page.getByLabel('Search')).toHaveValue('Rahman')
  await openWith(page, '/committee', 'is slow')
  const lastYear = String(new Date().getFullYear() - 1)
  await page.getByLabel('Select Year').selectOption(lastYear)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastYear)
  await openWith(page, '/contact', 'is slow')
  await page.getByLabel('Your Message').fill('Whom may I ask?')
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Your Message')).toHaveValue('Whom may I ask?')
  await expect(page.getByLabel('Your Message')).toBeFocused()
})

test('the slides advance without any interaction', async ({ page }) => {
  // with reduced motion they wait for a click
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'load' })
  const first = await page.getByRole('figure').first().getAttribute('aria-label')
  await expect
    .poll(() => page.locator('figure[aria-hidden="false"]').first().getAttribute('aria-label'), {
      timeout: 20_000,
    })
    .not.toBe(first)
})
