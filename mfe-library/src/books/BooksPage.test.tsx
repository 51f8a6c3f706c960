import type { SlotProps } from '@samity/shared-api/module'
import { deleteEditedRecord, renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { book } from '../../contract/book.ts'
import { copy } from '../../contract/copy.ts'
import { fakeLibrary } from '../testing/builders.ts'
import BooksPage from './BooksPage.tsx'

const evidence = {
  id: 1,
  version: 1,
  title: 'The Evidence Act, 1872',
  author: 'Bashir Ullah',
  publisher: '',
  year: 2014,
  isbn: '',
  subject: 'Evidence',
  shelf: 'A-4',
  cover: null,
  replacement_price: '450.00',
  copies: 3,
  available: 2,
}
const route = '/dashboard/library/books'

test('a new book is saved, and the dialog of its copies opens', async () => {
  const server = fakeLibrary().and(book, [])
  const { user } = renderScreen(<BooksPage />, { at: route })
  await user.type(await screen.findByLabelText('Title'), 'Muslim Law')
  await user.type(screen.getByLabelText('Author'), 'D. F. Mulla')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Muslim Law' }))
  expect(await dialog.findByText('This book has no copies yet.')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Copy Number'), 'L-2001')
  await user.click(dialog.getByRole('button', { name: 'Add copy' }))
  expect(await screen.findByText('The copy is added')).toBeInTheDocument()
  expect(server.rows(copy)).toMatchObject([{ number: 'L-2001', state: 'in_use' }])
})

const address = `/media/modules/${'c'.repeat(40)}`
const aCover = () => new File(['a picture'], 'evidence.jpg', { type: 'image/jpeg' })
const withUploads = (status = 201) =>
  fakeLibrary([...rights, 'library.manage']).route('POST', 'module-files/mfe-library/picture/', () => ({
    status,
    body: status === 201 ? { address } : { message: full, code: 'file.quota', errors: { cover: [full] } },
  }))
const rights = ['library.lend']
const full = 'The files of Library fill their room of 200 MB.'

test('a cover is uploaded before the book is saved, once however often the form is sent', async () => {
  const refused = { message: 'Enter another title.', errors: { title: ['Enter another title.'] } }
  let attempts = 0
  const server = withUploads().route('POST', 'x/mfe-library/books/', ({ body }) =>
    ++attempts === 1 ? { status: 422, body: refused } : { status: 201, body: { ...evidence, ...body } },
  )
  const { user } = renderScreen(<BooksPage />, { at: route })
  await user.type(await screen.findByLabelText('Title'), 'Muslim Law')
  await user.type(screen.getByLabelText('Author'), 'D. F. Mulla')
  await user.upload(await screen.findByLabelText('Cover'), aCover())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter another title.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Title'), ' of Marriage')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog', { name: 'Muslim Law of Marriage' })
  const sent = server.requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path)).toEqual([
    'module-files/mfe-library/picture/',
    'x/mfe-library/books/',
    'x/mfe-library/books/',
  ])
  expect(sent[2]!.body).toMatchObject({ title: 'Muslim Law of Marriage', cover: address })
})

test('a row shows the cover, which the form removes', async () => {
  const server = withUploads().and(book, [{ ...evidence, cover: address }])
  const { user, container } = renderScreen(<BooksPage />, { at: route })
  await screen.findByRole('cell', { name: evidence.title })
  expect(container.querySelector('td img')).toHaveAttribute('src', `${address}/320.webp`)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const update = await screen.findByRole('button', { name: 'Update' })
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await user.click(update)
  expect(await screen.findByText('The book is updated')).toBeInTheDocument()
  const [sent] = server.requests.filter(({ method }) => method === 'PUT')
  expect(sent!.body).toMatchObject({ cover: null })
})

test('a cover without room is refused at its field', async () => {
  withUploads(409).and(book, [])
  const { user } = renderScreen(<BooksPage />, { at: route })
  await user.type(await screen.findByLabelText('Title'), 'Muslim Law')
  await user.type(screen.getByLabelText('Author'), 'D. F. Mulla')
  await user.upload(await screen.findByLabelText('Cover'), aCover())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(full)).toBeInTheDocument()
  expect(await screen.findByLabelText('Cover')).toHaveAccessibleDescription(expect.stringContaining(full))
})

test('other modules add panels below the copies of a book', async () => {
  fakeLibrary([]).and(book, [evidence]).and(copy, [])
  const Review = ({ book: { title, author } }: SlotProps['library.book.panel']) => (
    <p>
      {title} by {author} is a classic.
    </p>
  )
  const reviews = { id: 'reviews', title: { en: 'Reviews', bn: 'মতামত' }, component: Review }
  const { user } = renderScreen(<BooksPage />, {
    at: route,
    extensions: { 'library.book.panel': [reviews] },
  })
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: evidence.title }))
  expect(dialog.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  expect(dialog.getByText(`${evidence.title} by ${evidence.author} is a classic.`)).toBeVisible()
})

test('a book whose copies are all out is reserved', async () => {
  fakeLibrary().and(book, [evidence, { ...evidence, id: 2, title: 'Muslim Law', available: 0 }])
  renderScreen(<BooksPage />, { at: route })
  expect(await screen.findByRole('link', { name: 'Reserve' })).toHaveAttribute(
    'href',
    '/dashboard/library/reservations?book=2',
  )
})

test('the list shows how many copies are available, and without the permission there is no form', async () => {
  fakeLibrary([]).and(book, [evidence])
  renderScreen(<BooksPage />, { at: route, role: 'cashier' })
  expect(
    await screen.findByRole('row', { name: /The Evidence Act, 1872 Bashir Ullah Evidence A-4 3 2/ }),
  ).toBeInTheDocument()
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})

test('the form of a deleted book closes', async () => {
  const server = fakeLibrary().and(book, [evidence])
  await deleteEditedRecord(<BooksPage />, { at: `${route}?edit=1`, row: /Evidence Act/ })
  expect(server.rows(book)).toEqual([])
})
