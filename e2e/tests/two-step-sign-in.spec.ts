import { Secret, TOTP } from 'otpauth'
import { expect, test, type Page } from '../fixtures.ts'
import { password as demoPassword } from '../demo-accounts.ts'

const username = `two steps ${Date.now()}`
const password = 'a password for two steps'
const halfMinute = 30_000

const codeOf = (secret: string, halfMinutesLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + halfMinutesLater * halfMinute,
  })

async function submitSignIn(page: Page) {
  await page.goto('/signin')
  await page.getByLabel('Username').first().fill(username)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test.use({ expected: /422/ })

test.beforeAll(async ({ request }) => {
  const { access } = await (
    await request.post('/api/login/', { data: { username: 'demo-admin', password: demoPassword } })
  ).json()
  const headers = { authorization: `Bearer ${access}` }
  await request.post('/api/register/', { data: { username, password, email: '' } })
  const [account] = await (await request.get('/api/users/', { headers, params: { search: username } })).json()
  await request.put(`/api/users/${account.id}/`, { headers, data: { role: 'auditor', status: 'active' } })
})

test('two-step sign-in is set up on the profile, required at the next sign-in, and turned off with a recovery code', async ({
  page,
}) => {
  await submitSignIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Picture for the authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await submitSignIn(page)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was used before')
  await page.getByLabel('Code').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})
