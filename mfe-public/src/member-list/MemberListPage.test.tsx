import { screen, waitFor, within } from '@testing-library/react'
import { anAdvocate } from '../testing/builders.ts'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import { memberListPath } from './member-data.ts'
import MemberListPage, { data, missing } from './MemberListPage.tsx'

const noFilter = { status: '', search: '' } as const
const manyAdvocates = (count: number) =>
  Array.from({ length: count }, (_, index) => anAdvocate({ name_english: `Member ${index}` }))
const page = async (search: string, responses: Record<string, unknown>) => (
  <MemberListPage data={await data(fakeGet(responses), { path: '/member-list', search, language: 'en' })} />
)
const cards = () => screen.getAllByRole('listitem')
const factsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

/** Fakes a browser in which the end of the list is always in the viewport. */
function keepEndInView(): void {
  globalThis.IntersectionObserver = class {
    readonly #notify: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#notify = callback
    }
    observe(target: Element) {
      queueMicrotask(() => this.#notify([{ isIntersecting: true, target } as never], this as never))
    }
    disconnect() {}
  } as never
}
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

test('a card shows the specified facts in the specified order', async () => {
  await showPage(await page('', { [memberListPath(noFilter, 1)]: [anAdvocate()] }))
  expect(screen.getByRole('heading', { level: 1, name: 'Advocate List' })).toBeInTheDocument()
  expect(factsOf(cards()[0]!)).toEqual([
    ['Name(bengali)', 'তাসলিমা খাতুন'],
    ['Name(english)', 'Taslima Khatun'],
    ['BBC No.', '17'],
    ['Enrollment Date', '10/01/1992'],
    ["Father's Name", 'Md. Shahidul Rahman'],
    ['Present Address', '100, Muslimpara'],
    ['Date of Joining', '15/04/1993'],
    ['Phone', '01767592620'],
    ['Blood Group', 'B+'],
    ['Date of Birth', '17/01/1960'],
  ])
  expect(screen.getByRole('link', { name: '01767592620' })).toHaveAttribute('href', 'tel:01767592620')
})

test('BBC No. is the Bar Council number if the association has recorded it', async () => {
  await showPage(await page('', { [memberListPath(noFilter, 1)]: [anAdvocate({ bar_council_no: '16181' })] }))
  expect(factsOf(cards()[0]!)).toContainEqual(['BBC No.', '16181'])
})

test('a withheld or empty value is a dash', async () => {
  const withheld = anAdvocate({
    phone: '',
    father_name: '',
    date_of_birth: null,
    enrollment_date_As_lawyer: null,
  })
  await showPage(await page('', { [memberListPath(noFilter, 1)]: [withheld] }))
  const empty = factsOf(cards()[0]!).filter(([, value]) => value === '—')
  expect(empty.map(([label]) => label)).toEqual([
    'Enrollment Date',
    "Father's Name",
    'Phone',
    'Date of Birth',
  ])
})

test('a photo has several sizes and loads lazily, and an advocate without one has a placeholder', async () => {
  const people = [...manyAdvocates(3), anAdvocate({ photo: '/media/abc' }), anAdvocate()]
  const { container } = await showPage(await page('', { [memberListPath(noFilter, 1)]: people }))
  const [photo, ...others] = container.querySelectorAll('img')
  expect(others).toEqual([])
  const modern = container.querySelector('source[type="image/webp"]')
  expect(modern).toHaveAttribute('srcset', '/media/abc/320.webp 320w, /media/abc/640.webp 640w')
  expect(photo).toHaveAttribute('src', '/media/abc/640.jpg')
  expect(photo).toHaveAttribute('loading', 'lazy')
  expect(photo).toHaveAttribute('width', '320')
  expect(within(cards()[4]!).queryByRole('img')).not.toBeInTheDocument()
})

test('a page has sixty cards with continuous numbers and links to the next and the previous page', async () => {
  await showPage(await page('?page=2', { [memberListPath(noFilter, 2)]: manyAdvocates(61) }), {
    at: '/member-list?page=2',
  })
  expect(cards()).toHaveLength(60)
  expect(cards()[0]).toHaveTextContent(/^61/)
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/member-list?page=3')
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/member-list')
})

