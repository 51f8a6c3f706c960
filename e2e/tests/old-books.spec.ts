import { expect, test } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'

/*
 * A committee of a year that no other file reads: it is imported with a planted error, and undone as a whole.
 */

test('an administrator imports a committee of the past and undoes it', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/old-books?import=committees')
  const csv = 'Year,Position,Bar Registration Number\n1931,Keeper of the Clock,no-such-member\n'
  await page.locator('input[type=file]').setInputFiles({
    name: 'committee.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(page.getByText('1 rows: 0 new, 0 duplicates, 1 with errors.')).toBeVisible()
  await expect(page.getByText(/No advocate has this bar registration number/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import only the new rows' })).toBeDisabled()

  await page.goto('/dashboard/old-books?import=opening-balances')
  const place = `Old chest ${Date.now()}`
  await page.locator('input[type=file]').setInputFiles({
    name: 'balances.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Place,Opening Amount,Opening Day,Kind\n${place},5000,01/01/2026,Fixed Deposit\n`),
  })
  await page.getByRole('button', { name: 'Import all' }).click()
  await expect(page.getByText(/1 rows are imported/)).toBeVisible()
  // the list may still have older imports only
  await page
    .getByRole('row', { name: /balances\.csv/ })
    .first()
    .getByRole('button', { name: 'Undo' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Only a test')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import is undone.')).toBeVisible()
})

test('the rows of an import say what they made, also after the undo', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/old-books?import=opening-balances')
  const place = `Old trunk ${Date.now()}`
  const rows = [`${place},5000,01/01/2026,Fixed Deposit`, 'Nowhere at all,5,01/01/2026,']
  await page.locator('input[type=file]').setInputFiles({
    name: 'trunk.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Place,Opening Amount,Opening Day,Kind', ...rows].join('\n')),
  })
  await page.getByRole('button', { name: 'Import only the new rows' }).click()
  await page.getByRole('link', { name: 'Show its rows' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'trunk.csv' })).toBeVisible()
  await expect(page.getByRole('link', { name: place })).toHaveAttribute('href', '/dashboard/treasury/places')
  await page.getByLabel('Result').selectOption('error')
  await expect(page.getByText(/No place has this name/)).toBeVisible()
  await expect(page).toHaveURL(/verdict=error/)
  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Only a test')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Only a test')).toBeVisible()
  await page.getByLabel('Result').selectOption('new')
  await expect(page.getByRole('cell', { name: place, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: place })).toHaveCount(0)
})

test('the guided start opens the screens of its steps', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/getting-started')
  await expect(page.getByText(/steps are done\./)).toBeVisible()
  await page.getByRole('link', { name: 'Opening amounts' }).click()
  await expect(page).toHaveURL(/\/dashboard\/treasury\/places/)
})
