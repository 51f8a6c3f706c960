import { execFileSync, spawnSync } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { apiOf, type DemoApi } from '../demo-api.ts'
import { expect, test, type APIRequestContext, type Page } from '../fixtures.ts'
import { scriptlessPath, signIn } from '../demo-accounts.ts'

/*
 * A court clerk looks a paper, a receipt or a card up: the check page on a small phone, without scripts, in
 * both languages. A network may type 20 serials and then one a minute, so these tests look up codes, and type
 * twice.
 */

const run = Date.now() % 1_000_000_000
const serials = { first: 900_000_000_000 + run, last: 900_000_000_009 + run }
const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Dhaka',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
const todayIso = dayIn('en-CA').format(new Date())
const today = dayIn('en-GB').format(new Date())
const inBengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

const secrets = {
  customer_name: `Secret buyer ${run}`,
  customer_phone: '01799999991',
  customer_address: `Secret address ${run}`,
  remarks: `Secret remark ${run}`,
}

type Booked = { id: number; number: string }
type Code = { code: string }

let context: APIRequestContext
let staff: DemoApi
let stock: Booked
const associates: Booked[] = []

async function codeOfSerial(serial: number): Promise<string> {
  const [row] = await staff.get<Code[]>(`serial-codes/?paper=VKL&from=${serial}&to=${serial}&format=json`)
  return row!.code
}
const sell = (serial: number, advocateId = '137') =>
  staff.post<Booked>('vokalotnama/', {
    ...secrets,
    sale_type: 'Vokalotnama',
    sales_date: todayIso,
    building_name: 'Annex Building',
    advocateId,
    price: '50',
    price_reason: 'A test',
    serials: [{ from_serial: serial, to_serial: serial }],
  })
const voidSale = ({ id }: Booked) => staff.remove(`vokalotnama/${id}/`)

test.beforeAll(async ({ playwright, baseURL }) => {
  // the context of a hook ends with the hook
  context = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  staff = await apiOf(context, 'staff')
  stock = await staff.post('paper-stock/', {
    kind: 'received',
    paper: 'VKL',
    from_serial: serials.first,
    to_serial: serials.last,
  })
})
test.afterAll(async () => {
  const sales = await staff.get<(Booked & { serials: { from_serial: number }[] })[]>(
    `vokalotnama/?from=${todayIso}&to=${todayIso}&limit=200`,
  )
  for (const sale of sales)
    if (sale.serials.some(({ from_serial }) => from_serial >= serials.first && from_serial <= serials.last))
      await voidSale(sale)
  for (const { id } of associates) await staff.remove(`associate-registration/${id}/`)
  await staff.remove(`paper-stock/${stock.id}/`)
  await context.dispose()
})

async function expectResult(page: Page, line: string | RegExp): Promise<void> {
  await expect(page.getByRole('status')).toHaveText(line)
  const html = await page.content()
  for (const secret of Object.values(secrets)) expect(html).not.toContain(secret)
  const { width, visible } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    visible: innerWidth,
  }))
  expect(width).toBeLessThanOrEqual(visible)
}

async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
}

test.describe('without scripts, on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a paper is received, sold, void and sold again, and each check says so', async ({ page }) => {
    const serial = serials.first
    await page.goto('/check')
    await page.getByLabel('Paper').selectOption('Vokalotnama')
    await page.getByLabel('Serial').fill(String(serial))
    await page.getByRole('button', { name: 'Check' }).nth(1).click()
    await expectResult(page, 'Received, but not sold.')

    const code = await codeOfSerial(serial)
    const sale = await sell(serial)
    await page.goto('/check')
    // people type small letters, and leave the hyphens out
    await page.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '))
    await page.getByRole('button', { name: 'Check' }).first().click()
    await expectResult(page, `Sold on ${today} to advocate number 137.`)
    await page.goto(`/bn/check/${code}`)
    await expectResult(page, `${inBengali(today)} তারিখে ১৩৭ নম্বর আইনজীবীর কাছে বিক্রীত।`)

    await voidSale(sale)
    await page.reload()
    await expectResult(page, `${inBengali(today)} থেকে বাতিল। বিক্রিটি বাতিল করা হয়েছে।`)
    await page.goto(`/check/${code}`)
    await expectResult(page, `Void since ${today}. The sale was cancelled.`)

    await sell(serial)
    await page.reload()
    await expectResult(page, `Sold on ${today} to advocate number 137.`)
    await expect(page.getByText(`An earlier sale of this serial was voided on ${today}.`)).toBeVisible()
  })

  test('a clerk notes the case, and sees that the paper was in another one before', async ({ page }) => {
    const serial = serials.first + 1
    await sell(serial)
    await page.goto(`/check/${await codeOfSerial(serial)}`)
    await page.getByLabel('Case No').fill(`CR ${run}/2026`)
    await page.getByRole('button', { name: 'Note' }).click()
    await expect(page.getByText('The case number is noted.')).toBeVisible()
    await expect(page.getByText(`Shown in one case, on ${today}.`)).toBeVisible()
    await page.getByLabel('Case No').fill(`GR ${run}/2026`)
    await page.getByRole('button', { name: 'Note' }).click()
    await expect(page.getByText(`Attention: shown in 2 different cases, first on ${today}.`)).toBeVisible()
    // the clerk learns that there was a case, not which
    expect(await page.content()).not.toContain(`CR ${run}`)
  })

  test('a serial beyond the stock is no number of the association', async ({ page }) => {
    await page.goto(`/check?paper=VKL&serial=${serials.last + 5_000_000_000}`)
    await expectResult(page, /^(Never received|No such number)/)
  })
})

