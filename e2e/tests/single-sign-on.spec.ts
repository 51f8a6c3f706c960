import { findViolations } from '../find-violations.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { startSignOnProduct, type SignOnProduct } from '../sign-on-product.ts'

/*
 * People sign in with an account of a provider, which runs in this test. The product is one of its own:
 * single sign-on is off by default.
 */

let product: SignOnProduct
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startSignOnProduct()
})
test.afterAll(() => product.close())

const rahima = {
  sub: 'person-7',
  email: 'rahima@court.example',
  email_verified: true,
  preferred_username: 'rahima',
  name: 'Rahima Khatun',
  groups: ['office'],
}
const karim = {
  sub: 'person-8',
  email: 'karim@court.example',
  email_verified: true,
  preferred_username: 'karim',
  name: 'Karim Uddin',
}

const button = (page: Page) => page.getByRole('link', { name: 'Sign in with District Court' })

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto(`${product.url}/signin`)
  await page.getByLabel('Username').first().fill(product.admin.username)
  await page.getByLabel('Password', { exact: true }).first().fill(product.admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

test('a person of the office signs in with the keyboard, and comes to the page asked for', async ({
  page,
}) => {
  product.setPerson(rahima)
  await page.goto(`${product.url}/dashboard/profile`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/dashboard/profile`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rahima Khatun')
})

test('an existing account opens when an administrator has allowed the link', async ({ page, browser }) => {
  const registration = await page.request.post(`${product.url}/api/register/`, {
    data: { username: 'karim', password: 'a-Password-of-1874', email: karim.email },
  })
  expect(registration.status()).toBe(201)
  const admin = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Dhaka' })).newPage()
  await signInAsAdmin(admin)
  await admin.goto(`${product.url}/dashboard/users`)
  await admin.getByRole('row').filter({ hasText: 'karim' }).getByRole('button', { name: 'Approve' }).click()
  await admin.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Cashier' })
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)

  product.setPerson(karim)
  await page.goto(`${product.url}/signin`)
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('An administrator must allow single sign-on for it.')
  await admin.reload()
  const request = admin
    .getByRole('list', { name: 'Single sign-on' })
    .getByRole('listitem')
    .filter({ hasText: 'Karim Uddin' })
  await expect(request).toContainText('karim@court.example')
  await request.getByRole('button', { name: 'Allow' }).click()
  await expect(request.getByRole('button', { name: 'Remove link' })).toBeVisible()

  await button(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  const access = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  await page.evaluate(() => localStorage.clear())
  // an open page may ask with the ended session
  await page.goto('about:blank')

  await request.getByRole('button', { name: 'Remove link' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove link' }).click()
  await expect(request).toHaveCount(0)
  await admin.context().close()
  // the session has ended, and the person asks again
  const own = await page.request.get(`${product.url}/api/user/`, {
    headers: { authorization: `Bearer ${access}` },
  })
  expect(own.status()).toBe(401)
  await page.goto(`${product.url}/signin`)
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('An administrator must allow single sign-on for it.')
})

test('who comes back from the provider without an answer reads why, and starts again', async ({ page }) => {
  await page.goto(`${product.url}/api/single-sign-on/callback?error=access_denied&state=none`)
  await expect(page).toHaveURL(/\/signin\?sso=/)
  await expect(page.getByRole('alert')).toContainText(/single sign-on/i)
  product.setPerson(rahima)
  await button(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('the button fits a phone in Bengali, without axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${product.url}/bn/signin`)
  await expect(page.getByRole('link', { name: 'District Court দিয়ে সাইন ইন করুন' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])
})
