import type { Role } from '@samity/shared-api/contract/roles'
import type { ActiveModule, ExtensionEntry, ModuleCode, SearchExtension } from '@samity/shared-api/module'
import type { SearchResult } from '@samity/shared-api/contract/system/search'
import { bank } from '@samity/shared-api/contract/config/bank'
import { fakeServer, type FakeResponse } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
// oxlint-disable-next-line no-restricted-imports -- the registry of the product has these searches; no code of the shell imports them
import config from '../../../../mfe-config/src/module.tsx'
// oxlint-disable-next-line no-restricted-imports -- see above
import sales from '../../../../mfe-sales/src/module.tsx'
import { registryAtom } from '../../modules/registry/registry.ts'
import { moduleStore } from '../../modules/store/module-store.ts'
import { aModule } from '../../modules/testing/a-module.ts'
import { SearchBox } from './SearchBox.tsx'

const { fetch } = globalThis
let reports: unknown[] = []
beforeEach(() => {
  reports = []
  // the reports of failed searches
  globalThis.fetch = async (_url, options) => {
    reports.push(JSON.parse(String(options?.body)))
    return new Response()
  }
})
afterEach(() => {
  globalThis.fetch = fetch
})

const allRoles = ['admin', 'staff', 'cashier', 'auditor'] satisfies Role[]
let count = 0
/** A release whose code is in the tab, with one search. */
function aModuleWithSearch(code: ModuleCode, extension: string, order: number): ActiveModule {
  const entry: ExtensionEntry = {
    slot: 'search.result',
    id: extension.toLowerCase(),
    extension,
    title: { en: extension, bn: extension },
    order,
    allow: allRoles,
  }
  const module = aModule(`mfe-${extension.toLowerCase()}${(count += 1)}`, '1', { extensions: [entry] })
  moduleStore.dispatch(module, { name: 'loadStarted', code: Promise.resolve(code) })
  moduleStore.dispatch(module, { name: 'codeArrived' })
  return module
}
const ownModules = () => [
  aModuleWithSearch(sales, 'ReceiptSearch', 10),
  aModuleWithSearch(config, 'AdvocateSearch', 20),
]

const nothing: SearchResult = { receipts: [], serials: [], members: [], renters: [] }
const results: SearchResult = {
  serials: [
    {
      number: 'VKL-2026-000120',
      book_no: null,
      stream: 'VKL',
      date: '2026-03-10',
      payer: 'Abdul Karim',
      total: '500.00',
      voided_at: null,
      serials: { from_serial: 120, to_serial: 129, width: 6 },
    },
  ],
  receipts: [
    {
      number: 'RNT-2026-000120',
      book_no: 'B-7',
      stream: 'RNT',
      date: '2026-03-11',
      payer: 'Law Book House',
      total: '9000.00',
      voided_at: '2026-03-12T10:00:00Z',
      serials: null,
    },
  ],
  members: [
    {
      id: 4,
      bar_registration_number: '4120',
      name_english: 'Mahmuda Begum',
      name_bengali: 'মাহমুদা বেগম',
      phone: '01745182898',
      father_name: '',
      father_name_bengali: '',
      status: 'active',
      is_retired: false,
      is_dead: false,
      archived_at: null,
      enrollment_date_As_member: '2019-04-06' as never,
    },
  ],
  renters: [
    {
      id: 9,
      renter_name: 'Tea Stall 120',
      phone: '',
      building_name: 'Bar Bhaban',
      floor_no: '1',
      room_no: '120',
      archived_at: null,
    },
  ],
}

function open({
  respond = () => ({ body: results }),
  role = 'admin',
  language = 'en',
  otherModules = [],
  opens,
}: {
  respond?: (q: string) => FakeResponse | Promise<FakeResponse>
  role?: Role
  language?: 'en' | 'bn'
  opens?: Record<string, string>
  otherModules?: ActiveModule[]
} = {}) {
  const server = fakeServer(bank).route('GET', 'search/', ({ query }) => respond(query['q'] ?? ''))
  const rendered = renderScreen(
    <>
      <SearchBox role={role} />
      <input aria-label="Remarks" />
    </>,
    { role, language, ...(opens && { opens }) },
  )
  act(() =>
    rendered.store.set(registryAtom, { schema: 1, revision: 1, modules: [...ownModules(), ...otherModules] }),
  )
  return { ...rendered, server }
}
const box = () => screen.getByRole('combobox')
const option = (name: RegExp) => screen.findByRole('option', { name })

