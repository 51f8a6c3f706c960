import { expect, test, type Page } from '../fixtures.ts'
import { password as demoPassword } from '../demo-accounts.ts'

const password = 'a password for passkeys'

test.use({ expected: /422/ })

async function createAccount(page: Page): Promise<string> {
  const { request } = page
  const username = `passkeys ${Date.now()}`
  const { access } = await (
    await request.post('/api/login/', { data: { username: 'demo-admin', password: demoPassword } })
  ).json()
  const headers = { authorization: `Bearer ${access}` }
  await request.post('/api/register/', { data: { username, password, email: '' } })
  const [account] = await (await request.get('/api/users/', { headers, params: { search: username } })).json()
  await request.put(`/api/users/${account.id}/`, { headers, data: { role: 'auditor', status: 'active' } })
  return username
}

/** A device of Chromium's own, which answers every request; without presence it never answers. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    put: (
      credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][number],
    ) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  }
}

async function submitSignIn(page: Page, username: string) {
  await page.goto('/signin')
  await page.getByLabel('Username').first().fill(username)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })

async function addPasskey(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Passkey Name').fill(name)
  await page.keyboard.press('Enter')
}

test('a passkey is added on the profile, is the second step of the next sign-in, and is removed', async ({
  page,
}) => {
  const username = await createAccount(page)
  await addDevice(page)
  await submitSignIn(page, username)
  await expect(dashboard(page)).toBeVisible()
  await page.goto('/dashboard/profile')
  await addPasskey(page, 'Office laptop')
  await expect(page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await expect(passkeys.getByRole('listitem')).toContainText('Office laptop')
  await expect(passkeys.getByRole('listitem')).toContainText('Not used yet')

  await page.evaluate(() => localStorage.clear())
  await submitSignIn(page, username)
  await expect(page.getByRole('alert')).toContainText('Use your passkey, or enter a recovery code.')
  // the keyboard is enough: the button has the focus
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dashboard(page)).toBeVisible()

  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Rename Office laptop' }).click()
  await page.getByLabel('Passkey Name').fill('Chamber')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('listitem')).toContainText('Chamber')
  await expect(passkeys.getByRole('listitem')).toContainText('Last used')
  await page.getByRole('button', { name: 'Remove Chamber' }).click()
  await expect(page.getByText('This is your only second step')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(passkeys).toHaveCount(0)
  await expect(page.getByText('Recovery codes left')).toHaveCount(0)
})

test('a cancelled request and a missing device lose nothing: a recovery code signs in', async ({ page }) => {
  const username = await createAccount(page)
  const device = await addDevice(page)
  await submitSignIn(page, username)
  await expect(dashboard(page)).toBeVisible()
  await page.goto('/dashboard/profile')
  await addPasskey(page, 'Phone')
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.evaluate(() => localStorage.clear())
  await device.remove()
  // another device, without the passkey: the browser ends the request as if the person had cancelled it
  await addDevice(page)
  await submitSignIn(page, username)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('The passkey was not used')
  await expect(page.getByLabel('Username').first()).toHaveValue(username)
  await page.getByLabel('Code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(dashboard(page)).toBeVisible()
})

test('a copied passkey is refused, and the profile says so', async ({ page }) => {
  const username = await createAccount(page)
  const device = await addDevice(page)
  await submitSignIn(page, username)
  await expect(dashboard(page)).toBeVisible()
  await page.goto('/dashboard/profile')
  await addPasskey(page, 'Key')
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  const [copy] = await device.credentials()

  await page.evaluate(() => localStorage.clear())
  await submitSignIn(page, username)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dashboard(page)).toBeVisible()

  await device.remove()
  const otherDevice = await addDevice(page)
  await otherDevice.put(copy!)
  await page.evaluate(() => localStorage.clear())
  await submitSignIn(page, username)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey may have been copied')
  await page.getByLabel('Code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(dashboard(page)).toBeVisible()
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('It no longer works')
})

test('the two-step settings and the sign-in step fit a phone, in Bengali', async ({ page }) => {
  const username = await createAccount(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await addDevice(page)
  await submitSignIn(page, username)
  await expect(dashboard(page)).toBeVisible()
  await page.goto('/dashboard/profile')
  await addPasskey(page, 'A passkey with a long name, for the laptop of the library')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/bn/signin')
  await page.getByLabel('ব্যবহারকারীর নাম').first().fill(username)
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'লগইন', exact: true }).click()
  const button = page.getByRole('button', { name: 'পাসকি ব্যবহার করুন' })
  await expect(button).toBeFocused()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(360)
  await button.click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('list', { name: /পাসকি|Passkeys/ })).toBeVisible()
  expect(await width()).toBeLessThanOrEqual(360)
})
