import type { Browser, Page } from '@playwright/test'
import { emulateSlowDevice, signInBrowser, withBrowser, withPage } from './browser.ts'
import { median, type Report } from './figure.ts'
import { readMetrics, readScriptKib, recordMetrics } from './page-metrics.ts'
import { benchAccount, withProduct, type Product } from './product.ts'
import { withStaticPages, type StaticPages } from './static-pages.ts'

const rounds = 3

type StaffPage = {
  name: string
  path: string
  isSignedIn: boolean
  /** Shown when a person can use the screen. A skeleton has none of these. */
  usable: (page: Page) => Promise<unknown>
}

const submitButton = (page: Page) => page.locator('form button[type="submit"]').first().waitFor()

const staffPages: StaffPage[] = [
  { name: 'sign-in', path: '/signin', isSignedIn: false, usable: submitButton },
  {
    name: 'dashboard',
    path: '/dashboard',
    isSignedIn: true,
    usable: (page) => page.locator('main svg').first().waitFor(),
  },
  { name: 'bank form', path: '/dashboard/addBank', isSignedIn: true, usable: submitButton },
  { name: 'bail bond sale', path: '/dashboard/bailbondSale', isSignedIn: true, usable: submitButton },
]

/** The requests until the page was usable. A file that the browser's cache returns counts as one. */
type Visit = {
  paint: number
  shift: number
  usableMs: number
  requests: number
  scripts: number
  scriptKib: number
}

async function visit(page: Page, url: string, usable: StaffPage['usable']): Promise<Visit> {
  const requested: string[] = []
  const record = (request: { resourceType: () => string }) => requested.push(request.resourceType())
  page.on('request', record)
  const start = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await usable(page)
  const usableMs = performance.now() - start
  const types = [...requested]
  page.off('request', record)
  const scriptKib = await readScriptKib(page)
  await page.waitForLoadState('networkidle')
  return {
    ...(await readMetrics(page)),
    usableMs,
    requests: types.length,
    scripts: types.filter((type) => type === 'script').length,
    scriptKib,
  }
}

const visitTwice = (browser: Browser, product: Product, { isSignedIn, usable }: StaffPage, url: string) =>
  withPage(browser, async (page) => {
    if (isSignedIn) await signInBrowser(page, product.session)
    await recordMetrics(page)
    await emulateSlowDevice(page)
    const cold = await visit(page, url, usable)
    await page.goto('about:blank')
    return { cold, warm: await visit(page, url, usable) }
  })

/**
 * Returns the screen as one handwritten page would have it: the elements on the page, all styles in one
 * element, no scripts. The product makes the screen, so both pages show the same.
 */
const copyScreen = (
  browser: Browser,
  product: Product,
  { path, isSignedIn, usable }: StaffPage,
): Promise<string> =>
  withPage(browser, async (page) => {
    if (isSignedIn) await signInBrowser(page, product.session)
    await page.goto(product.url + path)
    await usable(page)
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => {
      const styles = [...document.styleSheets, ...document.adoptedStyleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
        .join('\n')
      for (const node of document.querySelectorAll('script, style, noscript, link:not([rel="icon"])'))
        node.remove()
      const html = document.documentElement.outerHTML
      return `<!doctype html>${html.replace('</head>', () => `<style>${styles}</style></head>`)}`
    })
  })

async function measurePage(
  report: Report,
  browser: Browser,
  product: Product,
  staffPage: StaffPage,
  staticUrl: string,
): Promise<void> {
  const { name, path } = staffPage
  const ours: { cold: Visit; warm: Visit }[] = []
  const references: { cold: Visit; warm: Visit }[] = []
  for (let round = 0; round < rounds; round++) {
    references.push(await visitTwice(browser, product, staffPage, staticUrl + path))
    ours.push(await visitTwice(browser, product, staffPage, product.url + path))
  }
  const medianOf = (visits: typeof ours, cache: 'cold' | 'warm', figure: keyof Visit) =>
    median(visits.map((one) => one[cache][figure]))
  const reportPaint = (cache: 'cold' | 'warm', atMost: number) =>
    report({
      label: `${name}, ${cache}: largest contentful paint`,
      ours: medianOf(ours, cache, 'paint'),
      unit: 'ms',
      reference: { label: 'static copy', value: medianOf(references, cache, 'paint') },
      goal: { atMost },
    })
  const reportFigure = (
    what: string,
    figure: keyof Visit,
    {
      cache = 'cold',
      unit = '',
      atMost,
    }: { cache?: 'cold' | 'warm'; unit?: 'ms' | 'KiB' | ''; atMost: number },
  ) =>
    report({
      label: `${name}, ${cache}: ${what}`,
      ours: medianOf(ours, cache, figure),
      unit,
      goal: { atMost },
    })
  reportPaint('cold', staffPage.isSignedIn ? 1.4 : 1.15)
  reportPaint('warm', 1.15)
  reportFigure('until usable', 'usableMs', { unit: 'ms', atMost: 3000 })
  reportFigure('until usable', 'usableMs', { cache: 'warm', unit: 'ms', atMost: 1000 })
  reportFigure('requests until usable', 'requests', { atMost: 25 })
  reportFigure('scripts until usable', 'scripts', { atMost: 12 })
  reportFigure('script bytes until usable, brotli', 'scriptKib', { unit: 'KiB', atMost: 300 })
  reportFigure('layout shift', 'shift', { atMost: 0 })
}

const measureSignIn = (browser: Browser, product: Product) =>
  withPage(browser, async (page) => {
    await emulateSlowDevice(page)
    await page.goto(`${product.url}/signin`)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Username').first().fill(benchAccount.username)
    await page.getByLabel('Password', { exact: true }).first().fill(benchAccount.password)
    await page.waitForLoadState('networkidle')
    const start = performance.now()
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.locator('main svg').first().waitFor()
    return performance.now() - start
  })

const measureSave = (browser: Browser, product: Product, number: number) =>
  withPage(browser, async (page) => {
    await signInBrowser(page, product.session)
    await page.goto(`${product.url}/dashboard/addBuilding`)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Building Name').fill(`Annex ${number}`)
    await page.getByLabel('Institute').fill('Bench')
    const start = performance.now()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Building submitted Successfully!').waitFor()
    return performance.now() - start
  })

/**
 * Measures the first screens of the back office on slow 4G with a processor four times slower, beside static
 * copies.
 */
export const measureStaffPages = (report: Report): Promise<void> =>
  withProduct(
    (product) =>
      withBrowser(async (browser) => {
        const copies: StaticPages = new Map()
        for (const staffPage of staffPages)
          copies.set(staffPage.path, await copyScreen(browser, product, staffPage))
        await withStaticPages(product.url, copies, async (staticUrl) => {
          for (const staffPage of staffPages)
            await measurePage(report, browser, product, staffPage, staticUrl)
        })
        const signIns: number[] = []
        const saves: number[] = []
        for (let round = 0; round < rounds; round++) signIns.push(await measureSignIn(browser, product))
        for (let round = 0; round < 2 * rounds; round++)
          saves.push(await measureSave(browser, product, round))
        report({
          label: 'sign-in to the first screen',
          ours: median(signIns),
          unit: 'ms',
          goal: { atMost: 1500 },
        })
        report({
          label: 'save to confirmation, no throttling',
          ours: median(saves),
          unit: 'ms',
          goal: { atMost: 100 },
        })
      }),
    ['--demo'],
  )