test('results are shown in groups, with the receipts of the serial first and void receipts marked', async () => {
  const { user } = open()
  await user.type(box(), '120')
  await option(/VKL-2026-000120/)
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(5)
  const serials = screen.getByRole('group', { name: 'Serial 120 is on' })
  expect(within(serials).getByRole('option')).toHaveTextContent(
    'VKL-2026-000120Vokalotnama · 000120–000129 · Abdul Karim · 10/03/2026 · ৳ 500.00',
  )
  expect(within(screen.getByRole('group', { name: 'Receipts' })).getByRole('option')).toHaveTextContent(
    'VOID',
  )
  expect(screen.getByRole('status')).toHaveTextContent('5 results')
})

test('one request is sent when the typing pauses', async () => {
  const { user, server } = open()
  await user.type(box(), 'mahmuda')
  await option(/Mahmuda/)
  expect(server.requests.map(({ query }) => query['q'])).toEqual(['mahmuda'])
})

test('arrows move through all groups and wrap around, and Enter opens the selected result', async () => {
  const { user, address } = open()
  await user.type(box(), '120')
  await option(/VKL/)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const activeOption = screen.getByRole('option', { selected: true })
  expect(activeOption).toHaveTextContent('RNT-2026-000120')
  expect(box()).toHaveAttribute('aria-activedescendant', activeOption.id)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Tea Stall')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(address()).toBe('/dashboard/receipt/RNT-2026-000120')
  expect(box()).toHaveValue('')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('an advocate whose complete number is typed comes first', async () => {
  const [mahmuda] = results.members
  const members = ['120', '1200', '1201', '1202'].map((bar_registration_number, id) => ({
    ...mahmuda!,
    id,
    bar_registration_number,
  }))
  const { user, address } = open({ respond: () => ({ body: { ...results, members } }) })
  await user.type(box(), '১২০')
  await option(/VKL/)
  const names = screen.getAllByRole('option').map((element) => element.textContent.split(' ·')[0])
  expect(names.slice(0, 3)).toEqual(['120', '1200', '1201'])
  expect(names[3]).toContain('VKL-2026-000120')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/dashboard/Advocate-list?number=120')
})

test('Enter right after typing opens the first result as soon as it arrives', async () => {
  const { user, address } = open()
  await user.type(box(), '120{Enter}')
  expect(address()).toBe('/')
  await waitFor(() => expect(address()).toBe('/dashboard/receipt/VKL-2026-000120'))
})

test('an advocate opens in the advocate list, and a renter opens in its form', async () => {
  const { user, address } = open()
  await user.type(box(), '120')
  await user.click(await option(/Mahmuda Begum/))
  expect(address()).toBe('/dashboard/Advocate-list?number=4120')
  await user.type(box(), '120')
  await user.click(await option(/Tea Stall/))
  expect(address()).toBe('/dashboard/renter?edit=9')
})

test('the form of fees opens with the advocate chosen, for whoever may take them', async () => {
  const { user, address } = open({ role: 'cashier' })
  await user.type(box(), '120')
  await option(/Mahmuda Begum/)
  const fees = screen.getByRole('group', { name: 'Take the fee' })
  await user.click(within(fees).getByRole('option', { name: '4120' }))
  expect(address()).toBe('/open/advocate-fees?id=4')
})

test('who may not take fees finds no form of fees', async () => {
  const { user } = open({ role: 'auditor', opens: {} })
  await user.type(box(), '120')
  await option(/Mahmuda Begum/)
  expect(screen.queryByRole('group', { name: 'Take the fee' })).not.toBeInTheDocument()
})

test.each([
  ['cashier', '/open/rent-receipt?search=Tea%20Stall%20120'],
  ['auditor', '/dashboard/renter?search=Tea+Stall+120'],
] as const)('a renter opens for a %s on a screen that this role may open', async (role, path) => {
  const { user, address } = open({ role })
  await user.type(box(), '120')
  await user.click(await option(/Tea Stall/))
  expect(address()).toBe(path)
})

test('Ctrl+K moves the focus from a field to the box, and Esc empties the box and moves it back', async () => {
  const { user } = open()
  const remarks = screen.getByLabelText('Remarks')
  await user.type(remarks, 'a/b')
  expect(remarks).toHaveValue('a/b')
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(box()).toHaveFocus())
  await user.keyboard('120')
  await option(/VKL/)
  await user.keyboard('{Escape}')
  expect(remarks).toHaveFocus()
  expect(box()).toHaveValue('')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('the box has the focus synchronously after Ctrl+K, because the next key may follow at once', () => {
  open()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(box()).toHaveFocus()
})

test('/ opens the box outside text fields', async () => {
  const { user } = open()
  await user.keyboard('/')
  await waitFor(() => expect(box()).toHaveFocus())
  expect(box()).toHaveValue('')
})

test('the box shows a message for no results and an error with Retry for a failure', async () => {
  let isFailing = false
  const { user } = open({
    respond: () =>
      isFailing ? { status: 500, body: { message: 'Something went wrong' } } : { body: nothing },
  })
  await user.type(box(), 'zzz')
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument()
  isFailing = true
  await user.type(box(), 'z')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  isFailing = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Nothing found for “zzzz”.')).toBeInTheDocument()
})

test('a late response does not replace the result of the current text', async () => {
  const { user } = open({
    respond: async (q) => {
      if (q === 'a') await new Promise((resolve) => setTimeout(resolve, 400))
      return { body: q === 'a' ? results : { ...nothing, renters: results.renters } }
    },
  })
  await user.type(box(), 'a')
  await new Promise((resolve) => setTimeout(resolve, 250))
  await user.type(box(), 'b')
  await option(/Tea Stall/)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('the Bengali search shows Bengali texts and digits, but receipt numbers as they are printed', async () => {
  const { user } = open({ language: 'bn' })
  await user.type(screen.getByLabelText('সবখানে খোঁজ'), '১২০')
  await option(/VKL-2026-000120/)
  expect(screen.getByRole('group', { name: 'ক্রমিক ১২০ যে রসিদে' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'আইনজীবী' })).toHaveTextContent('৪১২০ · মাহমুদা বেগম')
  expect(screen.getByText('বাতিল')).toBeInTheDocument()
})

/** A module of another team with one search. */
const aSearch = (search: SearchExtension, order = 30) =>
  aModuleWithSearch({ screens: {}, extensions: { Books: async () => ({ default: search }) } }, 'Books', order)
const titlesOfGroups = () =>
  screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)

test('the search of another module adds its groups in its order, and opens its path', async () => {
  const books = aSearch(
    async (query, { language, role }) => [
      {
        id: 'books',
        title: 'Books',
        links: [{ id: '1', path: '/dashboard/books?id=1', text: `${query} ${language} ${role}` }],
      },
      { id: 'none', title: 'No books', links: [] },
    ],
    15,
  )
  const { user, address } = open({ otherModules: [books], role: 'staff' })
  await user.type(box(), '120')
  await option(/120 en staff/)
  expect(titlesOfGroups()).toEqual([
    'Serial 120 is on',
    'Receipts',
    'Books',
    'Advocates',
    'Take the fee',
    'Renters',
  ])
  await user.click(await option(/120 en staff/))
  expect(address()).toBe('/dashboard/books?id=1')
})

test.each<[string, SearchExtension]>([
  ['rejects', () => Promise.reject(new Error('The shelf is empty'))],
  [
    'throws',
    () => {
      throw new Error('The shelf is empty')
    },
  ],
  // a module of another team may return anything
  ['returns no groups', async () => 'books' as never],
  [
    'returns a link to another site',
    async () => [{ id: 'b', title: 'Books', links: [{ id: '1', path: '//example.com', text: 'Books' }] }],
  ],
])('a search that %s costs only its own groups, and Retry runs it again', async (_what, fail) => {
  let isBroken = true
  const search = aSearch(async (query, context) => (isBroken ? fail(query, context) : []))
  const { user } = open({ otherModules: [search] })
  await user.type(box(), '120')
  expect(await screen.findByRole('alert')).toHaveTextContent('“Books” could not be searched.')
  expect(screen.getAllByRole('option')).toHaveLength(5)
  expect(reports).toContainEqual(
    expect.objectContaining({ module: search.name, screen: 'slot:search.result/books', outcome: 'crashed' }),
  )
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getAllByRole('option')).toHaveLength(5)
})

test('a search that hangs does not delay the others', async () => {
  const { user } = open({ otherModules: [aSearch(() => new Promise(() => undefined), 5)] })
  await user.type(box(), '120{Enter}')
  await waitFor(() => expect(box()).toHaveValue(''))
  await user.type(box(), '120')
  expect(await screen.findAllByRole('option')).toHaveLength(5)
})

test('a search that is slower than the others adds its groups when it ends', async () => {
  let finish = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  })
  const search = aSearch(async () => {
    await ended
    return [
      { id: 'books', title: 'Books', links: [{ id: '1', path: '/dashboard/books', text: 'Evidence Act' }] },
    ]
  })
  const { user } = open({ otherModules: [search], respond: () => ({ body: nothing }) })
  await user.type(box(), 'act')
  expect(await screen.findByText('Searching…')).toBeInTheDocument()
  await act(async () => finish())
  expect(await option(/Evidence Act/)).toBeInTheDocument()
})

test('a search that returns a megabyte shows a short list', async () => {
  const links = Array.from({ length: 5000 }, (_, id) => ({
    id: String(id),
    path: '/dashboard/books',
    text: 'x'.repeat(200_000),
  }))
  const { user } = open({ otherModules: [aSearch(async () => [{ id: 'books', title: 'Books', links }])] })
  await user.type(box(), '120')
  const books = within(await screen.findByRole('group', { name: 'Books' })).getAllByRole('option')
  expect(books).toHaveLength(20)
  expect(books[0]?.textContent.length).toBeLessThan(1000)
})

const account = aModule('mfe-account', '1', {
  routes: [
    {
      path: '/dashboard/add-expanse',
      screen: 'AddExpanse',
      title: { en: 'Add Expanse', bn: 'ব্যয় যোগ' },
      allow: ['admin'],
    },
    {
      path: '/dashboard/expanses/:id',
      screen: 'Expanse',
      title: { en: 'One Expanse', bn: 'একটি ব্যয়' },
      allow: ['admin'],
    },
    {
      path: '/dashboard/monthly-expanse-list',
      screen: 'MonthlyExpanseList',
      title: { en: 'Monthly Expanse List', bn: 'মাসিক ব্যয়ের তালিকা' },
      allow: ['admin', 'auditor'],
    },
  ],
  nav: [
    {
      section: 'account',
      order: 30,
      path: '/dashboard/add-expanse',
      label: { en: 'Add Expanse', bn: 'ব্যয় যোগ' },
    },
  ],
})

test.each([
  ['the word of the specification', 'expanse', ['Add ExpanseAccount', 'Monthly Expanse ListAdd Expanse']],
  ['a plain word', 'expense', ['Add ExpanseAccount', 'Monthly Expanse ListAdd Expanse']],
  ['a Bengali word', 'খরচ', ['Add ExpanseAccount', 'Monthly Expanse ListAdd Expanse']],
  ['two words', 'monthly spending', ['Monthly Expanse ListAdd Expanse']],
])('screens are found by %s and come first', async (_what, query, names) => {
  const { user } = open({ otherModules: [account] })
  await user.type(box(), query)
  const screens = within(await screen.findByRole('group', { name: 'Screens' }))
  expect(screens.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(names)
  expect(titlesOfGroups()[0]).toBe('Screens')
})

test('a role finds only its screens, and Enter opens the first', async () => {
  const { user, address } = open({ otherModules: [account], role: 'auditor' })
  await user.type(box(), 'expense')
  expect(await option(/Monthly Expanse List/)).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /Add Expanse/ })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/dashboard/monthly-expanse-list')
})

test('the search of a module asks whether its texts match the words of the query', async () => {
  const pages = ['Record an expanse', 'Take a fee']
  const search = aSearch(async (_query, { matches }) => [
    {
      id: 'pages',
      title: 'Pages',
      links: pages.filter((text) => matches(text)).map((text) => ({ id: text, path: '/dashboard', text })),
    },
  ])
  const { user } = open({ otherModules: [search], respond: () => ({ body: nothing }) })
  await user.type(box(), 'expense')
  expect(await option(/Record an expanse/)).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Take a fee' })).not.toBeInTheDocument()
})
