import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import type { ModuleFigures } from '@samity/shared-api/contract/system/screen-figures'
import { fakeServer } from '@samity/shared-api/testing'
import { bank } from '@samity/shared-api/contract/config/bank'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import ModulesPage from './ModulesPage.tsx'

const first = '1.0.0+0123456789ab'
const second = '1.1.0+ba9876543210'
const at = '2026-11-21T08:30:00.000Z'

const aModulesResponse = (over: Partial<ModulesResponse['modules'][number]> = {}): ModulesResponse => ({
  revision: 7,
  problem: null,
  limits: { share: 30, people: 3, minutes: 15 },
  modules: [
    {
      name: 'mfe-tea',
      title: { en: 'Tea', bn: 'চা' },
      active: first,
      changed: at,
      by: 'rahim',
      canary: null,
      mine: first,
      chosen: null,
      mayGoBack: true,
      releases: [
        {
          release: second,
          made: at,
          local: false,
          state: null,
          asks: [],
          people: 0,
          failing: 0,
          service: null,
        },
        {
          release: first,
          made: at,
          local: false,
          state: 'active',
          asks: [],
          people: 12,
          failing: 1,
          service: null,
        },
      ],
      ...over,
    },
  ],
  history: [
    {
      id: 'one',
      at,
      module: 'mfe-tea',
      action: 'activate',
      from: null,
      to: first,
      share: null,
      by: 'rahim',
      through: 'screen',
      why: 'new prices',
    },
  ],
  failures: [
    { id: 1, at, module: 'mfe-tea', release: first, screen: 'Tea', reason: 'late', detail: 'no answer' },
  ],
})

const { fetch } = globalThis
beforeEach(() => {
  // only the manifest check and the registry use fetch without the client
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  AbortSignal.timeout ??= () => new AbortController().signal
})
afterEach(() => {
  globalThis.fetch = fetch
})

test('the page shows the active release, its releases, the history with reasons, and the failures', async () => {
  fakeServer(bank, []).route('GET', 'modules/', () => ({ body: aModulesResponse() }))
  renderScreen(<ModulesPage />)
  expect(await screen.findByText('Active since 21/11/2026, 14:30, by rahim')).toBeVisible()
  const releases = screen.getByRole('table', { name: 'Releases of mfe-tea' })
  expect(within(releases).getByRole('row', { name: `${first} Active 21/11/2026, 14:30 12 1` })).toBeVisible()
  expect(within(screen.getByRole('table', { name: 'History' })).getByText('new prices')).toBeVisible()
  expect(screen.getByText('no answer within 10 seconds')).toBeVisible()
})

test('the speed of a module loads when someone opens it, with its medians by release and what exceeds its budget', async () => {
  const row = {
    screen: 'Tea',
    device: 'phone',
    visits: 12,
    framesMs: null,
    kib: { median: 9, high: 20 },
  } as const
  const quick = { median: 210, high: 340 }
  const slow = { median: 280, high: 455 }
  let figures: ModuleFigures = { days: 90, screens: [], releases: [] }
  const server = fakeServer(bank, [])
    .route('GET', 'modules/', () => ({ body: aModulesResponse() }))
    .route('GET', 'modules/mfe-tea/figures/', () => ({ body: figures }))
  const { user, unmount } = renderScreen(<ModulesPage />)
  const openSpeed = async () => user.click(await screen.findByText('Speed'))
  await screen.findByText(/Active since/)
  expect(server.requests.map(({ path }) => path)).not.toContain('modules/mfe-tea/figures/')
  await openSpeed()
  expect(await screen.findByText('Nothing has been measured yet.')).toBeVisible()
  unmount()

  figures = {
    days: 90,
    screens: [
      {
        ...row,
        release: second,
        rowsMs: slow,
        requests: { median: 3, high: 5 },
        over: ['rowsMs', 'requests'],
      },
      { ...row, release: first, rowsMs: quick, requests: { median: 2, high: 2 }, over: [] },
    ],
    releases: [
      { release: first, ...quick },
      { release: second, ...slow },
    ],
  }
  renderScreen(<ModulesPage />)
  await openSpeed()
  const table = await screen.findByRole('table', { name: 'Speed of mfe-tea' })
  expect(within(table).getByRole('row', { name: `Tea ${first} Phone 12 210 340 9 2` })).toBeVisible()
  expect(
    within(table).getByRole('row', { name: `Tea ${second} Phone 12 280 455 9 3 Rows shown (ms), Requests` }),
  ).toBeVisible()
  const chart = screen.getByRole('table', { name: 'Rows shown, by release' })
  expect(within(chart).getByRole('row', { name: '1.1.0+ba98 280 455' })).toBeInTheDocument()
})

test('a release that the system ended says so', async () => {
  const [{ releases }] = aModulesResponse().modules as [ModulesResponse['modules'][number]]
  const ended = { ...releases[0]!, people: 3, ended: true }
  fakeServer(bank, []).route('GET', 'modules/', () => ({ body: aModulesResponse({ releases: [ended] }) }))
  renderScreen(<ModulesPage />)
  expect(await screen.findByText('Ended by the system')).toBeVisible()
})