test('the next pages load at the end of the list until the last one', async () => {
  keepEndInView()
  const urls: string[] = []
  globalThis.fetch = (async (url: string) => {
    urls.push(url)
    return { ok: true, json: async () => manyAdvocates(5) }
  }) as never
  await showPage(await page('', { [memberListPath(noFilter, 1)]: manyAdvocates(61) }))
  await waitFor(() => expect(cards()).toHaveLength(65))
  expect(cards()[64]).toHaveTextContent(/^65/)
  expect(urls).toEqual([`/api/${memberListPath(noFilter, 2)}`])
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
})

test('the page says when the next advocates cannot be loaded, and Retry loads them', async () => {
  keepEndInView()
  let fails = true
  globalThis.fetch = (async () => ({
    ok: !fails,
    status: 503,
    statusText: 'Away',
    json: async () => manyAdvocates(1),
  })) as never
  const { user } = await showPage(await page('', { [memberListPath(noFilter, 1)]: manyAdvocates(61) }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The next advocates could not be loaded.')
  expect(cards()).toHaveLength(60)
  fails = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(cards()).toHaveLength(61))
})

test('filter and search change the URL and start on the first page', async () => {
  const { user, address } = await showPage(
    await page('?page=2', { [memberListPath(noFilter, 2)]: manyAdvocates(2) }),
    {
      at: '/member-list?page=2',
    },
  )
  const filter = screen.getByLabelText('Filter by Advocate Status')
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Active', 'Inactive'])
  await user.selectOptions(filter, 'Active')
  expect(address()).toBe('/member-list?status=active')
  await user.type(screen.getByLabelText('Search'), 'করিম')
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/member-list?status=active&search=করিম'))
})

test('the API request contains the parameters of the URL, and invalid parameters are ignored', async () => {
  const query = { status: 'inactive', search: 'rahim' } as const
  const pageData = await data(fakeGet({ [memberListPath(query, 3)]: [] }), {
    path: '/member-list',
    search: '?status=inactive&search=%20rahim&page=%E0%A7%A9&other=1',
    language: 'en',
  })
  expect(pageData).toEqual({ members: [], page: 3, hasMore: false, query })
  const fallback = await data(fakeGet({ [memberListPath(noFilter, 1)]: [] }), {
    path: '/member-list',
    search: '?status=dead&page=-4',
    language: 'en',
  })
  expect(fallback.query).toEqual(noFilter)
})

test('the data of the page contains no field that the card does not show', async () => {
  const pageData = await data(
    fakeGet({ [memberListPath(noFilter, 1)]: [{ ...anAdvocate(), nid_number: '1234567890' }] }),
    {
      path: '/member-list',
      search: '',
      language: 'en',
    },
  )
  expect(JSON.stringify(pageData)).not.toContain('nid_number')
})

test.each([
  [1, '1 advocate found'],
  [60, '60 advocates found'],
  [61, 'More than 60 advocates found'],
])('a search with %i results shows: %s', async (count, message) => {
  const query = { status: '', search: 'rahim' } as const
  await showPage(await page('?search=rahim', { [memberListPath(query, 1)]: manyAdvocates(count) }), {
    at: '/member-list?search=rahim',
  })
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${message}$`))
})

test('a search without results links to the whole list', async () => {
  const query = { status: '', search: 'x' } as const
  await showPage(await page('?search=x', { [memberListPath(query, 1)]: [] }), { at: '/member-list?search=x' })
  expect(screen.getByRole('status')).toHaveTextContent('No advocate found.')
  expect(screen.getByRole('link', { name: 'Show all advocates' })).toHaveAttribute('href', '/member-list')
})

test('a page past the end of the list links to the first page', async () => {
  await showPage(await page('?page=99', { [memberListPath(noFilter, 99)]: [] }), {
    at: '/member-list?page=99',
  })
  expect(screen.getByRole('status')).toHaveTextContent('The list has no page 99.')
  expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/member-list')
})

test('a page past the end is missing, an empty list is not', () => {
  const emptyPage = { members: [], hasMore: false, query: noFilter }
  expect([2, 1].map((pageNumber) => missing({ ...emptyPage, page: pageNumber }))).toEqual([true, false])
})

test('an empty list shows a message', async () => {
  await showPage(await page('', { [memberListPath(noFilter, 1)]: [] }))
  expect(screen.getByText('No advocate found.')).toBeInTheDocument()
})
