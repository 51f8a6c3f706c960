import { expect, test, type APIRequestContext, type Page } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'

/*
 * Dues of one member from the old register to a void certificate, and a voter list. The fee schedules are
 * those of the demo, and the member is of this file only: other files see the same members and amounts as
 * before.
 */

const run = String(Date.now() % 1_000_000_000)
const number = `9${run}`
const name = `Member ${run}`
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())

async function headersOf(request: APIRequestContext, role: string) {
  const response = await request.post('/api/login/', { data: { username: `demo-${role}`, password } })
  const { access } = (await response.json()) as { access: string }
  return { authorization: `Bearer ${access}` }
}

/** Types into a field that Tab reaches: no mouse at the counter. */
async function typeInto(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true })
  for (let presses = 0; presses < 80; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
}

let memberId: number

test.beforeAll(async ({ request }) => {
  const response = await request.post('/api/advocates/', {
    headers: await headersOf(request, 'staff'),
    data: {
      bar_registration_number: number,
      advocate_type: 'new',
      name_english: name,
      name_bengali: `সদস্য ${run}`,
      enrollment_date_As_member: today,
      phone: '',
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  ;({ id: memberId } = (await response.json()) as { id: number })
})

test('arrears are taken by keyboard, and a certificate is valid until its receipt is void', async ({
  page,
  browser,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  await signIn(page, 'staff', '/dashboard/members/opening-dues')
  await page.getByRole('button', { name: 'New opening dues' }).click()
  await page.getByLabel('Advocate ID').fill(number)
  await expect(page.getByLabel('Advocate Name')).toHaveValue(name)
  await page.getByLabel('Fee', { exact: true }).selectOption({ label: 'Bar Association Fee' })
  await page.getByLabel(/^Amount/).fill('800')
  await page.getByLabel(/^From Period/).fill('2019')
  await page.getByLabel(/^To Period/).fill('2019')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const counter = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await counter.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  await signIn(counter, 'cashier', '/dashboard/advocate-all-fees')
  await typeInto(counter, 'Advocate ID', number)
  await expect(counter.getByRole('button', { name: 'Take all (Alt+P)' })).toBeVisible()
  await counter.keyboard.press('Alt+p')
  await expect(counter.locator('[type=submit]:focus')).toBeVisible()
  await counter.keyboard.press('Enter')
  const receipt = counter.getByRole('dialog').getByRole('article')
  await expect(receipt).toContainText(name)
  const receiptNumber = /FEE-\d{4}-\d+/.exec(await receipt.innerText())![0]
  await expect(counter.getByRole('button', { name: 'Print', exact: true })).toBeFocused()
  await counter.keyboard.press('Enter')
  await expect(counter.locator('html')).toHaveAttribute('data-printed', 'true')
  await counter.keyboard.press('Escape')
  await expect(counter.getByRole('dialog')).toBeHidden()
  await typeInto(counter, 'Advocate ID', number)
  await expect(counter.getByText('Owes nothing')).toBeVisible()
  await counter.context().close()

  await page.goto(`/dashboard/members/passbook?advocate=${memberId}`)
  await expect(page.getByRole('link', { name: receiptNumber }).first()).toBeVisible()
  await expect(page.getByText('Regular', { exact: true }).first()).toBeVisible()

  await page.goto('/dashboard/members/clearance-certificates')
  await page.getByRole('button', { name: 'New certificate' }).click()
  await page.getByLabel('Advocate ID').fill(number)
  await expect(page.getByLabel('Advocate Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  const certificate = page.getByRole('article', { name: /^Clearance Certificate CLR-/ })
  await expect(certificate).toContainText(receiptNumber)
  const code = await certificate.locator('figcaption').innerText()
  // the browser's print command prints the paper, not the dialog around it
  await page.emulateMedia({ media: 'print' })
  await expect(certificate).toBeVisible()
  await expect(page.getByText('Clearance Certificate', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.goto(`/check/${code}`)
  await expect(page.getByText(`Valid: Clearance certificate of ${name}.`)).toBeVisible()

  const headers = await headersOf(request, 'admin')
  const fees = (await (
    await request.get(`/api/advocate-all-fees/?from=${today}&to=${today}&limit=200`, { headers })
  ).json()) as { id: number; number: string }[]
  const fee = fees.find((one) => one.number === receiptNumber)
  const removal = await request.delete(`/api/advocate-all-fees/${fee!.id}/`, {
    headers,
    data: { reason: 'End of a test' },
  })
  expect(removal.ok(), await removal.text()).toBe(true)
  await page.reload()
  await expect(page.getByText('Not valid: The certificate is void.')).toBeVisible()
  await page.goto(`/dashboard/members/clearance-certificates?voided=1&search=${number}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(receiptNumber)
})

test('a draft of a voter list takes an objection, and is final with a digest', async ({ page }) => {
  await signIn(page, 'staff', '/dashboard/members/voter-lists')
  await page.getByRole('button', { name: 'New draft' }).click()
  await page.getByLabel('Name (English)').fill(`Election ${run}`)
  await page.getByLabel('Name (Bengali)').fill(`নির্বাচন ${run}`)
  await page.getByLabel('Member for Days').fill('30')
  await page.getByRole('button', { name: 'Make a Draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Election ${run}` })).toBeVisible()

  await page.goto(`${page.url()}&why=${number}`)
  await expect(page.getByText(`${name} (${number}) is not on the list:`)).toBeVisible()
  await expect(page.getByText('member for 0 days, 30 are needed')).toBeVisible()

  await page.getByText('Enter an Objection').click()
  await page.getByLabel('Advocate ID').fill(number)
  await expect(page.getByLabel('Advocate Name')).toHaveValue(name)
  await page.getByLabel('Request').selectOption({ label: 'Put on the list' })
  await page.getByLabel('Ground').fill('A member of another bar for ten years')
  await page.getByRole('button', { name: 'Save the Objection' }).click()
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Decision').selectOption({ label: 'Accepted' })
  await dialog.getByLabel('Reason').fill('The other bar confirms it')
  await dialog.getByRole('button', { name: 'Save the Decision' }).click()
  await expect(page.getByText('The objection is decided.')).toBeVisible()

  // the person who made the draft waits some days; another one need not
  await expect(page.getByRole('button', { name: 'Make Final' })).toBeDisabled()
  const list = page.url()
  await signIn(page, 'admin', list)
  await page.getByRole('button', { name: 'Make Final' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make Final' }).click()
  await expect(page.getByText(/^Final since/)).toBeVisible()
  await expect(page.getByText(/^Digest \(SHA-256\): [\da-f]{64}$/)).toBeVisible()
  await page.reload()
  await expect(
    page.getByText(new RegExp(`^${name} \\(${number}\\) is on the list with serial`)),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make Final' })).toBeHidden()
})

test.describe('two people at once', () => {
  // the refusal of the second person, and a list that is not released
  test.use({ expected: /status of (409|404)/ })

  test('of two people who decide or finalise at once one learns it, and the released list is on the website', async ({
    page,
    browser,
    request,
  }) => {
    const headers = await headersOf(request, 'staff')
    const post = async (path: string, data: object) => {
      const response = await request.post(`/api/voter-lists/${path}`, { headers, data })
      expect(response.status(), await response.text()).toBe(201)
      return (await response.json()) as { id: number }
    }
    const names = { name_en: `Roll ${run}`, name_bn: `তালিকা ${run}` }
    const { id } = await post('', { ...names, day: today, paid_up_to: 'none', member_days: 0 })
    await post(`${id}/objections/`, { advocate_id: number, request: 'exclude', ground: 'Not known here' })

    const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    const list = `/dashboard/members/voter-lists?list=${id}`
    await signIn(page, 'staff', list)
    await signIn(other, 'admin', list)
    for (const person of [page, other]) {
      await person.getByRole('button', { name: 'Decide', exact: true }).click()
    }
    const decide = async (person: Page, decision: string) => {
      const dialog = person.getByRole('dialog')
      await dialog.getByLabel('Decision').selectOption({ label: decision })
      await dialog.getByLabel('Reason').fill('Heard in the office')
      await dialog.getByRole('button', { name: 'Save the Decision' }).click()
      return dialog
    }
    await decide(page, 'Rejected')
    await expect(page.getByText('The objection is decided.')).toBeVisible()
    const late = await decide(other, 'Accepted')
    await expect(late.getByText('Someone else has already decided this objection.').first()).toBeVisible()
    await late.getByRole('button', { name: 'Cancel' }).click()
    await expect(other.getByRole('table', { name: 'Objections' })).toContainText('Rejected')

    // who made the draft leaves it to a second person
    await expect(page.getByRole('button', { name: 'Make Final' })).toBeDisabled()
    await other.getByRole('button', { name: 'Make Final' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Make Final' }).click()
    await expect(other.getByText('The list is final.')).toBeVisible()
    await page.reload()
    const digest = /[\da-f]{64}/.exec(await other.getByText(/^Digest \(SHA-256\)/).innerText())![0]
    await other.context().close()

    const visitor = await (
      await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 780 } })
    ).newPage()
    const publicPage = `/voter-lists?list=${id}&search=${number}`
    expect((await visitor.goto(publicPage))?.status()).toBe(404)
    await page.getByRole('button', { name: 'Release on the Website' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release on the Website' }).click()
    await expect(page.getByText('The list is on the website.')).toBeVisible()
    await visitor.goto(publicPage)
    await expect(visitor.getByRole('row', { name: new RegExp(name) })).toBeVisible()
    await expect(visitor.getByText(digest)).toBeVisible()
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'Withdraw from the Website' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw from the Website' }).click()
    await expect(page.getByText('The list is no longer on the website.')).toBeVisible()
    expect((await visitor.goto(publicPage))?.status()).toBe(404)
    await visitor.context().close()
  })
})
