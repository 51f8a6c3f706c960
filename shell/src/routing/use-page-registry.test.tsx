import { profile } from '@samity/shared-api/contract/users/user'
import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { sessionAtom, setPageStore } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { guardLeaving } from '@samity/shared-ui/router'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { registryAtom } from '../modules/registry/registry.ts'
import { aModule } from '../modules/testing/a-module.ts'
import { renewalCountAtom } from '../modules/updates/follow-releases.ts'
import { confirmAtom } from '../session/confirm.ts'
import { usePageRegistry } from './use-page-registry.ts'

const publicRoute = { path: '/hall', screen: 'Hall', title: { en: 'Hall', bn: 'হল' } }
const deskRoute = { path: '/dashboard/hall', screen: 'Desk', title: { en: 'Desk', bn: 'ডেস্ক' } }
const rulesRoute = { path: '/dashboard/hall/rules', screen: 'Rules', title: { en: 'Rules', bn: 'নিয়ম' } }

const hallForVisitors = (release: string) => aModule('mfe-hall', release, { routes: [publicRoute] })
const hall = (release: string, routes = [publicRoute, deskRoute]) => aModule('mfe-hall', release, { routes })
const registryOf = (...modules: ActiveModule[]): ModuleRegistry => ({ schema: 1, revision: 1, modules })

const fetchOfPage = globalThis.fetch
let removeGuard: () => void
beforeEach(() => {
  removeGuard = () => undefined
})
afterEach(() => {
  removeGuard()
  Object.assign(globalThis, { fetch: fetchOfPage })
})
/** From now on a form of the page has unsaved input. */
const typeInput = () =>
  (removeGuard = guardLeaving({ isBlocking: () => true, ask: () => Promise.resolve(true) }))

/**
 * Opens the desk by its URL: the HTML has the visitors' registry, and the confirmed session brings the
 * user's.
 */
async function openDesk(inlined: ActiveModule, confirmed: ActiveModule) {
  fakeServer(profile)
  const registry = { ...registryOf(confirmed), closed: [] }
  Object.assign(globalThis, { fetch: () => Promise.resolve(Response.json(registry)) })
  const store = createStore()
  setPageStore(store)
  store.set(sessionAtom, { user: null, access_token: 'a-token', is_authenticated: true })
  store.set(registryAtom, registryOf(inlined))
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const page = renderHook(({ path }) => usePageRegistry(path), {
    wrapper,
    initialProps: { path: '/dashboard/hall' },
  })
  await act(() => store.set(confirmAtom))
  return {
    activate: (...modules: ActiveModule[]) => act(() => store.set(registryAtom, registryOf(...modules))),
    signInAgain: () => act(() => store.set(confirmAtom)),
    update: () => act(() => store.set(renewalCountAtom, (count) => count + 1)),
    open: (path: string) => page.rerender({ path }),
    modules: () => page.result.current.modules,
  }
}

test('a staff page opened by its URL keeps its release and routes when another release is activated or removed', async () => {
  const page = await openDesk(hallForVisitors('1'), hall('1'))
  expect(page.modules()).toEqual([hall('1')])
  page.activate(hall('2'))
  expect(page.modules()).toEqual([hall('1')])
  page.activate(hall('0'))
  expect(page.modules()).toEqual([hall('1')])
  page.activate()
  expect(page.modules()).toEqual([hall('1')])
})

test('a staff page opened by its URL uses the canary release of its user', async () => {
  const page = await openDesk(hallForVisitors('1'), hall('2'))
  expect(page.modules()).toEqual([hall('2')])
})

test('a page takes the new release with the next page and with Update', async () => {
  const page = await openDesk(hallForVisitors('1'), hall('1'))
  page.activate(hall('2'))
  page.open('/dashboard/hall/rules')
  expect(page.modules()).toEqual([hall('2')])
  page.activate(hall('3'))
  page.update()
  expect(page.modules()).toEqual([hall('3')])
})

test('other routes of the same release appear, but never while a form has unsaved input', async () => {
  const page = await openDesk(hallForVisitors('1'), hall('1'))
  page.activate(hall('1', [publicRoute, deskRoute, rulesRoute]))
  expect(page.modules()).toEqual([hall('1', [publicRoute, deskRoute, rulesRoute])])
  typeInput()
  page.activate(hall('1', [publicRoute]))
  expect(page.modules()).toEqual([hall('1', [publicRoute, deskRoute, rulesRoute])])
  // a sign-in over the page brings the routes of the first sign-in
  await page.signInAgain()
  expect(page.modules()).toEqual([hall('1', [publicRoute, deskRoute, rulesRoute])])
})

test('modules that are added appear on the open page', async () => {
  const page = await openDesk(hallForVisitors('1'), hall('1'))
  const tea = aModule('mfe-tea', '1')
  page.activate(tea, hall('1'))
  expect(page.modules()).toEqual([tea, hall('1')])
})
