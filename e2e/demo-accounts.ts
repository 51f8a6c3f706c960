import { expect, type Page } from '@playwright/test'
import type { Role } from '@samity/shared-api/contract'

/** The password of the four demo accounts in this run. */
export const password = process.env['DEMO_PASSWORD'] ?? 'e2e-Password-1874'

/** Signs in through the screen, as a person does. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Username').first().fill(`demo-${role}`)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}
