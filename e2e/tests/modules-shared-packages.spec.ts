import { sharedRequests } from '@samity/module-registry'
import { expect, test, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'

const openFromSidebar = async (page: Page, section: string, entry: string) => {
  const link = page
    .getByRole('link', { name: entry, exact: true })
    .or(page.getByRole('menuitem', { name: entry, exact: true }))
  if (!(await link.first().isVisible())) await page.getByText(section, { exact: true }).first().click()
  await link.first().click()
}

test('a page has one copy of each shared package, and it is the shell’s', async ({ page }) => {
  await signIn(page, 'admin')
  await openFromSidebar(page, 'Sales', 'Vokalatnama')
  await openFromSidebar(page, 'Configuration', 'Bank')
  await openFromSidebar(page, 'Account', 'Income Report')
  await expect(page.getByRole('heading', { level: 1, name: 'Income Report' })).toBeVisible()
  const providers = await page.evaluate(() => {
    type Share = Record<string, Record<string, Record<string, Record<string, { from: string }>>>>
    const share = (window as unknown as { __FEDERATION__: { __SHARE__: Share } }).__FEDERATION__.__SHARE__
    const copiesByPackage: Record<string, string[]> = {}
    for (const scopes of Object.values(share))
      for (const packages of Object.values(scopes))
        for (const [name, versions] of Object.entries(packages))
          for (const [version, { from }] of Object.entries(versions))
            (copiesByPackage[name] ??= []).push(`${version} from ${from}`)
    return copiesByPackage
  })
  expect(Object.keys(providers)).toEqual(expect.arrayContaining(sharedRequests))
  for (const copies of Object.values(providers)) expect([...new Set(copies)]).toHaveLength(1)
})
