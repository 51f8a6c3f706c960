import type { Browser } from '@playwright/test'
import { signIn } from '../demo-accounts.ts'
import { apiOf, receivePapers, type DemoApi } from '../demo-api.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test, type APIRequestContext, type Page } from '../fixtures.ts'

/*
 * A member on the own page, on a phone: a code of the counter, reading, a report, leaving. Beside the member
 * stands another one, of whom not a word may be seen.
 */

type Booked = { id: number; number: string }
type Member = Booked & { name: string; receipt: string; serial: string }

const run = Date.now() % 1_000_000_000
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())
const phone = { viewport: { width: 375, height: 740 } }
const pages = ['', '/passbook', '/passbook?year=all', '/papers', '/requests', '/data']

async function addMember(request: APIRequestContext, index: number): Promise<Member> {
  const staff = await apiOf(request, 'staff')
  const number = `M${run}${index}`
  const name = index === 0 ? 'Amena Khatun' : `Canary ${run}`
  const { id } = await staff.post<Booked>('advocates/', {
    bar_registration_number: number,
    advocate_type: 'new',
    name_english: name,
    name_bengali: index === 0 ? 'আমেনা খাতুন' : `ক্যানারি ${run}`,
    enrollment_date_As_member: today,
    phone: '',
  })
  const serial = 800_000_000_000 + run * 10 + index
  await receivePapers(request, ['VKL'], serial, serial)
  const sale = await staff.post<Booked>('vokalotnama/', {
    sale_type: 'Vokalotnama',
    sales_date: today,
    building_name: 'Annex Building',
    advocateId: number,
    price: '50',
    price_reason: 'A test',
    serials: [{ from_serial: serial, to_serial: serial }],
  })
  return { id, number, name, receipt: sale.number, serial: String(serial) }
}

const codeOf = async (api: DemoApi, { id }: Member) =>
  (await api.post<{ code: string }>(`advocates/${id}/member-code/`, {})).code

/** A phone that has a session of the member. The tests of signing in fill in the form. */
async function openPhone(browser: Browser, request: APIRequestContext, member: Member, options: object = {}) {
  const context = await browser.newContext({ ...phone, ...options })
  const code = await codeOf(await apiOf(request, 'staff'), member)
  const response = await context.request.post('/api/member-sessions/', {
    data: { number: member.number, code },
  })
  expect(response.status(), await response.text()).toBe(200)
  return { context, page: await context.newPage() }
}
const canariesOf = ({ name, number, receipt, serial }: Member) => [name, number, receipt, serial]
/** Answers a question above the dialog of the advocate, which has a button of the same name. */
const answer = (page: Page, question: RegExp, name: string) =>
  page.getByRole('dialog').filter({ hasText: question }).getByRole('button', { name }).click()
const banner = (page: Page, { name }: Member) => page.getByText(`Signed in: ${name}`)

// of the sign-in: without a session, and after a wrong code
test.use({ expected: /status of (401|422)/ })

let member: Member
let other: Member
test.beforeAll(async ({ request }) => {
  member = await addMember(request, 0)
  other = await addMember(request, 1)
})

