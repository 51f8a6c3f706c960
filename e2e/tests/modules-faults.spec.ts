import type { Route } from '@playwright/test'
import { expect, test, type Page } from '../fixtures.ts'
import { interceptReleases, rebuildRelease, type RebuiltRelease } from '../release-fixtures.ts'
import {
  goTo,
  fileKinds,
  headingOf,
  moduleNames,
  noticeOf,
  interceptFiles,
  openDashboard,
  reportsOf,
  screens,
  hasStayed,
  expectScreenWorks,
  type FileKind,
  type ModuleName,
} from '../page-helpers.ts'

const down = (route: Route) => route.abort()
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })
const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' })
/** Appends bytes that no parser minds; a script would set `tampered` if it ran. */
const changed = async (route: Route) => {
  const response = await route.fetch()
  const more = route.request().url().endsWith('.js') ? '\nwindow.tampered = true' : ' '
  return route.fulfill({ response: response, body: (await response.text()) + more })
}

const obstacles: [what: string, kind: FileKind, how: (route: Route) => Promise<void>, reason: RegExp][] = [
  ['an origin that is down', 'all', down, /cannot be reached/],
  ['files that are gone', 'all', notFound, /cannot be reached/],
  ['pages of HTML in the place of files', 'all', html, /not the one that was released/],
  ['a chunk that is gone', 'chunk', notFound, /cannot be reached/],
  ['styles that are gone', 'styles', notFound, /cannot be reached/],
  ['a changed manifest', 'manifest', changed, /not the one that was released/],
  ['a changed entry', 'entry', changed, /not the one that was released/],
  ['a changed exposed chunk', 'exposed', changed, /not the one that was released/],
  ['a changed chunk', 'chunk', changed, /not the one that was released/],
  ['changed styles', 'styles', changed, /not the one that was released/],
]

const fileErrors = /Failed to load resource|integrity|ChunkLoadError|Failed to find a valid digest/

/**
 * The modules that are tested with every fault: one of the back office and that of the website. The others
 * get one fault of each kind.
 */
const isFullyTested = (name: ModuleName) => name === 'mfe-sales' || name === 'mfe-public'
const fewFaults = ['an origin that is down', 'a changed entry', 'a chunk that is gone', 'changed styles']

const othersOf = (name: ModuleName) => moduleNames.filter((other) => other !== name)

async function othersWork(page: Page, name: ModuleName): Promise<void> {
  for (const other of othersOf(name)) await expectScreenWorks(page, other)
}

for (const name of moduleNames)
  test.describe(name, () => {
    test.use({ expected: fileErrors })

    for (const [what, kind, how, reason] of obstacles.filter(
      ([fault]) => isFullyTested(name) || fewFaults.includes(fault),
    ))
      test(`${what}: a notice in its place, the other modules work, and Retry recovers in the same tab`, async ({
        page,
      }) => {
        const heal = await interceptFiles(page, name, kind, how)
        await openDashboard(page)
        await expectScreenWorks(page, othersOf(name)[0]!)
        await goTo(page, screens[name].path)
        await expect(noticeOf(page, name)).toContainText(reason)
        await expect(page.getByText(/Support code:/)).toContainText(/sales \d+\.\d+\.\d+\+[0-9a-f]{12}/)
        await othersWork(page, name)
        await goTo(page, screens[name].path)
        await expect(noticeOf(page, name)).toBeVisible()
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
        await heal()
        await page.getByRole('button', { name: 'Retry' }).click()
        await expect(headingOf(page, name)).toBeVisible()
        await expectScreenWorks(page, othersOf(name)[1]!)
        const outcomes = reportsOf(page)
          .filter(({ module }) => module === name)
          .map(({ outcome }) => outcome)
        expect(outcomes).toContain(reason.source.includes('reached') ? 'unreachable' : 'changed')
        expect(outcomes).toContain('loaded')
        expect(await hasStayed(page)).toBe(true)
      })
  })

