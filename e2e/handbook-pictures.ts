import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Language, Role } from '@samity/shared-api/contract'
import type { BackupsResponse } from '@samity/shared-api/contract/system/backup'

const folder = fileURLToPath(new URL('../docs', import.meta.url))

/**
 * A picture of the handbook, in both languages: the screen without the navigation, or a `part` of it. `name`
 * is the slug of the page and the name of the file. `prepare` brings the screen into the state of the picture
 * and must not save anything.
 */
export type HandbookPicture = {
  name: string
  role: Role
  path: string
  prepare?: (page: Page, language: Language) => Promise<void>
  part?: (page: Page) => Locator
}

/**
 * A person finds the way by these: controls, headings and columns. Data and the number of rows are left out.
 */
const labelRoles = new Set([
  'heading',
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'columnheader',
])

/**
 * Returns the labels of an ARIA snapshot of Playwright, one a line, without what is in rows of tables. Digits
 * are '0', because days and counts change.
 */
export function labelsOf(snapshot: string): string[] {
  const labels: string[] = []
  let skippedBelow = Number.POSITIVE_INFINITY
  for (const line of snapshot.split('\n')) {
    const indent = line.search(/\S/)
    if (indent > skippedBelow) continue
    skippedBelow = Number.POSITIVE_INFINITY
    const [, role = '', name] = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? []
    if (role === 'cell' || role === 'rowheader') skippedBelow = indent
    else if (labelRoles.has(role) && name) labels.push(`${role} ${name.replace(/\p{Nd}/gu, '0')}`)
  }
  return labels
}

/** Of a long list a page needs the first rows only. */
const maxHeight = 960

/**
 * Takes a picture of a part of the page. The window must be so high that nothing scrolls: the top bar would
 * lie over it.
 */
export async function takePicture(page: Page, part: Locator): Promise<Buffer> {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part of the picture is not visible.')
  return page.screenshot({
    animations: 'disabled',
    clip: { ...box, height: Math.min(box.height, maxHeight) },
  })
}

const fileOf = (name: string, ending: string) => path.join(folder, `${name}.${ending}`)
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export type PictureNote = { sha256: string; labels: string[] }

/**
 * Returns the note of a picture, or undefined when there is none. The name is that of its file below `docs`,
 * without an ending.
 */
export function readNote(name: string): PictureNote | undefined {
  try {
    // written by `savePicture`
    return JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as PictureNote
  } catch {
    return undefined
  }
}

export async function savePicture(
  name: string,
  { screenshot, labels }: { screenshot: Buffer; labels: string[] },
): Promise<void> {
  const picture = await sharp(screenshot).webp({ quality: 70, effort: 6 }).toBuffer()
  mkdirSync(path.dirname(fileOf(name, 'webp')), { recursive: true })
  writeFileSync(fileOf(name, 'webp'), picture)
  const note: PictureNote = { sha256: digestOf(picture), labels }
  writeFileSync(fileOf(name, 'json'), `${JSON.stringify(note, undefined, 2)}\n`)
}

const chooseFile = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** The place is new in every language, and two rows have a planted error. Nothing is imported. */
const balances = [
  'Place,Opening Amount,Opening Day,Kind',
  'Court Branch Account,300000,01/01/2026,Bank Account',
  'Old Chest,-500,01/01/2026,Cash Box',
  'Nowhere,1200,01/01/2026,',
].join('\n')

/** Invented, because a passphrase must not be in a picture; the demo association has no backup yet. */
const backups: BackupsResponse = {
  at: '02:00',
  keep: 14,
  folder: '/var/lib/samity/backups',
  encrypted: true,
  passphrase: 'made-up-of-words-that-nobody-uses',
  elsewhere: [],
  backups: (['2026-11-22T20:00:00Z', '2026-11-21T20:00:00Z'] as const).map((at, index) => ({
    id: 2 - index,
    started_at: at,
    finished_at: at,
    cause: 'schedule',
    actor: 'system',
    server: 'office',
    file: `/var/lib/samity/backups/backup-${at.replace(/\D/g, '')}.samity`,
    bytes: 12_300_000 - index * 100_000,
    encrypted: true,
    problem: null,
    left_out: [],
    removed_at: null,
    rehearsed_at: index === 0 ? '2026-11-22T20:05:00Z' : null,
    rehearsal_ms: index === 0 ? 4200 : null,
    rehearsal_problem: null,
  })),
}

