import { bank } from '@samity/shared-api/contract/config/bank'
import { languageAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import ContentsPage from './ContentsPage.tsx'

const openServer = (url: string | null) =>
  fakeServer(bank).route('GET', 'documentation/', () => ({ body: { url } }))
beforeEach(() => void openServer('/docs/'))

const documentation = /^Documentation for operators/
const link = (name: string) => screen.queryByRole('link', { name })

test('the contents list the tasks by chapter in the language of the interface', () => {
  const { store } = renderScreen(<ContentsPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Handbook' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'At the counter' })).toBeVisible()
  expect(link('Take a fee')).toHaveAttribute('href', '/dashboard/handbook/take-a-fee')
  act(() => store.set(languageAtom, 'bn'))
  expect(screen.getByRole('heading', { level: 1, name: 'সহায়িকা' })).toBeVisible()
  expect(link('ফি নিন')).toBeVisible()
})

test('the search finds words of the text, and the URL has them', async () => {
  const { user, address } = renderScreen(<ContentsPage />)
  await user.type(screen.getByRole('searchbox', { name: 'Search the handbook' }), 'duplicate roll')
  await waitFor(() => expect(link('Print and reprint a receipt')).toBeVisible())
  expect(link('Take a fee')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(/^1 page$/)
  expect(address()).toBe('/?q=duplicate+roll')
})

test('words that no page contains say what to try', async () => {
  renderScreen(<ContentsPage />, { at: '/?q=xyzzy', language: 'bn' })
  expect(await screen.findByText(/একটি শব্দ দিয়ে খুঁজুন/)).toBeVisible()
})

test('a reader gets the pages for one kind of work', async () => {
  const { user, address } = renderScreen(<ContentsPage />)
  await user.click(screen.getByRole('radio', { name: 'Auditor' }))
  expect(address()).toBe('/?reader=auditor')
  expect(link('Take a fee')).toBeNull()
  expect(link('Void a receipt')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Everyone' }))
  expect(address()).toBe('/')
  expect(link('Take a fee')).toBeVisible()
})

test('a screen leads to its page, and an unknown one to the contents', () => {
  const { address, unmount } = renderScreen(<ContentsPage />, {
    at: '/dashboard/handbook?for=/dashboard/receipt/VKL-2026-000017',
    path: '/dashboard/handbook',
  })
  expect(address()).toBe('/dashboard/handbook/print-a-receipt')
  unmount()
  renderScreen(<ContentsPage />, {
    at: '/dashboard/handbook?for=/dashboard/tea',
    path: '/dashboard/handbook',
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Handbook' })).toBeVisible()
})

test('administrators find the documentation, and nobody else sees the link', async () => {
  const { unmount } = renderScreen(<ContentsPage />)
  expect(await screen.findByRole('link', { name: documentation })).toHaveAttribute('href', '/docs/')
  unmount()
  const { requests } = openServer('/docs/')
  renderScreen(<ContentsPage />, { role: 'cashier' })
  expect(screen.queryByRole('link', { name: documentation })).toBeNull()
  expect(requests).toEqual([])
})

test('without documentation on the server there is no link to it', async () => {
  const { requests } = openServer(null)
  renderScreen(<ContentsPage />)
  await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(['documentation/']))
  await act(async () => undefined)
  expect(screen.queryByRole('link', { name: documentation })).toBeNull()
})

test('the pages for a reader are printed together, and no other page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = renderScreen(<ContentsPage />, { at: '/?reader=auditor' })
  await user.click(screen.getByRole('button', { name: 'Print these pages' }))
  const book = await screen.findByTestId('printed-handbook')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(book).toHaveAttribute('data-print')
  expect(book).toHaveTextContent('Handbook · Auditor')
  expect(book).toHaveTextContent('If something goes wrong')
  const titles = within(book)
    .getAllByRole('heading', { level: 3, hidden: true })
    .map(({ textContent }) => textContent)
  expect(titles).toContain('Void a receipt')
  expect(titles).not.toContain('Take a fee')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await waitFor(() => expect(screen.queryByTestId('printed-handbook')).toBeNull())
  print.mockRestore()
})
