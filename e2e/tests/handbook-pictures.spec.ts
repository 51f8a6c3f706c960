import type { Language, Role } from '@samity/shared-api/contract'
import { scriptlessPath, signIn } from '../demo-accounts.ts'
import { expect, test, type Locator, type Page } from '../fixtures.ts'
import {
  handbookPictures,
  labelsOf,
  readmePictures,
  readNote,
  savePicture,
  takePicture,
  type HandbookPicture,
} from '../handbook-pictures.ts'

/*
 * The pictures of the handbook and of the README are taken here. Beside each picture is what it shows: the
 * labels of the screen in their order. A screen with other labels has a stale picture. `HANDBOOK_PICTURES=1`
 * takes the stale ones again, `HANDBOOK_PICTURES=all` all of them.
 */

const mode = process.env['HANDBOOK_PICTURES']
const languages: Language[] = ['en', 'bn']
const roles = [...new Set(handbookPictures.map(({ role }) => role))]

test.describe.configure({ timeout: 180_000 })

/** Dismisses what the product reports of modules that earlier tests released: it is not of the screen. */
async function dismissModuleNotices(page: Page): Promise<void> {
  const notice = page.getByRole('alert').getByRole('button', { name: /^(Dismiss|বন্ধ করুন)$/ })
  for (let left = await notice.count(); left > 0; left--) {
    await notice.first().click()
    await expect(notice).toHaveCount(left - 1)
  }
}

async function openScreen(page: Page, { path, prepare }: HandbookPicture, language: Language): Promise<void> {
  await page.goto(`${language === 'bn' ? '/bn' : ''}/dashboard/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await dismissModuleNotices(page)
  await prepare?.(page, language)
}

/**
 * Compares what a screen shows with what stands beside its picture, or takes the picture again. `name` is its
 * file below `docs`.
 */
async function checkPicture(name: string, part: Locator, take: () => Promise<Buffer>): Promise<void> {
  const read = async () => labelsOf(await part.ariaSnapshot())
  const note = readNote(name)
  if (mode === 'all' || (mode && JSON.stringify(note?.labels) !== JSON.stringify(await read()))) {
    const screenshot = await take()
    await savePicture(name, { screenshot, labels: await read() })
    return
  }
  await expect
    .poll(read, { message: `docs/${name}.webp is stale: take it again with HANDBOOK_PICTURES=1` })
    .toEqual(note?.labels)
}

async function checkHandbookPicture(page: Page, picture: HandbookPicture, language: Language): Promise<void> {
  await openScreen(page, picture, language)
  const part = picture.part?.(page) ?? page.locator('main')
  await checkPicture(`handbook/pictures/${language}/${picture.name}`, part, () => takePicture(page, part))
}

const picturesOf = (role: Role) => handbookPictures.filter((picture) => picture.role === role)

for (const role of roles)
  test(`the pictures for ${role} show the labels of the screens`, async ({ page }) => {
    await page.setViewportSize({ width: 1040, height: 2400 })
    await signIn(page, role, scriptlessPath)
    for (const picture of picturesOf(role))
      for (const language of languages)
        await test.step(`${picture.name} ${language}`, () => checkHandbookPicture(page, picture, language))
  })

for (const { name, role, path, size, prepare } of readmePictures)
  test(`the picture '${name}' of the README shows the labels of its screen`, async ({ page }) => {
    await page.setViewportSize(size)
    // with less motion a page without scripts has a button more: the one that stops the slideshow
    if (!role) await page.emulateMedia({ reducedMotion: 'no-preference' })
    await (role ? signIn(page, role, path) : page.goto(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await dismissModuleNotices(page)
    await prepare?.(page)
    await checkPicture(`pictures/${name}`, page.locator('main'), () =>
      page.screenshot({ animations: 'disabled' }),
    )
  })

test('a label that has changed is found, and other data are not a change', () => {
  const snapshot = (label: string, rows: number) =>
    [
      '- main:',
      '  - heading "Sales List" [level=1]',
      `  - textbox "${label}"`,
      '  - table "Sales of 21/11/2026":',
      '    - row "SL Price":',
      '      - columnheader "SL"',
      '      - columnheader "Price"',
      ...Array.from({ length: rows }, (_, index) => [
        `    - row "${index} 50.00":`,
        `      - cell "${index}"`,
        '      - cell "50.00":',
        '        - button "Delete"',
      ]).flat(),
    ].join('\n')
  const labels = ['heading Sales List', 'textbox From Date', 'columnheader SL', 'columnheader Price']
  expect(labelsOf(snapshot('From Date', 1))).toEqual(labels)
  expect(labelsOf(snapshot('From Date', 3))).toEqual(labels)
  expect(labelsOf(snapshot('First Day', 3))).not.toEqual(labels)
})
