import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import { today, yearOf } from '@samity/shared-api/contract/day'
import { screen } from '@testing-library/react'
import { aSeat } from '../testing/builders.ts'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import HomePage, { data, describe as describePage } from './HomePage.tsx'

const seats = [
  aSeat({ committee_position: 'Member', sort_order: 70, bar_registration_number: '10', name_english: 'Ten' }),
  aSeat({ committee_position: '', sort_order: null, name_english: 'Nobody says' }),
  aSeat({ committee_position: 'Secretary', sort_order: 30, name_english: 'Prodip Ghosh' }),
  aSeat({ committee_position: 'Member', sort_order: 70, bar_registration_number: '৯', name_english: 'Nine' }),
  aSeat({
    committee_position: 'President',
    sort_order: 10,
    name_english: 'Golam Haque',
    photo: '/media/abc',
  }),
]
const thisYear = yearOf(today())
const latestSeat = `committees/?year_to=${thisYear}&ordering=-year&limit=1`
const history = { en: '১৮৭৪ সালে যাত্রা শুরু হয়।\n\nআজ নিজস্ব ভবন রয়েছে।', bn: '১৮৭৪ সালে যাত্রা শুরু হয়।' }
const responses = {
  'settings/': { ...defaultSettings, association: { ...defaultSettings.association, history } },
  [latestSeat]: [seats[0]],
  'committees/?year=2026': seats,
  'notices/?limit=1': [{ notice_date: '2026-11-25', title: 'General meeting', title_bengali: 'সাধারণ সভা' }],
}
const page = async (overrides: object = {}) => (
  <HomePage data={await data(fakeGet({ ...responses, ...overrides }))} />
)

test('the page shows the committee of the latest year that has begun and has entries, in the order of the positions', async () => {
  const { container } = await showPage(await page())
  expect(screen.getByRole('heading', { level: 2, name: 'Executive Committee 2026' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PresidentGolam Haque',
    'SecretaryProdip Ghosh',
    'MemberNine',
    'MemberTen',
    'OtherNobody says',
  ])
  expect(container.querySelector('li img')).toHaveAttribute('src', '/media/abc/640.jpg')
})

test('the Bengali page shows names, positions and the year in Bengali', async () => {
  await showPage(await page(), { language: 'bn' })
  expect(screen.getByRole('heading', { level: 2, name: 'কার্যনির্বাহী কমিটি ২০২৬' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('সভাপতিগোলাম হক')
})

test('the name of the association is the only h1 and the document title', async () => {
  await showPage(await page())
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Meghnapur District Bar Association',
  ])
  expect(document.title).toBe('Meghnapur District Bar Association')
})

test('the English page marks a history in Bengali with lang="bn"', async () => {
  await showPage(await page())
  expect(screen.getByText(/^১৮৭৪ সালে/).closest('[lang]')).toHaveAttribute('lang', 'bn')
})

test.each([
  ['en', 'Nothing has been written about the association here yet.'],
  ['bn', 'সমিতি সম্পর্কে এখানে এখনো কিছু লেখা হয়নি।'],
] as const)('a new association has no invented history in %s', async (language, sentence) => {
  const { container } = await showPage(await page({ 'settings/': defaultSettings }), {
    language,
    established: { en: '', bn: '' },
  })
  expect(screen.getByText(sentence)).toBeInTheDocument()
  expect(container.textContent).not.toMatch(/1874|১৮৭৪/)
})

test('the page begins with the newest notice and a search for a member and for a paper', async () => {
  await showPage(await page(), { language: 'bn' })
  expect(screen.getByText('সর্বশেষ বিজ্ঞপ্তি ·', { exact: false })).toHaveTextContent('২৫/১১/২০২৬')
  expect(screen.getByRole('link', { name: 'সাধারণ সভা' })).toHaveAttribute('href', '/bn/notices')
  const formOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).form
  expect(formOf('সদস্য খুঁজুন')).toHaveAttribute('action', '/bn/member-list')
  expect(formOf('কাগজ, রসিদ বা কার্ড যাচাই করুন')).toHaveAttribute('action', '/bn/check')
})

test('a page without notices has both searches', async () => {
  await showPage(await page({ 'notices/?limit=1': [] }))
  expect(screen.queryByText(/Latest notice/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Find a member')).toHaveAttribute('name', 'search')
  expect(screen.getByLabelText('Check a paper, receipt or card')).toHaveAttribute('name', 'code')
})

test('the page says when there is no committee', async () => {
  await showPage(await page({ [latestSeat]: [] }))
  expect(screen.getByText(`No committee found for ${thisYear}.`)).toBeInTheDocument()
})

test('the description for search engines is the beginning of the history', async () => {
  const pageData = await data(fakeGet(responses))
  expect(describePage(pageData, 'en')).toMatch(/^১৮৭৪ সালে/)
  expect(describePage(pageData, 'en').length).toBeLessThanOrEqual(302)
})
