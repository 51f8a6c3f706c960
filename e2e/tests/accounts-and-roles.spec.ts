import { expect, test } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'

test.describe('a pending account', () => {
  test.use({ expected: /status of 403/ })

  test('cannot sign in until an administrator approves it', async ({ browser }) => {
    const newcomer = await (await browser.newContext()).newPage()
    await newcomer.goto('/signin')
    await newcomer
      .getByRole('button', { name: 'Create an account' })
      .or(newcomer.getByRole('link', { name: 'Create an account' }))
      .first()
      .click()
    const register = newcomer
      .locator('form')
      .filter({ has: newcomer.getByRole('button', { name: 'Register', exact: true }) })
    await register.getByLabel('Username').fill('নতুন কেরানি')
    await register.getByLabel('Email').fill('clerk@example.com')
    await register.getByLabel('Password', { exact: true }).fill('লম্বা-পাসওয়ার্ড-৭')
    await register.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(newcomer.getByText('Registration successful!')).toBeVisible()
    await expect(
      newcomer.getByText('An administrator must approve your account before you can sign in.'),
    ).toBeVisible()

    const login = async () => {
      await newcomer.goto('/signin')
      const form = newcomer
        .locator('form')
        .filter({ has: newcomer.getByRole('button', { name: 'Login', exact: true }) })
      await form.getByLabel('Username').fill('নতুন কেরানি')
      await form.getByLabel('Password', { exact: true }).fill('লম্বা-পাসওয়ার্ড-৭')
      await form.getByRole('button', { name: 'Login', exact: true }).click()
    }
    await login()
    await expect(newcomer.getByRole('alert').filter({ hasText: /approve/i })).toBeVisible()

    const admin = await (await browser.newContext()).newPage()
    await signIn(admin, 'admin', '/dashboard/users')
    await admin
      .getByRole('row')
      .filter({ hasText: 'নতুন কেরানি' })
      .getByRole('button', { name: /Approve/ })
      .click()
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /Approve/ })
      .click()
    await expect(admin.getByRole('row').filter({ hasText: 'নতুন কেরানি' }).getByText('Active')).toBeVisible()

    await login()
    await expect(newcomer.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

test.describe('a refused sign-in', () => {
  test.use({ expected: /status of 401/ })

  test('shows the specified messages for empty fields and a wrong password', async ({ page }) => {
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Username and password are required!')
    await page.getByLabel('Username').first().fill('demo-staff')
    await page.getByLabel('Password', { exact: true }).first().fill('not-the-one')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid username or password!')
  })
})

test('a cashier sees sales, but no configuration, no reports and no delete buttons', async ({ page }) => {
  await signIn(page, 'cashier')
  await expect(page.getByText('Sales', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Configuration', { exact: true })).toHaveCount(0)
  await page.goto('/dashboard/sale-list')
  await expect(page.getByRole('heading', { level: 1, name: 'Sales List' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/dashboard/income-report')
  await expect(page.getByText(/not allowed/i).first()).toBeVisible()
  expect(requestedUrls.filter((url) => url.includes('/api/income-report'))).toEqual([])
})

test.describe('a session that ends during work', () => {
  test.use({ expected: /status of 401/ })

  test('asks for the password in a dialog and keeps the typed input', async ({ page }) => {
    await signIn(page, 'staff', '/dashboard/addBank')
    await page.getByLabel('Bank Name').fill('Typed before the session ended')
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    await page.request.post('/api/logout/', { headers: { authorization: `Bearer ${token}` } })
    for (const [label, text] of [
      ['Address', 'Court Road'],
      ['Branch Name', 'Main'],
      ['Account Category', 'Savings'],
    ] as const)
      await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Your session has expired.')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Bank Name')).toHaveValue('Typed before the session ended')
  })
})

test.describe('a token that is no longer valid', () => {
  // requests of the other tab at that moment are refused
  test.use({ expected: /status of 401/ })

  test('signing out in one tab signs out the other', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await signIn(one, 'auditor')
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await one.getByRole('button', { name: 'Account menu' }).click()
    await one.getByText('Log Out').first().click()
    await expect(one).toHaveURL(/\/signin/)
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveCount(0)
  })
})