test.describe('codes that nobody issued', () => {
  test.use({ expected: /404/ })

  test('a forged, a truncated and an invented code are not genuine', async ({ page }) => {
    const code = await codeOfSerial(serials.first + 2)
    const forged = (code.startsWith('0') ? '1' : '0') + code.slice(1)
    for (const wrong of [forged, code.slice(0, -1), '7K3MQ9-TX2HVB-R4WE8P']) {
      const response = await page.goto(`/check/${wrong}`)
      expect(response?.status()).toBe(404)
      await expectResult(page, /^This code is not genuine/)
    }
    await page.goto(`/bn/check/${forged}`)
    await expectResult(page, /^এই কোড আসল নয়/)
  })
})

test('the QR code on a printed receipt leads to its check page, on A5 and on the roll', async ({ page }) => {
  const { number } = await sell(serials.first + 3)
  await page.addInitScript(() => {
    window.print = () => undefined
    window.addEventListener('afterprint', (event) => event.stopImmediatePropagation())
  })
  await signIn(page, 'staff', scriptlessPath)
  for (const paper of ['A5', 'roll']) {
    await page.evaluate((size) => localStorage.setItem('receipt_paper', size), paper)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/dashboard/receipt/${number}`)
    await expect(page.locator('[data-print]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    const receipt = page.locator('[data-print] article')
    const url = new URL(await readQr(await receipt.screenshot()))
    const printedCode = await receipt.getByRole('figure').innerText()
    expect(url.pathname, paper).toBe(`/check/${printedCode.trim().replaceAll('-', '')}`)
    const visitor = await page.context().browser()!.newPage()
    await visitor.goto(url.pathname)
    await expectResult(visitor, `A receipt of ${today} for ৳ 50.00. It is valid.`)
    await expect(visitor.getByText(number)).toBeVisible()
    await visitor.close()
  }
})

/**
 * The first page of a PDF at 200 dots per inch, as a scanner would see it on paper. poppler reads the PDF
 * from its input.
 */
const rasterOf = (pdf: Buffer): Buffer =>
  execFileSync('pdftoppm', ['-png', '-r', '200', '-singlefile', '-'], { input: pdf })
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined

test('a QR reader reads the code from the PDF of a receipt, on A5 and on the roll', async ({ page }) => {
  test.skip(!hasPoppler, 'pdftoppm of poppler-utils renders the PDF')
  const { number } = await sell(serials.first + 4)
  await page.addInitScript(() => {
    window.print = () => undefined
    window.addEventListener('afterprint', (event) => event.stopImmediatePropagation())
  })
  await signIn(page, 'staff', scriptlessPath)
  for (const paper of ['A5', 'roll']) {
    await page.evaluate((size) => localStorage.setItem('receipt_paper', size), paper)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/dashboard/receipt/${number}`)
    await expect(page.locator('[data-print]')).toHaveCount(1)
    const code = await page.locator('[data-print] article').getByRole('figure').textContent()
    await page.emulateMedia({ media: 'print' })
    const url = new URL(await readQr(rasterOf(await page.pdf({ preferCSSPageSize: true }))))
    expect(url.pathname, paper).toBe(`/check/${code!.trim().replaceAll('-', '')}`)
  }
})

