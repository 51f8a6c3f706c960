import { collection } from '@samity/shared-api/client'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { PlaceFilter } from './PlaceFilter.tsx'
import { useList } from './use-list.ts'

const choice = (id: number, kind: PlaceChoice['kind'], name: string, holder_name = ''): PlaceChoice => ({
  id,
  kind,
  name_english: name,
  name_bengali: `${name} (বাংলা)`,
  holder_name,
  is_default: holder_name === '',
  is_own: false,
  opening_day: null,
  closed_until: null,
})
const office = choice(3, 'cash', 'Office Cash')
const bank = choice(5, 'bank', 'Bank Account')
const counter = choice(7, 'cash', 'Counter 1', 'rahima')

const sales = collection(paperSale)
function Sales() {
  const list = useList(sales, { filters: { place: 'place' } })
  return (
    <>
      <PlaceFilter list={list} />
      <output>{list.rows?.length}</output>
    </>
  )
}

/** The list in a browser that knows this from an earlier visit. */
function LaterVisit({ stored }: { stored: Record<string, string> }) {
  Object.assign(localStorage, stored)
  return <Sales />
}

function open(choices: PlaceChoice[], options: Parameters<typeof renderScreen>[1] = {}, list = <Sales />) {
  const server = fakeServer(paperSale, []).route('GET', 'money-places/choices/', () => ({ body: choices }))
  const placesRequested = () =>
    server.requests.filter(({ path }) => path === 'vokalotnama/').map(({ query }) => query['place'] ?? '')
  return { server, placesRequested, ...renderScreen(list, options) }
}

test('the list reads the chosen place, which is in the URL', async () => {
  const { user, placesRequested, address } = open([office, counter, bank])
  const filter = await screen.findByLabelText('Place')
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Office Cash', 'Counter 1 · rahima', 'Bank Account'])
  await user.selectOptions(filter, 'Counter 1 · rahima')
  await waitFor(() => expect(placesRequested().at(-1)).toBe('7'))
  expect(address()).toContain('?place=7')
})

test('a link with a place shows it, in Bengali', async () => {
  const { placesRequested } = open([office, counter, bank], { at: '/?place=5', language: 'bn' })
  const filter = await screen.findByLabelText('টাকার স্থান')
  await waitFor(() => expect(filter).toHaveDisplayValue('Bank Account (বাংলা)'))
  expect(new Set(placesRequested())).toEqual(new Set(['5']))
})

test('a place that nobody may choose any more keeps its filter, and can be left', async () => {
  const { user, placesRequested } = open([office, bank], { at: '/?place=1' })
  const filter = await screen.findByLabelText('Place')
  expect(filter).toHaveDisplayValue('Another place')
  await user.selectOptions(filter, 'All')
  await waitFor(() => expect(placesRequested().at(-1)).toBe(''))
})

test('the filter has its room before its places arrive, and the next time only where there is a choice', async () => {
  const rooms = () => document.querySelectorAll('[data-filter]').length
  const { unmount } = open([office, bank])
  expect(rooms()).toBe(1)
  await waitFor(() => expect(localStorage.getItem('samity_one_place')).toBe('true'))
  expect([rooms(), screen.queryByLabelText('Place')]).toEqual([1, null])
  unmount()
  const { server } = open(
    [office, bank],
    {},
    <LaterVisit stored={Object.fromEntries(Object.entries(localStorage))} />,
  )
  expect(rooms()).toBe(0)
  await waitFor(() => expect(server.requests.some(({ path }) => path === 'money-places/choices/')).toBe(true))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0'))
  expect(rooms()).toBe(0)
})
