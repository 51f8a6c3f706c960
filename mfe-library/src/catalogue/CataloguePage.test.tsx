import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { render } from '../render.tsx'
import CataloguePage, { data, missing } from './CataloguePage.tsx'

const muslimLaw = {
  id: 1,
  title: 'Muslim Law',
  author: 'D. F. Mulla',
  publisher: 'LexisNexis',
  year: 2017,
  subject: 'Family law',
  cover: null,
  copies: 3,
  available: 1,
}
const pageOf = async (search: string, books: object[], total = books.length) => {
  const reads: string[] = []
  const read = async (path: string) => {
    reads.push(path)
    return { books, total, page: Number(new URLSearchParams(path.split('?')[1]).get('page')), size: 30 }
  }
  return { reads, loaded: await data(read, { path: '/library', search, language: 'en' }) }
}

test('visitors see title, author and how many copies are on the shelf', async () => {
  const { loaded } = await pageOf('', [muslimLaw, { ...muslimLaw, id: 2, title: 'Hindu Law', available: 0 }])
  renderScreen(<CataloguePage data={loaded} />, { role: null, at: '/library' })
  expect(screen.getByRole('heading', { level: 1, name: 'Library' })).toBeInTheDocument()
  expect(
    screen.getByText('D. F. Mulla · LexisNexis · 2017 · Family law', { selector: 'li:first-child p' }),
  ).toBeInTheDocument()
  expect(screen.getByText('Available: 1 of 3')).toBeInTheDocument()
  expect(screen.getByText('On loan')).toBeInTheDocument()
})

test('a cover has its size before it arrives, and loads when it comes into sight', async () => {
  const { loaded } = await pageOf('', [
    { ...muslimLaw, cover: '/media/modules/abc' },
    { ...muslimLaw, id: 2 },
  ])
  const { container } = renderScreen(<CataloguePage data={loaded} />, { role: null, at: '/library' })
  const covers = [...container.querySelectorAll('img')].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  )
  expect(covers).toEqual([
    expect.objectContaining({
      src: '/media/modules/abc/320.webp',
      width: '72',
      height: '96',
      loading: 'lazy',
      alt: '',
    }),
  ])
})

test('a search and the pages are in the URL', async () => {
  const { loaded, reads } = await pageOf('?search=law&page=2', [muslimLaw], 61)
  expect(reads).toEqual(['x/mfe-library/catalogue/?search=law&page=2'])
  const { user, address } = renderScreen(<CataloguePage data={loaded} />, {
    role: null,
    at: '/library?search=law&page=2',
  })
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/library?search=law')
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/library?search=law&page=3',
  )
  // without scripts the browser stays at the address of the page, which has its language
  expect(screen.getByRole('search')).not.toHaveAttribute('action')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'hindu{Enter}')
  expect(address()).toBe('/library?search=hindu')
})

test('a search without books says so, and a page beyond the end is missing', async () => {
  const { loaded } = await pageOf('?search=cooking', [])
  renderScreen(<CataloguePage data={loaded} />, { role: null, at: '/library', language: 'bn' })
  expect(screen.getByText('কোনো বই মেলেনি। অন্য শব্দ দিয়ে খুঁজুন।')).toBeInTheDocument()
  expect(missing(loaded)).toBe(false)
  expect(missing((await pageOf('?page=9', [])).loaded)).toBe(true)
})

test('the server renders the page in the visitor’s language, and says when a page does not exist', async () => {
  const association = { name: { en: 'Bar', bn: 'সমিতি' }, established: { en: '', bn: '' } }
  const renderPath = (search: string, books: object[], path = '/library') =>
    render(
      { path, search, language: 'bn' },
      async () => ({ books, total: 1, page: search ? 9 : 1, size: 30 }),
      association,
    )
  const page = await renderPath('', [muslimLaw])
  expect(page).toMatchObject({
    status: 200,
    title: 'গ্রন্থাগার',
    description: 'সমিতির আইন গ্রন্থাগারের বই।',
    data: { frame: null, screen: { total: 1 } },
  })
  expect(page.html).toContain('৩টির মধ্যে ১টি আছে')
  expect((await renderPath('?page=9', [])).status).toBe(404)
  await expect(renderPath('', [], '/dashboard/library')).rejects.toThrow('There is no screen Desk.')
  await expect(renderPath('', [], '/nothing')).rejects.toThrow('No route has the path /nothing.')
})