test.describe('module code that fails', () => {
  const broken = 'globalThis.kettle = (globalThis.kettle ?? 0) + 1; throw new Error("The kettle is hot");'
  const withExposedCode = (source: string) => (text: string, file: string) =>
    fileKinds.exposed.test(`/${file}`) ? text.replace('({screens:{', `({${source}screens:{`) : text
  const codeFaults: [what: string, how: (name: ModuleName) => RebuiltRelease, reason: RegExp][] = [
    [
      'an entry that throws',
      (name) =>
        rebuildRelease(name, {
          version: '1.9.0',
          transform: (text, file) => (fileKinds.entry.test(`/${file}`) ? broken + text : text),
        }),
      /its code has an error/,
    ],
    [
      'a setup() that throws',
      (name) => rebuildRelease(name, { version: '1.9.1', transform: withExposedCode(`setup(){${broken}},`) }),
      /its code has an error/,
    ],
    [
      'a contract that is too new',
      (name) => rebuildRelease(name, { version: '1.9.2', descriptor: { contract: 2 } }),
      /made for another version/,
    ],
    [
      'a shared package that is too old here',
      (name) =>
        rebuildRelease(name, {
          version: '1.9.3',
          transform: (text, file) =>
            fileKinds.entry.test(`/${file}`)
              ? text.replaceAll(
                  /(shareKey:"@samity\/[^"]+",import:null,requiredVersion:)"[^"]+"/g,
                  '$1"^1.7.0"',
                )
              : text,
        }),
      /made for another version/,
    ],
    [
      'a registry without the hash of the entry',
      (name) => {
        const rebuilt = rebuildRelease(name, { version: '1.9.4' })
        for (const file of Object.keys(rebuilt.module.integrity))
          if (fileKinds.entry.test(`/${file}`)) delete rebuilt.module.integrity[file]
        return rebuilt
      },
      /not the one that was released/,
    ],
  ]
  test.use({ expected: new RegExp(`${fileErrors.source}|The kettle is hot`) })

  for (const name of moduleNames)
    for (const [what, how, reason] of isFullyTested(name) ? codeFaults : codeFaults.slice(0, 1))
      test(`${name}, ${what}: a notice in its place, and the next release recovers`, async ({ page }) => {
        const releases = await interceptReleases(page)
        releases.activate(how(name))
        await openDashboard(page)
        await goTo(page, screens[name].path)
        await expect(noticeOf(page, name)).toContainText(reason)
        await othersWork(page, name)
        await goTo(page, screens[name].path)
        await expect(noticeOf(page, name)).toBeVisible()
        releases.activate(rebuildRelease(name, { version: '1.9.9' }))
        await page.getByRole('button', { name: 'Retry' }).click()
        await expect(headingOf(page, name)).toBeVisible()
        expect(await hasStayed(page)).toBe(true)
      })

  for (const name of moduleNames)
    test(`${name}, a screen that throws while it renders: a notice in its place, and the next visit tries again`, async ({
      page,
    }) => {
      const { screen } = screens[name]
      const kettle = `{default(){if(globalThis.hot)throw new Error("The kettle is hot");return "The kettle is cool"}}`
      const releases = await interceptReleases(page)
      releases.activate(
        rebuildRelease(name, {
          version: '1.9.5',
          transform: (text, file) =>
            fileKinds.exposed.test(`/${file}`)
              ? text.replace(`${screen}:()=>`, `${screen}:async()=>globalThis.boiling?${kettle}:`)
              : text,
        }),
      )
      // set before the page loads: an idle page may prefetch the screen
      await page.addInitScript(() => Object.assign(window, { boiling: true, hot: true }))
      await openDashboard(page)
      await goTo(page, screens[name].path)
      await expect(noticeOf(page, name)).toContainText(/The kettle is hot/)
      await othersWork(page, name)
      await goTo(page, screens[name].path)
      await expect(noticeOf(page, name)).toBeVisible()
      await page.evaluate(() => Object.assign(window, { hot: false }))
      await othersWork(page, name)
      await goTo(page, screens[name].path)
      await expect(page.getByText('The kettle is cool')).toBeVisible()
      const crashes = reportsOf(page).filter(({ outcome }) => outcome === 'crashed')
      expect(crashes[0]).toMatchObject({ module: name, screen, detail: expect.stringContaining('kettle') })
      expect(crashes[0]?.release).toMatch(/^1\.9\.5\+/)
    })
})

test.describe('errors outside a screen', () => {
  test.use({ expected: /The (pot|cup) is hot/ })

  test('an error in a listener or timer of a module is reported once with module and release, and the page stays', async ({
    page,
  }) => {
    const releases = await interceptReleases(page)
    const failingSetup = `setup(){
      addEventListener("tea",()=>{throw new Error("The pot is hot")})
      setTimeout(()=>{throw new Error("The cup is hot")},50)
    },`
    const rebuilt = rebuildRelease('mfe-sales', {
      version: '1.9.6',
      transform: (text, file) =>
        fileKinds.exposed.test(`/${file}`) ? text.replace('({screens:{', `({${failingSetup}screens:{`) : text,
    })
    releases.activate(rebuilt)
    await openDashboard(page)
    await expectScreenWorks(page, 'mfe-sales')
    await page.evaluate(() => [1, 2, 3].forEach(() => dispatchEvent(new Event('tea'))))
    const errorReports = () => reportsOf(page).filter(({ outcome }) => outcome === 'error')
    await expect.poll(() => errorReports().length).toBe(2)
    for (const word of ['pot', 'cup'])
      expect(errorReports()).toContainEqual(
        expect.objectContaining({
          module: 'mfe-sales',
          release: rebuilt.module.release,
          detail: `uncaught: Error: The ${word} is hot`,
        }),
      )
    await expect(headingOf(page, 'mfe-sales')).toBeVisible()
    await othersWork(page, 'mfe-sales')
  })
})

test('the account menu shows the running versions', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'About' }).click()
  const about = page.getByRole('dialog', { name: 'About this system' })
  for (const name of moduleNames) await expect(about).toContainText(screens[name].title)
  await expect(about.getByRole('code')).toHaveText(/^([a-z]+ \d+\.\d+\.\d+\+[0-9a-f]{12}( · )?){4,}$/)
})

test('an origin that hangs times out after 10 seconds, and the module recovers in the same tab', async ({
  browser,
}) => {
  await Promise.all(
    moduleNames.map(async (name) => {
      const page = await (await browser.newContext()).newPage()
      const heal = await interceptFiles(page, name, 'all', () => Promise.resolve())
      await openDashboard(page)
      await goTo(page, screens[name].path)
      await expect(noticeOf(page, name)).toContainText(/no answer within 10 seconds/, { timeout: 13_000 })
      await othersWork(page, name)
      await heal()
      await goTo(page, screens[name].path)
      await expect(headingOf(page, name)).toBeVisible()
      expect(await hasStayed(page)).toBe(true)
      await page.context().close()
    }),
  )
})
