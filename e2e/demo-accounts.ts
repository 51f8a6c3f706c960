import { expect, type Page } from '@playwright/test'
import type { Role } from '@samity/shared-api/contract'

export const password = process.env['DEMO_PASSWORD'] ?? 'e2e-Password-1874'

/** A page of the product without scripts, for a test that opens its pages itself */
export const scriptlessPath = '/robots.txt'

/**
 * Opens a page, or the dashboard, with a session of a demo account. The tests of signing in fill in the form.
 */
export const signIn = (page: Page, role: Role, path?: string) => signInAs(page, `demo-${role}`, path)

export async function signInAs(page: Page, username: string, path = '/dashboard'): Promise<void> {
  const response = await page.request.post('/api/login/', { data: { username, password } })
  const { access } = (await response.json()) as { access: string }
  await page.goto(scriptlessPath)
  await page.evaluate((token) => localStorage.setItem('access_token', token), access)
  if (path !== scriptlessPath) await page.goto(path)
  if (path === '/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}