const openNew = async (page: Page) => {
  await page.locator('main button.ant-btn-primary').first().click()
  await page.locator('[role=dialog] form').waitFor()
}

export const handbookPictures: HandbookPicture[] = [
  { name: 'getting-started', role: 'admin', path: 'getting-started' },
  {
    name: 'old-books',
    role: 'admin',
    path: 'old-books?import=opening-balances',
    prepare: async (page) => {
      await chooseFile(page, 'balances.csv', balances)
      await page.locator('#shown').waitFor()
    },
    // the card with the result
    part: (page) => page.locator('main p[role=status]').locator('xpath=../..'),
  },
  { name: 'import-advocates', role: 'admin', path: 'import' },
  {
    name: 'people-and-roles',
    role: 'admin',
    // without the accounts that wait at times, and the e-mail that an account of other tests may have
    path: 'users?columns=-email',
    part: (page) => page.locator('main table').locator('xpath=ancestor::*[.//input][1]'),
  },
  {
    name: 'backup-and-restore',
    role: 'admin',
    path: 'settings?tab=backups',
    prepare: async (page) => {
      await page.route('**/api/backups/', (route) => route.fulfill({ json: backups }))
      await page.reload()
      await page.locator('main code').waitFor()
      await page.unrouteAll()
    },
    // without the card of the database
    part: (page) => page.locator('main code').locator('xpath=ancestor::*[.//table][1]'),
  },
  { name: 'money-places', role: 'admin', path: 'treasury/places', prepare: openNew },
  { name: 'close-the-day', role: 'cashier', path: 'treasury/day-close' },
  { name: 'add-an-advocate', role: 'staff', path: 'Advocate' },
  { name: 'take-a-fee', role: 'staff', path: 'advocate-all-fees' },
  { name: 'sell-papers', role: 'staff', path: 'vokalatnama' },
  {
    name: 'paper-stock',
    role: 'staff',
    path: 'stock',
    // the form with its heading, without the papers
    part: (page) => page.locator('main form').first().locator('xpath=ancestor::*[.//h2][1]'),
  },
  { name: 'take-rent', role: 'staff', path: 'shop-rent' },
  { name: 'void-a-receipt', role: 'staff', path: 'sale-list' },
  { name: 'record-an-expense', role: 'staff', path: 'add-expanse' },
  { name: 'opening-dues', role: 'staff', path: 'members/opening-dues', prepare: openNew },
]

export type ReadmePicture = {
  name: string
  role?: Role
  path: string
  size: { width: number; height: number }
  prepare?: (page: Page) => Promise<void>
}

const desktop = { width: 1280, height: 800 }
const fillSale = async (page: Page) => {
  await page.getByLabel('Advocate ID', { exact: true }).fill('137')
  await expect(page.getByLabel('Advocate Name', { exact: true })).not.toHaveValue('')
  await page.getByLabel('Building Name', { exact: true }).fill('Bar Bhaban')
  await page.keyboard.press('Escape')
  await page.getByLabel('From 1', { exact: true }).fill('50001')
  await page.getByLabel('To 1', { exact: true }).fill('50040')
}

export const readmePictures: ReadmePicture[] = [
  { name: 'home', path: '/', size: desktop },
  { name: 'home-bn-phone', path: '/bn', size: { width: 390, height: 800 } },
  { name: 'sale', role: 'staff', path: '/dashboard/vokalatnama', size: desktop, prepare: fillSale },
  { name: 'receipt', role: 'staff', path: '/dashboard/receipt/VKL-2026-000001', size: desktop },
  { name: 'members', role: 'staff', path: '/dashboard/Advocate-list', size: desktop },
  { name: 'income-report', role: 'admin', path: '/dashboard/income-report', size: desktop },
]