test('the counter prints a code; with it the member reads the own page, reports a paper and leaves', async ({
  page: desk,
  browser,
}) => {
  await signIn(desk, 'cashier', `/dashboard/Advocate-list?view=${member.id}`)
  await desk.getByRole('tab', { name: 'Own page' }).click()
  await desk.getByRole('button', { name: 'Print a code' }).click()
  await answer(desk, /Give it to the member only/, 'Print a code')
  const slip = desk.getByRole('article', { name: 'Code for the own page' })
  const [code = ''] = /\b\d{6}\b/.exec(await slip.innerText()) ?? []

  const page = await (await browser.newContext(phone)).newPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Own Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Own Page' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Member No').fill(member.number)
  await page.getByLabel('Code').fill('000000' === code ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The number or the code is wrong')).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await expect(banner(page, member)).toBeVisible()
  await expect(page.getByRole('link', { name: member.receipt })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Papers in my name' }).click()
  await expect(page.getByText(member.serial)).toBeVisible()
  await page.getByText('Report what is wrong').click()
  await page.getByLabel(/What is wrong/).fill('I was not at court.')
  await page.getByRole('button', { name: 'Yes, report it' }).click()
  await expect(page.getByText(/You reported this on .* State: Open\./)).toBeVisible()

  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByLabel('Subject').selectOption('Address')
  await page.getByLabel('What is right').fill('Room 12')
  await page.getByRole('button', { name: 'Send to the office' }).click()
  await expect(page.getByText('Room 12')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Member No')).toBeVisible()
  await page.goto('/my/passbook')
  await expect(page.getByLabel('Member No')).toBeVisible()
  await expect(page.getByText(member.receipt)).toHaveCount(0)
})

test('Sign out closes the page also when the session has ended before', async ({ browser, request }) => {
  const { context, page } = await openPhone(browser, request, member)
  await page.goto('/my')
  await expect(banner(page, member)).toBeVisible()
  expect((await context.request.delete('/api/my/session/')).status()).toBe(204)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Member No')).toBeVisible()
  await expect(banner(page, member)).toHaveCount(0)
})

test('an administrator answers a report, and the member reads the answer', async ({
  page,
  browser,
  request,
}) => {
  const { page: own } = await openPhone(browser, request, other)
  await own.goto(`/my/receipts/${other.receipt}`)
  await own.getByText('Report what is wrong').click()
  await own.getByRole('button', { name: 'Yes, report it' }).click()
  await expect(own.getByText(/State: Open\./)).toBeVisible()

  const admin = await apiOf(request, 'admin')
  const openTasks = async () =>
    (await admin.get<{ title: { en: string } }[]>('tasks/?state=open&limit=1000')).filter(({ title }) =>
      title.en.includes(other.receipt),
    )
  expect(await openTasks()).toHaveLength(1)
  const entries = await admin.get<{ subject: string }[]>('audit/?limit=100')
  expect(JSON.stringify(entries.filter(({ subject }) => subject === 'my/reports'))).toContain(other.receipt)

  await signIn(page, 'admin', `/dashboard/my?kind=report&search=${other.receipt}`)
  const row = page.getByRole('row').filter({ hasText: other.receipt })
  await row.getByRole('button', { name: 'Reply' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Result').selectOption('Nothing to put right')
  await dialog.getByLabel(/Answer/).fill('Your associate bought it.')
  await dialog.getByRole('button', { name: 'Reply' }).click()
  await expect(row).toContainText('Nothing to put right')
  expect(await openTasks()).toEqual([])

  await own.reload()
  await expect(own.getByText(/Answer: Your associate bought it\./)).toBeVisible()
})

test('no page, file or address of a member has a word of another one', async ({ browser, request }) => {
  const [one, two] = [await openPhone(browser, request, member), await openPhone(browser, request, other)]
  for (const [phoneOf, own, stranger] of [
    [one, member, other],
    [two, other, member],
  ] as const) {
    // each address by turns, so that no cache gives one the page of the other
    for (const path of [...pages.map((part) => `/my${part}`), ...pages.map((part) => `/bn/my${part}`)]) {
      const response = await phoneOf.context.request.get(path)
      const html = await response.text()
      expect([path, response.headers()['cache-control']]).toEqual([path, 'private, no-store'])
      expect([path, html.includes(own.number)]).toEqual([path, true])
      expect(canariesOf(stranger).filter((canary) => html.includes(canary))).toEqual([])
    }
    expect((await phoneOf.context.request.get(`/my/receipts/${own.receipt}`)).status()).toBe(200)
    expect((await phoneOf.context.request.get(`/my/receipts/${stranger.receipt}`)).status()).toBe(404)
    for (const path of ['my/data/', 'my/passbook/', 'x/mfe-my/own-requests/']) {
      const text = await (await phoneOf.context.request.get(`/api/${path}`)).text()
      expect(canariesOf(stranger).filter((canary) => text.includes(canary))).toEqual([])
    }
  }
})

test('without scripts everything reads, in both languages', async ({ browser, request }) => {
  const { page } = await openPhone(browser, request, member, { javaScriptEnabled: false })
  await page.goto('/my')
  await expect(banner(page, member)).toBeVisible()
  await page.getByRole('link', { name: 'Passbook', exact: true }).click()
  await page.getByRole('link', { name: member.receipt }).click()
  await expect(page.getByText('In words: Fifty taka only')).toBeVisible()
  await page.getByRole('link', { name: 'Requests' }).click()
  await expect(page.getByText('Sending needs JavaScript.')).toBeVisible()
  await page.goto('/bn/my/papers')
  await expect(page.getByRole('heading', { level: 1, name: 'আমার নামে কাগজ' })).toBeVisible()
  await expect(page.getByText('আমেনা খাতুন')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
})

test('a stolen phone is signed out by the office', async ({ page, browser, request }) => {
  const { page: stolen } = await openPhone(browser, request, member)
  await stolen.goto('/my')
  await expect(banner(stolen, member)).toBeVisible()
  await signIn(page, 'staff', `/dashboard/Advocate-list?view=${member.id}`)
  await page.getByRole('tab', { name: 'Own page' }).click()
  await page.getByRole('button', { name: 'End all' }).click()
  await answer(page, /End all sign-ins of/, 'End all')
  await expect(page.getByText('The member is signed out everywhere.')).toBeVisible()
  await stolen.reload()
  await expect(stolen.getByLabel('Member No')).toBeVisible()
  await expect(banner(stolen, member)).toHaveCount(0)
})
