import { bank } from '@samity/shared-api/contract/config/bank'
import type { SlotChoice, PlacesResponse } from '@samity/shared-api/contract/system/places'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import PlacesPage from './PlacesPage.tsx'

const words = (en: string, bn: string) => ({ en, bn })
const library = words('Library', 'গ্রন্থাগার')
const loans = { id: 'loans', title: words('Books on loan', 'ধার নেওয়া বই'), module: library }
const dues = { id: 'dues', title: words('Dues', 'বকেয়া'), module: words('Members', 'সদস্য') }
const places: PlacesResponse = {
  version: 3,
  places: [
    {
      slot: 'advocate.tab',
      title: words('Tab of an advocate', 'আইনজীবীর ট্যাব'),
      extensions: [
        { ...loans, roles: ['staff'], hidden: false },
        { ...dues, roles: ['admin'], hidden: false },
      ],
    },
    {
      slot: 'library.book.panel',
      title: words('Part of a book', 'বইয়ের অংশ'),
      module: library,
      extensions: [],
    },
  ],
}

function open() {
  const server = fakeServer(bank, [])
    .route('GET', 'places/', () => ({ body: places }))
    .route('PUT', 'places/', ({ body }) => {
      const chosen = body['places'] as Record<string, SlotChoice>
      const [tab, panel] = places.places
      const extensions = chosen['advocate.tab']!.map((choice) => ({
        ...tab!.extensions.find(({ id }) => id === choice.id)!,
        ...choice,
      }))
      return { body: { version: 4, places: [{ ...tab, extensions }, panel] } }
    })
  return { server, ...renderScreen(<PlacesPage />, { at: '/dashboard/places' }) }
}
const { fetch } = globalThis
beforeEach(() => {
  // only the registry uses fetch without the client
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  AbortSignal.timeout ??= () => new AbortController().signal
})
afterEach(() => {
  globalThis.fetch = fetch
})

test('each place has its title, its owner and what fills it', async () => {
  open()
  const tab = within(await screen.findByRole('region', { name: /Tab of an advocate/ }))
  expect(tab.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Books on loanLibrary · Staff'),
    expect.stringContaining('DuesMembers · Admin'),
  ])
  expect(screen.getByRole('heading', { name: /Part of a book.*opened by Library/ })).toBeVisible()
})

test('an administrator orders and hides what fills a place', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'Move Dues up' }))
  await user.click(screen.getByRole('checkbox', { name: 'Show Books on loan' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 3,
    places: {
      'advocate.tab': [
        { id: 'dues', hidden: false },
        { id: 'loans', hidden: true },
      ],
    },
  })
  expect(screen.getByRole('button', { name: 'Move Dues up' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Show Books on loan' })).not.toBeChecked()
})