test('a release with a service shows whether it works, and why not', async () => {
  const [module] = aModulesResponse().modules
  const release = module!.releases[1]!
  const service = {
    state: 'restarting',
    remote: false,
    restarts: 3,
    error: 'the process ended with code 1',
  } as const
  const response = { ...aModulesResponse(), modules: [{ ...module!, releases: [{ ...release, service }] }] }
  fakeServer(bank, []).route('GET', 'modules/', () => ({ body: response }))
  renderScreen(<ModulesPage />)
  const releases = await screen.findByRole('table', { name: 'Releases of mfe-tea' })
  expect(within(releases).getByText('Restarting')).toBeVisible()
  expect(within(releases).getByText('Restarts: 3')).toBeVisible()
  expect(within(releases).getByText('Last error: the process ended with code 1')).toBeVisible()
})

test('activating a release sends the share, the reason and the revision of the page', async () => {
  const server = fakeServer(bank, []).route('GET', 'modules/', () => ({ body: aModulesResponse() }))
  server.route('POST', 'modules/mfe-tea/activate/', () => ({
    body: aModulesResponse({ canary: { release: second, share: 20, since: at, by: 'admin' } }),
  }))
  const { user } = renderScreen(<ModulesPage />)
  await user.click(await screen.findByRole('button', { name: `Activate ${second}` }))
  const share = screen.getByLabelText('Share of people (%)')
  await user.clear(share)
  await user.type(share, '২০০')
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeVisible()
  await user.clear(share)
  await user.type(share, '২০')
  await user.type(screen.getByLabelText('Reason'), 'try it')
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  expect(await screen.findByText(/20 % of people get this release since/)).toBeVisible()
  expect(server.requests.at(-1)?.body).toEqual({
    release: second,
    share: 20,
    reason: 'try it',
    revision: 7,
  })
})

test('the dialog shows the error of a refused release', async () => {
  const server = fakeServer(bank, []).route('GET', 'modules/', () => ({ body: aModulesResponse() }))
  const { user } = renderScreen(<ModulesPage />)
  await user.click(await screen.findByRole('button', { name: `Activate ${second}` }))
  server.refuseNext(409, { message: 'mfe-tea claims the route /dashboard/milk, which belongs to mfe-milk.' })
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('claims the route /dashboard/milk')
})

test('a rollback asks for a reason first', async () => {
  const server = fakeServer(bank, []).route('GET', 'modules/', () => ({ body: aModulesResponse() }))
  server.route('POST', 'modules/mfe-tea/rollback/', () => ({ body: aModulesResponse({ mayGoBack: false }) }))
  const { user } = renderScreen(<ModulesPage />)
  await user.click(await screen.findByRole('button', { name: 'Roll back' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'it is slow')
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }))
  expect(await screen.findByText('Done. The change takes effect on the next page.')).toBeVisible()
  expect(server.requests.at(-1)?.body).toEqual({ reason: 'it is slow', revision: 7 })
})

test('the dialog shows what the release asks for before an administrator activates it', async () => {
  const response = aModulesResponse()
  response.modules[0]!.releases[0]!.asks = [
    { kind: 'series', name: 'TEA', title: { en: 'Tea', bn: 'চা' }, isNew: true },
    { kind: 'service', name: 'service/main.mjs', isNew: false },
  ]
  fakeServer(bank, []).route('GET', 'modules/', () => ({ body: response }))
  const { user } = renderScreen(<ModulesPage />)
  await user.click(await screen.findByRole('button', { name: `Activate ${second}` }))
  const asks = within(await screen.findByRole('dialog')).getAllByRole('definition')
  expect(asks.map(({ textContent }) => textContent)).toEqual(['TEA Tea New', 'service/main.mjs'])
})

test('a module whose active release has settings or a receipt series links to them, and no other does', async () => {
  const response = aModulesResponse()
  const [module] = response.modules
  const asks = [{ kind: 'series', name: 'TEA', title: { en: 'Tea', bn: 'চা' }, isNew: false } as const]
  const [next, active] = module!.releases
  response.modules = [
    { ...module!, releases: [next!, { ...active!, asks }] },
    {
      ...module!,
      name: 'mfe-milk',
      title: { en: 'Milk', bn: 'দুধ' },
      releases: [{ ...next!, asks }, active!],
    },
  ]
  fakeServer(bank, []).route('GET', 'modules/', () => ({ body: response }))
  renderScreen(<ModulesPage />)
  expect(await screen.findByRole('link', { name: 'Settings of Tea' })).toHaveAttribute(
    'href',
    '/open/module-settings?module=mfe-tea',
  )
  expect(screen.queryByRole('link', { name: 'Settings of Milk' })).not.toBeInTheDocument()
})
