import type { Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { apiOf, type DemoApi } from '../demo-api.ts'
import { password, signIn } from '../demo-accounts.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test, type APIRequestContext, type Page } from '../fixtures.ts'
import { isSignedBy, startReceiver, type Receiver } from '../webhook-receiver.ts'

/*
 * An administrator connects another program: with a token that reads, and with a webhook whose receiver runs
 * in this test. A product that runs already (E2E_URL) needs WEBHOOK_NETWORKS=127.0.0.1.
 */

const run = Date.now() % 1_000_000_000
const firstSerial = 910_000_000_000 + run
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())
const deliveryTimeoutMs = 20_000

// an address and a password that the server refuses, and its question who acts
test.use({ expected: /status of (403|422)/ })

type Booked = { id: number; number: string }

let context: APIRequestContext
let admin: DemoApi
let receiver: Receiver
let stock: Booked
const sales: Booked[] = []

test.beforeAll(async ({ playwright, baseURL }) => {
  // the context of a hook ends with the hook
  context = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  admin = await apiOf(context, 'admin')
  receiver = await startReceiver()
  stock = await admin.post('paper-stock/', {
    kind: 'received',
    paper: 'VKL',
    from_serial: firstSerial,
    to_serial: firstSerial + 9,
  })
})
test.afterAll(async () => {
  for (const { id, name } of await admin.get<Webhook[]>('webhooks/'))
    if (name.includes(String(run))) await admin.remove(`webhooks/${id}/`)
  for (const { id } of sales) await admin.remove(`vokalotnama/${id}/`)
  await admin.remove(`paper-stock/${stock.id}/`)
  await receiver.close()
  await context.dispose()
})

async function sell(): Promise<Booked> {
  const serial = firstSerial + sales.length
  const sale = await admin.post<Booked>('vokalotnama/', {
    sale_type: 'Vokalotnama',
    sales_date: today,
    building_name: 'Annex Building',
    advocateId: '137',
    price: '50',
    price_reason: 'A test',
    serials: [{ from_serial: serial, to_serial: serial }],
  })
  sales.push(sale)
  return sale
}

