import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import writeWorkbook from 'write-excel-file/universal'
import type { BookImportBody } from '../../contract/import.ts'
import { fakeLibrary } from '../testing/builders.ts'
import ImportBooksPage from './ImportBooksPage.tsx'

const path = 'x/mfe-library/books/import/'
const csv = (text: string) => new File([text], 'books.csv', { type: 'text/csv' })
const file = csv('Title,লেখক,Copy Numbers\nMuslim Law,Mulla,"L-1; L-2"\n,Nobody,\n')

const open = () => {
  const server = fakeLibrary().route('POST', path, ({ body }) => ({
    // the screen sends this type
    body: {
      verdicts: [
        { row: 2, verdict: 'new' },
        { row: 3, verdict: 'error', errors: { title: { en: 'Required', bn: 'আবশ্যক' } } },
      ],
      books: 1,
      copies: 2,
      errors: 1,
      ...((body as unknown as BookImportBody).dry_run ? {} : { verdicts: [] }),
    },
  }))
  return { server, ...renderScreen(<ImportBooksPage />, { at: '/dashboard/library/import' }) }
}

test('a file is checked row by row before anything is saved, and the person chooses the valid rows', async () => {
  const { user, server } = open()
  await user.upload(screen.getByLabelText('File (CSV)'), file)
  expect(
    await screen.findByText('1 books with 2 copies can be imported, 1 rows have errors.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /3 Error Title: Required/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Import all' })).toBeDisabled()
  expect(server.requests.find((request) => request.path === path)?.body).toEqual({
    rows: [
      { row: 2, values: { title: 'Muslim Law', author: 'Mulla', copies: 'L-1; L-2' } },
      { row: 3, values: { title: '', author: 'Nobody', copies: '' } },
    ],
    dry_run: true,
    only_valid: false,
  })
  await user.click(screen.getByRole('button', { name: 'Import only the valid rows' }))
  expect(await screen.findByText('1 books with 2 copies are imported.')).toBeInTheDocument()
})

test.each([
  [
    'no,headings\na,b',
    'The first line must have the headings, at least “Title” and “Author”. The template shows them all.',
  ],
  ['Title,Author\n,\n', 'The file has no rows below the headings.'],
])('a file that cannot be read says what to do (%#)', async (text, sentence) => {
  const { user } = open()
  await user.upload(screen.getByLabelText('File (CSV)'), csv(text))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

test('a workbook with a title above its headings is read as a text file is', async () => {
  const { user, server } = open()
  const book = await writeWorkbook([
    [{ value: 'Books of the library' }],
    ['Title', 'Author', 'Year'].map((value) => ({ value })),
    [{ value: 'Muslim Law' }, { value: 'Mulla' }, { value: 1998, type: Number }],
  ]).toBlob()
  await user.upload(screen.getByLabelText('File (CSV)'), new File([book], 'books.xlsx'))
  expect(await screen.findByRole('button', { name: 'Import all' })).toBeVisible()
  expect(server.requests.find((request) => request.path === path)?.body).toMatchObject({
    rows: [{ row: 3, values: { title: 'Muslim Law', author: 'Mulla', year: '1998' } }],
  })
})
