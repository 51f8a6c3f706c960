import { findViolations } from '../find-violations.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'

const positions = (page: Page) =>
  page.getByRole('dialog').getByRole('table').getByRole('row').locator('td:nth-child(2)').allTextContents()

test.describe('an edit conflict', () => {
  test.use({ expected: /status of 409/ })

  test('shows both versions of a building to the second of two tabs, which chooses one', async ({
    page,
    context,
  }) => {
    await signIn(page, 'staff', '/dashboard/addBuilding')
    await page.getByLabel('Building Name').fill('Test Annex')
    await page.getByLabel('Institute').fill('Test')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Building submitted Successfully!')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Test Annex' })
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/edit=\d+/)

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel('Building Name')).toHaveValue('Test Annex')
    await other.getByLabel('Institute').fill('The other tab')
    await other.getByRole('button', { name: 'Update' }).click()
    await expect(other.getByText('Building Edited Successfully!')).toBeVisible()
    await other.close()

    await page.getByLabel('Institute').fill('This tab')
    await page.getByRole('button', { name: 'Update' }).click()
    const both = page.getByRole('dialog')
    await expect(both.getByRole('row', { name: 'Institute This tab The other tab' })).toBeVisible()
    await both.getByRole('button', { name: 'Save mine' }).click()
    await expect(row).toContainText('This tab')

    await row.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
  })
})

test('positions are reordered by keyboard, in a dialog that traps the focus and returns it', async ({
  page,
}) => {
  await signIn(page, 'staff', '/dashboard/addCommittee')
  const opener = page.getByRole('button', { name: 'Config Committee' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Library Secretary')).toBeVisible()
  const before = await positions(page)
  const swapped = [...before.slice(0, -2), before.at(-1), before.at(-2)]

  const grip = dialog.getByRole('button', { name: `Move ${before.at(-1)}: drag, or use the arrow keys` })
  await grip.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => positions(page)).toEqual(swapped)
  await expect(grip).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => positions(page)).toEqual(before)

  const behind = page.locator('main')
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    expect(await behind.evaluate((main) => main.contains(document.activeElement))).toBe(false)
  }
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the phone of a selected advocate is withheld from the website, and published again', async ({
  page,
}) => {
  await signIn(page, 'staff', '/dashboard/Advocate-list')
  const phone = await page.locator('tbody tr').first().locator('td').nth(3).textContent()
  const isPublic = async () =>
    (await page.request.get('/api/advocates/?limit=1000')).text().then((all) => all.includes(phone!))
  expect(await isPublic()).toBe(true)
  for (const [decision, isShown] of [
    ['Withhold', false],
    ['Publish', true],
  ] as const) {
    await page.locator('tbody tr').first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Publish fields' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Phone').selectOption(decision)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(isPublic).toBe(isShown)
  }
})
