import type { Language } from '@samity/shared-api/contract'
import { startEmptyProduct, type EmptyProduct } from '../empty-product.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { readHandbookSteps } from '../handbook-steps.ts'

/*
 * Somebody who has never seen the product follows 'The first day' of the handbook on an empty installation:
 * in English at a desk, in Bengali on a phone. The labels come from the page, so a control that it names and
 * the screen does not have fails the test.
 */

const readers = [
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { language: 'bn', locale: 'bn-BD', viewport: { width: 360, height: 740 } },
] as const

/** The words that the page leaves to the reader, or has in italics */
const given = {
  en: {
    cash: 'Office Cash',
    bank: 'Bank Account',
    paper: 'Vokalotnama',
    menu: 'Open menu',
    nav: 'Main menu',
  },
  bn: { cash: 'অফিসের নগদ', bank: 'ব্যাংক হিসাব', paper: 'ওকালতনামা', menu: 'মেনু খুলুন', nav: 'প্রধান মেনু' },
} as const
const password = 'Court-House-1874'
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka' }).format(new Date())

type Walk = { page: Page; language: Language; product: EmptyProduct }

async function openFromMenu({ page, language }: Walk, section: string, screen: string): Promise<void> {
  const menu = page.getByRole('button', { name: given[language].menu })
  if (await menu.isVisible()) await menu.click()
  const navigation = page
    .getByRole('navigation', { name: given[language].nav, exact: true })
    .filter({ visible: true })
  const button = navigation.getByRole('button', { name: section, exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await navigation.getByRole('link', { name: screen, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).first().fill(value)
async function fillBoth(page: Page, label: string, english: string, bengali: string): Promise<void> {
  const fields = page.getByRole('textbox', { name: label })
  await expect(fields).toHaveCount(2)
  await fields.first().fill(english)
  await fields.last().fill(bengali)
}
const expectRow = (page: Page, text: string) =>
  expect(page.getByRole('row').filter({ hasText: text }).first()).toBeVisible()

async function register({ page, language, product }: Walk, link: string, button: string): Promise<void> {
  const context = await page
    .context()
    .browser()!
    .newContext({ locale: language === 'bn' ? 'bn-BD' : 'en-GB' })
  const colleague = await context.newPage()
  await colleague.goto(`${product.url}${language === 'bn' ? '/bn' : ''}/signin`)
  await colleague.getByRole('link', { name: link, exact: true }).filter({ visible: true }).first().click()
  const form = colleague
    .locator('form')
    .filter({ has: colleague.getByRole('button', { name: button, exact: true }) })
  await form.locator('input[name=username]').fill('rahima')
  await form.locator('input[name=email]').fill('rahima@example.org')
  await form.locator('input[name=password]').fill(password)
  await form.getByRole('button', { name: button, exact: true }).click()
  // the form is blank again
  await expect(form.locator('input[name=username]')).toHaveValue('')
  await context.close()
}

async function enterOpening(
  page: Page,
  place: string,
  [edit, amountLabel, dayLabel, update]: [string, string, string, string],
): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: place })
  const button = page.getByRole('button', { name: update, exact: true })
  await row.getByRole('button', { name: edit, exact: true }).click()
  // until then the form for a new place has fields of the same names
  await expect(button).toBeVisible()
  await fill(page, amountLabel, '12500')
  await fill(page, dayLabel, today)
  await button.click()
  await expect(button).toHaveCount(0)
  await expect(row).toContainText(/12,500\.00|১২,৫০০\.০০/)
}

const steps: ((walk: Walk, labels: string[]) => Promise<number>)[] = [
  async ({ page, language, product }, [heading, username, email, secret, create]) => {
    // the server prints it last
    const readLink = () => /http\S+\/setup\S+(?=\s)/.exec(product.output())?.[0]
    await expect.poll(readLink).toBeDefined()
    await page.goto(readLink()!)
    if (language === 'bn') await page.getByText('বাংলা', { exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading! })).toBeVisible()
    await fill(page, username!, 'karim')
    await fill(page, email!, 'karim@example.org')
    await fill(page, secret!, password)
    await click(page, create!)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bengali = page.getByRole('button', { name: 'বাংলা', exact: true })
    if (language === 'bn' && (await bengali.isVisible())) await bengali.click()
    return 5
  },
  async (walk, [section, screen, tab, name, established, history, logoLabel, choose, save]) => {
    const { page } = walk
    await openFromMenu(walk, section!, screen!)
    await page.getByRole('tab', { name: tab!, exact: true }).click()
    await fillBoth(page, name!, 'Sadar District Bar Association', 'সদর জেলা আইনজীবী সমিতি')
    await fillBoth(page, established!, '1921', '১৯২১')
    await fillBoth(page, history!, 'Founded by nine advocates.', 'নয়জন আইনজীবী প্রতিষ্ঠা করেন।')
    await expect(page.getByText(logoLabel!, { exact: true }).first()).toBeVisible()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText(choose!, { exact: true }).filter({ visible: true }).first().click(),
    ])
    await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
    await expect(page.locator('main img').first()).toBeVisible()
    // other parts of the settings have a button of the same name
    await page.getByRole('tabpanel').getByRole('button', { name: save!, exact: true }).click()
    await expect(page.locator('header').first()).toContainText(/Sadar District|সদর জেলা/)
    return 9
  },
  async ({ page }, [tab, save]) => {
    await page.getByRole('tab', { name: tab!, exact: true }).click()
    const card = page.getByRole('tabpanel')
    await expect(card.getByRole('checkbox', { checked: false })).toHaveCount(4)
    const notice = page.getByText(/^(Settings saved successfully!|সেটিংস সফলভাবে সংরক্ষণ করা হয়েছে!)$/)
    // that of the step before
    await expect(notice).toHaveCount(0)
    await card.getByRole('button', { name: save!, exact: true }).click()
    await expect(notice).toBeVisible()
    return 2
  },
  async ({ page }, [tab, kept]) => {
    await page.getByRole('tab', { name: tab!, exact: true }).click()
    await click(page, kept!)
    await expect(page.getByRole('button', { name: kept!, exact: true })).toHaveCount(0)
    return 2
  },
  async (walk, [account, registerLabel, section, screen, approve, role, again]) => {
    const { page } = walk
    await register(walk, account!, registerLabel!)
    await openFromMenu(walk, section!, screen!)
    await page
      .getByRole('row')
      .filter({ hasText: 'rahima' })
      .getByRole('button', { name: approve!, exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(role!, { exact: true }).selectOption('cashier')
    await dialog.getByRole('button', { name: again!, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    return 7
  },
  async (walk, [section, screen, name, institute, save]) => {
    const { page } = walk
    await openFromMenu(walk, section!, screen!)
    await fill(page, name!, 'Bar Bhaban')
    await fill(page, institute!, 'District Bar')
    await click(page, save!)
    await expectRow(page, 'Bar Bhaban')
    return 5
  },
  async (walk, [section, screen, name, address, branch, category, save]) => {
    const { page } = walk
    await openFromMenu(walk, section!, screen!)
    await fill(page, name!, 'Sonali Bank')
    await fill(page, address!, 'Court Road')
    await fill(page, branch!, 'Court Branch')
    await fill(page, category!, 'Current')
    await click(page, save!)
    await expectRow(page, 'Sonali Bank')
    return 7
  },
  async (walk, [section, screen, edit, amount, day, update]) => {
    const { cash, bank } = given[walk.language]
    await openFromMenu(walk, section!, screen!)
    for (const place of [cash, bank]) await enterOpening(walk.page, place, [edit!, amount!, day!, update!])
    return 6
  },
  async (walk, [section, screen, number, type, english, bengali, enrolled, save, again, imports]) => {
    const { page } = walk
    await openFromMenu(walk, section!, screen!)
    await fill(page, number!, '101')
    await page.getByLabel(type!, { exact: true }).selectOption({ index: 1 })
    await fill(page, english!, 'Abdul Karim')
    await fill(page, bengali!, 'আবদুল করিম')
    await fill(page, enrolled!, '01/07/2015')
    await click(page, save!)
    await expect(page.getByLabel(number!, { exact: true }).first()).toHaveValue('')
    await openFromMenu(walk, again!, imports!)
    return 10
  },
  async (walk, [section, screen, kind, received, paper, first, last, save]) => {
    const { page } = walk
    await openFromMenu(walk, section!, screen!)
    const kinds = page.getByLabel(kind!, { exact: true }).first()
    await expect(kinds.locator('option:checked')).toHaveText(received!)
    await page.getByLabel(paper!, { exact: true }).first().selectOption({ label: given[walk.language].paper })
    await fill(page, first!, '5001')
    await fill(page, last!, '5100')
    await click(page, save!)
    await expectRow(page, given[walk.language].paper)
    return 8
  },
  async (walk, [section, screen, advocate, building, first, last, price, submit, print, close]) => {
    const { page } = walk
    await openFromMenu(walk, section!, screen!)
    await fill(page, advocate!, '101')
    await fill(page, building!, 'Bar Bhaban')
    await fill(page, first!, '5001')
    await fill(page, last!, '5002')
    await fill(page, price!, '50')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await click(page, submit!)
    const receipt = page.getByRole('dialog')
    await expect(receipt.getByRole('article')).toContainText(/VKL-/)
    await receipt.getByRole('button', { name: print!, exact: true }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await receipt.getByRole('button', { name: close!, exact: true }).first().click()
    await expect(receipt).toHaveCount(0)
    return 10
  },
  async (walk, [section, screen, tab, backUp, outcome, done]) => {
    const { page } = walk
    await openFromMenu(walk, section!, screen!)
    await page.getByRole('tab', { name: tab!, exact: true }).click()
    await click(page, backUp!)
    // on a phone each cell shows the label of its column
    await expect(page.locator(`td[data-label="${outcome!}"]`)).toHaveText(done!, { timeout: 60_000 })
    return 6
  },
]

for (const { language, locale, viewport } of readers)
  test.describe(`the first day in ${language}`, () => {
    test.use({ locale, viewport })
    test.setTimeout(240_000)

    test('leads from an empty installation to a receipt and a backup, by the words of the page', async ({
      page,
    }) => {
      const product = await startEmptyProduct()
      try {
        const walk: Walk = { page, language, product }
        const written = readHandbookSteps(language, 'first-day')
        expect(written.map(({ number }) => number)).toEqual(steps.map((_step, index) => index + 1))
        for (const { number, text, labels } of written)
          await test.step(`${number}. ${text}`, async () => {
            // a label more or fewer is a change of the page that this file has to follow
            expect(await steps[number - 1]!(walk, labels)).toBe(labels.length)
          })
        await page.goto(`${product.url}${language === 'bn' ? '/bn' : ''}/dashboard/getting-started`)
        await expect(page.getByText(/^(10 of 10 steps are done\.|১০টির মধ্যে ১০টি ধাপ শেষ।)/)).toBeVisible()
      } finally {
        // an open page would complain that the server is gone; after a timeout there is none, and the test
        // says why
        await page.goto('about:blank').catch(() => undefined)
        await product.close()
      }
    })
  })
