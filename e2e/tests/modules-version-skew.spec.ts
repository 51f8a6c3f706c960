import { expect, test, type Page } from '../fixtures.ts'
import { interceptReleases, rebuildRelease, stopIntercepting } from '../release-fixtures.ts'
import { serveShellVersion } from '../old-shell-fixture.ts'
import {
  goTo,
  moduleNames,
  noticeOf,
  openDashboard,
  screens,
  expectScreenWorks,
  type ModuleName,
} from '../page-helpers.ts'

/*
 * The current and the previous shell with current and previous modules. A compatible module runs; another one
 * shows a notice in its place.
 */

type Age = 'now' | 'before'
const ranges = { now: '^1.1', before: '^1.0' }

const moduleOf = (name: ModuleName, age: Age) =>
  rebuildRelease(name, {
    version: age === 'now' ? '1.4.0' : '1.3.0',
    descriptor: { requires: { shell: ranges[age], 'shared-ui': '^1.0', api: '^1.0' } },
  })

/** A module may be older than its shell, and never newer. */
const fits = (shell: Age, module: Age) => shell === 'now' || module === 'before'

async function expectRefused(page: Page, name: ModuleName): Promise<void> {
  await goTo(page, screens[name].path)
  await expect(noticeOf(page, name)).toHaveText(
    `${screens[name].title} could not be loaded: it is made for another version of this system`,
  )
  await expect(page.getByText(/^Support code:/)).toContainText('1.4.0+')
}

test.afterEach(({ page }) => stopIntercepting(page))

for (const shell of ['now', 'before'] as const)
  for (const name of moduleNames)
    test(`the ${shell} shell runs with ${name} now and the others before, and the other way round`, async ({
      page,
    }) => {
      if (shell === 'before') await serveShellVersion(page, '1.0.0')
      const releases = await interceptReleases(page)
      for (const module of ['now', 'before'] as const) {
        const ageOf = (other: ModuleName): Age =>
          other === name ? module : module === 'now' ? 'before' : 'now'
        for (const other of moduleNames) releases.activate(moduleOf(other, ageOf(other)))
        const requestedUrls: string[] = []
        page.on('request', (request) => void requestedUrls.push(request.url()))
        await openDashboard(page)
        for (const other of moduleNames)
          await (fits(shell, ageOf(other)) ? expectScreenWorks(page, other) : expectRefused(page, other))
        if (!fits(shell, module))
          expect(requestedUrls.filter((url) => url.includes(`/releases/${name}/1.4.0`))).toEqual([])
      }
    })
