import type { ReleasedVoterList } from '@samity/shared-api/contract/members/voter-list'
import { dayOf } from '@samity/shared-api/contract'
import { screen, within } from '@testing-library/react'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import VoterListsPage, { data, missing } from './VoterListsPage.tsx'

const released = (id: number, name: string, voters: number): ReleasedVoterList => ({
  id,
  name: { en: name, bn: `${name} তালিকা` },
  day: dayOf(2026, 11, 20),
  digest: 'ab'.repeat(32),
  voters,
  released_at: '2026-11-21T08:00:00Z',
})
const rows = Array.from({ length: 101 }, (_, index) => ({
  serial: index + 1,
  bar_registration_number: String(300 + index),
  name_english: `Voter ${index + 1}`,
  name_bengali: `ভোটার ${index + 1}`,
  father_name: index === 0 ? 'Abdur Rahim' : '',
  photo: null,
}))
const lists = [released(3, 'Election 2026', 101), released(2, 'Election 2024', 0)]
const get = fakeGet({
  'released-voter-lists/': lists,
  'released-voter-lists/3/': { ...lists[0], rows },
  'released-voter-lists/2/': { ...lists[1], rows: [] },
})
const read = (search = '') => data(get, { path: '/voter-lists', search, language: 'en' })
const page = async (search = '') => <VoterListsPage data={await read(search)} />

test('the newest list has its day, its digest and its voters by serial', async () => {
  await showPage(await page(), { at: '/voter-lists' })
  expect(screen.getByRole('heading', { level: 1, name: 'Election 2026' })).toBeInTheDocument()
  expect(screen.getByText(/As of 20\/11\/2026. 101 voters./)).toBeInTheDocument()
  expect(screen.getByText('ab'.repeat(32))).toHaveAttribute('translate', 'no')
  expect(screen.getByRole('row', { name: /^1 ভোটার 1 Voter 1 Abdur Rahim 300$/ })).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(101)
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/voter-lists?list=3&page=2',
  )
  const others = within(screen.getByRole('navigation', { name: 'Other lists' }))
  expect(others.getByRole('link')).toHaveAttribute('href', '/voter-lists?list=2')
})

test('a voter is found by name or number, in either digits', async () => {
  await showPage(await page('?search=৩৫০'), { at: '/voter-lists?search=৩৫০', language: 'bn' })
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByRole('row', { name: /৫১ ভোটার 51 Voter 51 ৩৫০/ })).toBeInTheDocument()
  expect((await read('?search=abdur RAHIM')).voters.map(({ serial }) => serial)).toEqual([1])
})

test('a search goes into the URL with the list', async () => {
  const { user, address } = await showPage(await page(), { at: '/voter-lists' })
  const form = screen.getByRole('search')
  await user.type(within(form).getByLabelText('Name or number'), '307')
  await user.click(within(form).getByRole('button', { name: 'Search' }))
  expect(address()).toBe('/voter-lists?list=3&search=307')
})

test('the page says when nothing is released or nobody matches', async () => {
  await showPage(await page('?search=nobody'))
  expect(screen.getByText(/Nobody on this list matches/)).toBeInTheDocument()
  const nothing = await data(fakeGet({ 'released-voter-lists/': [] }), {
    path: '/voter-lists',
    search: '',
    language: 'en',
  })
  const { unmount } = await showPage(<VoterListsPage data={nothing} />)
  expect(screen.getByText('No voter list has been released yet.')).toBeInTheDocument()
  expect(missing(nothing)).toBe(false)
  unmount()
})

test('an unknown list and a page past the end are missing', async () => {
  expect(missing(await read('?list=9'))).toBe(true)
  expect(missing(await read('?page=3'))).toBe(true)
  expect(missing(await read('?page=2'))).toBe(false)
})