test('staff print the card of an associate with a photo, and its QR code leads to the licence', async ({
  page,
}) => {
  const associate = await staff.post<Booked>('associate-registration/', {
    license_no: `L-${run}`,
    name: 'Habib Mia',
    advocate_id: '137',
    advocate_name: 'Somebody Else',
    from_year: Number(todayIso.slice(0, 4)),
    to_year: Number(todayIso.slice(0, 4)),
    entry_fee: '500',
    remarks: secrets.remarks,
    price_reason: 'A test',
  })
  associates.push(associate)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  await signIn(page, 'staff', `/dashboard/associate-renewal-list?search=L-${run}`)
  const row = page.getByRole('row').filter({ hasText: `L-${run}` })
  await row.getByRole('button', { name: 'Card', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Associate cards' })
  await dialog.getByLabel('Photo').setInputFiles({
    name: 'habib.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background: '#667' } })
      .png()
      .toBuffer(),
  })
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Photo saved')).toBeVisible()
  const card = dialog.getByRole('listitem')
  const picture = card.getByRole('img', { name: 'Photo' })
  await expect(picture).toBeVisible()
  const photo = (await picture.getAttribute('src'))!.split('/')[2]!
  for (const text of ['Habib Mia', `L-${run}`, '137', `31/12/${todayIso.slice(0, 4)}`])
    await expect(card).toContainText(text)
  const url = new URL(await readQr(await card.screenshot()))
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')

  const visitor = await page.context().browser()!.newPage()
  await visitor.goto(url.pathname)
  await expectResult(visitor, 'Valid: Associate card of Habib Mia.')
  await expect(visitor.getByText(`L-${run}`)).toBeVisible()
  // the website publishes no photo of an associate
  expect(photo).toMatch(/^[0-9a-f]{40}$/)
  expect(await visitor.content()).not.toContain(photo)
  expect((await visitor.request.get(`/media/${photo}/320.webp`)).status()).toBe(404)
  await staff.remove(`associate-registration/${associate.id}/`)
  associates.pop()
  await visitor.reload()
  await expectResult(visitor, /^Not valid: Registration was cancelled/)
  await visitor.close()
})

test('no check page shows what an advocate withholds, in both languages', async ({ page }) => {
  // another number than the amounts, days and serials on the pages
  const number = `P-${run}`
  const withheld = {
    father_name: `Secret father ${run}`,
    mother_name: `Secret mother ${run}`,
    husband_or_wife_name: `Secret spouse ${run}`,
    phone: '01799999992',
    email: `secret${run}@example.org`,
    nid_number: '7418529630741',
    date_of_birth: '1941-02-03',
    current_address: `Secret current address ${run}`,
    permanent_address: `Secret permanent address ${run}`,
    education: `Secret education ${run}`,
    remarks: `Secret remark ${run}`,
    blood_group: 'AB-',
  }
  const { id } = await staff.post<Booked>('advocates/', {
    ...withheld,
    bar_registration_number: number,
    advocate_type: 'new',
    name_english: 'Amena Khatun',
    name_bengali: 'আমেনা খাতুন',
    enrollment_date_As_member: todayIso,
    withheld_fields: ['phone', 'current_address', 'blood_group', 'date_of_birth', 'father_name', 'photo'],
  })
  const serial = serials.first + 5
  const sale = await sell(serial, number)
  const codeOf = async (kind: string, record: number) =>
    (await staff.get<Code[]>(`check-codes/?kind=${kind}&ids=${record}`))[0]!.code
  const codes = [await codeOfSerial(serial), await codeOf('receipt', sale.id), await codeOf('member', id)]
  const days = [withheld.date_of_birth, '03/02/1941', '০৩/০২/১৯৪১']
  for (const code of codes)
    for (const path of [`/check/${code}`, `/bn/check/${code}`]) {
      await page.goto(path)
      await expect(page.getByRole('status')).toBeVisible()
      const html = await page.content()
      for (const value of [...Object.values({ ...secrets, ...withheld }), ...days, 'Secret'])
        expect([path, html.includes(value) && value]).toEqual([path, false])
    }
})

test('a network that lists serials is stopped, and another one is not', async ({ baseURL }) => {
  const part = () => 1 + Math.floor(Math.random() * 250)
  // each run is another network of this machine
  const network = `127.${part()}.${part()}.${part()}`
  const statusOf = (localAddress: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(baseURL!)
      httpRequest({ host: '127.0.0.1', port, path, localAddress }, (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
        .on('error', reject)
        .end()
    })
  const statuses: number[] = []
  for (let serial = 1; serial <= 30; serial++)
    statuses.push(await statusOf(network, `/check?paper=VKL&serial=${serial}`))
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(new Set(statuses.slice(21))).toEqual(new Set([429]))
  expect(await statusOf(network, '/api/check/?paper=VKL&serial=31')).toBe(429)
  expect(await statusOf('127.0.0.1', `/check/${(await codeOfSerial(1)).replaceAll('-', '')}`)).toBe(200)
})
