import { languageAtom } from '@samity/shared-api/session'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import TaskPage from './TaskPage.tsx'

const openTask = (slug: string) =>
  renderScreen(<TaskPage />, { at: `/dashboard/handbook/${slug}`, path: '/dashboard/handbook/:page' })

test('a page has its title as the only first heading, numbered steps, and labels in bold', async () => {
  openTask('void-a-receipt')
  const steps = (await screen.findAllByRole('list'))[0]!
  expect(steps.tagName).toBe('OL')
  expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
  expect(within(steps).getAllByText('Delete')[0]!.tagName).toBe('STRONG')
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Void a receipt',
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'If something goes wrong' })).toBeVisible()
  expect(screen.queryByText(/readers:/)).toBeNull()
})

test('a page follows the language', async () => {
  const { store } = openTask('void-a-receipt')
  await screen.findByRole('heading', { level: 2, name: 'If something goes wrong' })
  act(() => store.set(languageAtom, 'bn'))
  expect(await screen.findByRole('heading', { level: 2, name: 'সমস্যা হলে' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'রসিদ বাতিল করুন' })).toBeVisible()
})

test('links lead to other pages, also to the one before and the one after', async () => {
  const { user, address } = openTask('void-a-receipt')
  const article = await screen.findByRole('article')
  expect(await within(article).findByRole('link', { name: 'Print and reprint a receipt' })).toHaveAttribute(
    'href',
    '/dashboard/handbook/print-a-receipt',
  )
  const pages = screen.getByRole('navigation', { name: 'Pages of the handbook' })
  await user.click(within(pages).getByRole('link', { name: /^Previous/ }))
  expect(address()).toBe('/dashboard/handbook/print-a-receipt')
  expect(await screen.findByRole('heading', { level: 1, name: 'Print and reprint a receipt' })).toBeVisible()
})

test('only the page is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = openTask('take-a-fee')
  await screen.findByText('Take all (Alt+P)')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  const printed = document.querySelector('[data-print]')
  expect(printed).toContainElement(screen.getByRole('heading', { level: 1 }))
  expect(printed).toContainElement(screen.getByRole('article'))
  print.mockRestore()
})

test('a page that does not exist leads to the contents', () => {
  openTask('make-tea')
  expect(screen.getByRole('link', { name: 'All pages of the handbook' })).toHaveAttribute(
    'href',
    '/dashboard/handbook',
  )
})
