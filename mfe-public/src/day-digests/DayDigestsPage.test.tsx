import { screen, within } from '@testing-library/react'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import DayDigestsPage, { data } from './DayDigestsPage.tsx'

const closedDay = {
  date: '2026-11-20',
  place: 7,
  label: { en: 'Box 7', bn: 'বাক্স ৭' },
  records: 42,
  content: 'cd'.repeat(32),
  previous: null,
  text: 'samity day digest 2',
  note: null,
  digest: 'ab'.repeat(32),
}
const firstPage = 'day-digests/?limit=51&offset=0'
const page = async (responses: Record<string, unknown>, search = '') => (
  <DayDigestsPage data={await data(fakeGet(responses), { path: '/day-digests', search, language: 'en' })} />
)

test('each closed day has its box, its number of records and its digest', async () => {
  await showPage(await page({ [firstPage]: [closedDay] }))
  expect(screen.getByRole('heading', { level: 1, name: 'Day Digests' })).toBeInTheDocument()
  const row = within(screen.getByRole('row', { name: /Box 7/ }))
  expect(row.getByText('20/11/2026')).toHaveAttribute('datetime', '2026-11-20')
  expect(row.getByText('42')).toBeInTheDocument()
  expect(row.getByText('ab'.repeat(32))).toHaveAttribute('translate', 'no')
  expect(row.getByText(`Content: ${'cd'.repeat(32)}`)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'File for auditors (JSON)' })).toHaveAttribute(
    'href',
    '/api/day-digests/?limit=1000',
  )
})

test('the Bengali page is Bengali, and the digest stays as it is', async () => {
  await showPage(await page({ [firstPage]: [closedDay] }), { language: 'bn' })
  expect(screen.getByRole('row', { name: /২০\/১১\/২০২৬ বাক্স ৭ ৪২ abab/ })).toBeInTheDocument()
})

test('a day from before the public text says what only the office can compute', async () => {
  const note = { en: 'Only the office can compute it.', bn: 'শুধু অফিস হিসাব করতে পারে।' }
  await showPage(await page({ [firstPage]: [{ ...closedDay, content: null, text: null, note }] }))
  expect(screen.getByText(note.en)).toBeInTheDocument()
})

test('a page has fifty days and links to older and newer ones', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ ...closedDay, place: index }))
  await showPage(await page({ 'day-digests/?limit=51&offset=50': many }, '?page=2'), {
    at: '/day-digests?page=2',
  })
  expect(screen.getAllByRole('row')).toHaveLength(51)
  expect(screen.getByRole('link', { name: 'Older days' })).toHaveAttribute('href', '/day-digests?page=3')
  expect(screen.getByRole('link', { name: 'Newer days' })).toHaveAttribute('href', '/day-digests?page=1')
})

test('the page says when no day is closed', async () => {
  await showPage(await page({ [firstPage]: [] }))
  expect(screen.getByText('No day has been closed yet.')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a page past the oldest day does not say that no day is closed', async () => {
  await showPage(await page({ 'day-digests/?limit=51&offset=400': [] }, '?page=9'), {
    at: '/day-digests?page=9',
  })
  expect(screen.getByText('No closed days are this far back.')).toBeInTheDocument()
  expect(screen.queryByText('No day has been closed yet.')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Newer days' })).toHaveAttribute('href', '/day-digests?page=1')
})
