import { today, yearOf } from '@samity/shared-api/contract/day'
import { screen, within } from '@testing-library/react'
import { aSeat } from '../testing/builders.ts'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import CommitteePage, { data } from './CommitteePage.tsx'

const thisYear = yearOf(today())
const members = [
  aSeat({
    year: thisYear,
    committee_position: 'Member',
    sort_order: 70,
    bar_registration_number: '12',
    name_english: 'Twelve',
  }),
  aSeat({ year: thisYear, committee_position: 'Secretary', sort_order: 30, name_english: 'Prodip Ghosh' }),
  aSeat({ year: thisYear, committee_position: 'President', sort_order: 10, name_english: 'Golam Haque' }),
  aSeat({
    year: thisYear,
    committee_position: 'Member',
    sort_order: 70,
    bar_registration_number: '2',
    name_english: 'Two',
    phone: '',
  }),
  aSeat({
    year: thisYear,
    committee_position: 'vice president',
    sort_order: 99,
    name_english: 'Unknown spelling',
  }),
  aSeat({ year: 1998, committee_position: 'President', sort_order: 10, name_english: 'Long ago' }),
]
const pageLocation = (search = '') => ({ path: '/committee', search, language: 'en' }) as const
const page = async (search = '') => (
  <CommitteePage data={await data(fakeGet({ 'committees/': members }), pageLocation(search))} />
)
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('the page opens with the committee of this year, grouped by position and numbered from 1 in each group', async () => {
  await showPage(await page())
  expect(
    screen.getByRole('heading', { level: 1, name: `Executive Committee ${thisYear}` }),
  ).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Position',
    'SL No.',
    'Advocate Name',
    'Mobile Number',
  ])
  expect(rows()).toEqual([
    ['President', '1', 'Golam Haqueগোলাম হক', '01711223344'],
    ['Secretary', '1', 'Prodip Ghoshগোলাম হক', '01711223344'],
    ['Member', '1', 'Twoগোলাম হক', '—'],
    ['2', 'Twelveগোলাম হক', '01711223344'],
    ['vice president', '1', 'Unknown spellingগোলাম হক', '01711223344'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Member' })).toHaveAttribute('rowspan', '2')
})

test('only President and Secretary have a tint', async () => {
  await showPage(await page())
  const tintOf = (position: string) =>
    screen.getByRole('rowheader', { name: position }).closest('tbody')?.className
  expect([tintOf('President'), tintOf('Secretary'), tintOf('vice president')]).toEqual([
    'president',
    'secretary',
    '',
  ])
})

test('the visitor can choose next year, this year, the ten years before and every year with entries', async () => {
  await showPage(await page())
  const years = within(screen.getByLabelText('Select Year')).getAllByRole('option')
  expect(years.map(({ textContent }) => Number(textContent))).toEqual([
    ...Array.from({ length: 12 }, (_, index) => thisYear + 1 - index),
    1998,
  ])
})

test('choosing a year changes the URL', async () => {
  const { user, address } = await showPage(await page(), { at: '/committee' })
  await user.selectOptions(screen.getByLabelText('Select Year'), '1998')
  expect(address()).toBe('/committee?year=1998')
})

test('the page shows the year of the URL, in Latin or Bengali digits, and says when a year has no committee', async () => {
  await showPage(await page('?year=১৯৯৮'), { at: '/committee?year=1998' })
  expect(rows()).toEqual([['President', '1', 'Long agoগোলাম হক', '01711223344']])
  await showPage(await page('?year=2001'), { at: '/committee?year=2001' })
  expect(screen.getByText('No committee found for 2001.')).toBeInTheDocument()
})

test('the Bengali page shows names, positions, digits and the heading in Bengali', async () => {
  await showPage(await page('?year=1998'), { at: '/committee?year=1998', language: 'bn' })
  expect(rows()).toEqual([['সভাপতি', '১', 'গোলাম হক', '০১৭১১২২৩৩৪৪']])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('কার্যনির্বাহী কমিটি ১৯৯৮')
})