/** The server answers the next request as if the person had signed in more than ten minutes ago. */
const askOnce = (page: Page, url: string) =>
  page.route(
    url,
    (route) =>
      route.fulfill({ status: 403, json: { message: 'Confirm that it is you.', code: 'auth.confirm' } }),
    { times: 1 },
  )
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a token reads what its scopes name, and is refused from the moment it is revoked', async ({
  page,
  request,
}) => {
  const name = `Accounting ${run}`
  await signIn(page, 'admin', '/dashboard/api-tokens')
  await page.getByRole('button', { name: 'New Token' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByRole('checkbox', { name: 'Read: Sales and receipts' }).check()
  await form.getByLabel('Addresses', { exact: true }).fill('the office')
  await form.getByRole('button', { name: 'Create Token' }).click()
  // the message is at its field, and nothing is lost
  await expect(form.getByText(/'the' is not an address/)).toBeVisible()
  await form.getByLabel('Addresses', { exact: true }).fill('')
  await askOnce(page, '**/api/api-tokens/')
  await form.getByRole('button', { name: 'Create Token' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await question.getByLabel('Password', { exact: true }).fill('not the password')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  const field = page.getByLabel('Token', { exact: true })
  await expect(field).toHaveValue(/^samity_/)
  const headers = { authorization: `Bearer ${await field.inputValue()}` }
  await page.keyboard.press('Escape')
  await expect(field).toBeVisible()
  await page.getByRole('button', { name: 'I have stored it' }).click()
  await expect(field).toHaveCount(0)

  const statusOf = async (path: string) => (await request.get(`/api/${path}`, { headers })).status()
  await expect(rowOf(page, name)).toContainText('Never')
  expect(await statusOf('vokalotnama/?limit=1')).toBe(200)
  expect(await statusOf('advocates/?limit=1')).toBe(403)
  expect(await statusOf('users/')).toBe(403)
  expect((await request.post('/api/vokalotnama/', { headers, data: {} })).status()).toBe(403)

  await page.goto(`/dashboard/api-tokens?search=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).not.toContainText('Never')
  await rowOf(page, name).getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(rowOf(page, name)).toContainText('Revoked')
  expect(await statusOf('vokalotnama/?limit=1')).toBe(401)
})

test('a receiver hears of a sale, signed; what fails is sent again, and what waits is discarded if the person says so', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const name = `Receiver ${run}`
  await signIn(page, 'admin', '/dashboard/webhooks')
  await page.getByRole('button', { name: 'New Webhook' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Address', { exact: true }).fill(receiver.url)
  await form.getByRole('checkbox', { name: 'Receipt booked' }).check()
  await form.getByRole('button', { name: 'Create Webhook' }).click()
  const field = page.getByLabel('Secret of the webhook')
  await expect(field).toHaveValue(/^whsec_/)
  const secret = await field.inputValue()
  await page.getByRole('button', { name: 'I have stored it' }).click()

  const first = await sell()
  await expect.poll(() => receiver.messages.length, { timeout: deliveryTimeoutMs }).toBe(1)
  const [message] = receiver.messages
  expect(isSignedBy(secret, message!)).toBe(true)
  expect(isSignedBy(`whsec_${Buffer.alloc(24).toString('base64')}`, message!)).toBe(false)
  expect(JSON.parse(message!.body)).toMatchObject({
    type: 'receipt.created',
    data: { number: first.number, area: 'sales' },
  })

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(rowOf(page, first.number)).toContainText('204', { timeout: deliveryTimeoutMs })

  receiver.answerWith(500)
  const second = await sell()
  await expect(rowOf(page, second.number)).toContainText('500', { timeout: deliveryTimeoutMs })
  await expect(rowOf(page, second.number)).toContainText('Waiting')
  receiver.answerWith(204)
  await rowOf(page, second.number).getByRole('button', { name: 'Send again' }).click()
  await expect(rowOf(page, second.number)).toContainText('Delivered', { timeout: deliveryTimeoutMs })
  await rowOf(page, second.number).getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('204')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Send a Test' }).click()
  await expect(rowOf(page, 'Test')).toContainText('204', { timeout: deliveryTimeoutMs })

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  const before = receiver.messages.length
  const third = await sell()
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await expect
    .poll(async () => (await admin.get<Webhook>(`webhooks/${id}/`)).pending, { timeout: deliveryTimeoutMs })
    .toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('radio', { name: 'Discard them' }).check()
  await question.getByRole('button', { name: 'Resume' }).click()
  await expect(rowOf(page, third.number)).toContainText('Discarded')
  expect(receiver.messages).toHaveLength(before)
})

for (const language of ['English', 'বাংলা'])
  test(`the screens fit a phone and have no axe violations: ${language}`, async ({ page }) => {
    await signIn(page, 'admin')
    await page.setViewportSize({ width: 360, height: 740 })
    const expectFit = async () => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      expect(await findViolations(page)).toEqual([])
    }
    await page.goto('/dashboard/api-tokens')
    if (language !== 'English') await page.getByRole('button', { name: language, exact: true }).click()
    for (const path of ['/dashboard/api-tokens', '/dashboard/webhooks']) {
      await page.goto(path)
      await expect(page.getByRole('cell').first()).toBeVisible()
      await expectFit()
      await page.getByRole('button', { name: /^(New Token|নতুন টোকেন|New Webhook|নতুন ওয়েবহুক)$/ }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
      await expectFit()
      await page.keyboard.press('Escape')
    }
    // the webhook of the demo association
    await page.getByRole('link', { name: 'Accounting program' }).click()
    await expect(page.getByRole('cell').first()).toBeVisible()
    await expectFit()
    await page.goto('/dashboard/api-tokens')
    if (language !== 'English') await page.getByRole('button', { name: 'English', exact: true }).click()
  })
