import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { aLoan, fakeLibrary } from '../testing/builders.ts'
import AdvocateLoans from './AdvocateLoans.tsx'
import LibraryCard from './LibraryCard.tsx'
import searchLibrary from './library-search.ts'

const advocate = { id: 17, bar_registration_number: '117', name_english: 'Taslima Khatun', name_bengali: '' }

test('the tab of an advocate lists the loans of this advocate', async () => {
  const server = fakeLibrary().route('GET', 'x/mfe-library/loans/', () => ({ body: [aLoan()] }))
  renderScreen(<AdvocateLoans advocate={advocate} />)
  expect(
    await screen.findByRole('row', { name: /The Evidence Act, 1872 L-1001.*15\/11\/2026/ }),
  ).toBeInTheDocument()
  expect(server.requests[0]?.query).toMatchObject({ advocate_id: '17' })
})

test('the tab says that an advocate has borrowed nothing', async () => {
  fakeLibrary().route('GET', 'x/mfe-library/loans/', () => ({ body: [] }))
  renderScreen(<AdvocateLoans advocate={advocate} />)
  expect(await screen.findByText('This advocate has borrowed no books.')).toBeInTheDocument()
})

test('the card leads to what is on loan, overdue, and due as a fine', async () => {
  const { id, title, copy_number, advocate_name, due_on } = aLoan()
  fakeLibrary().route('GET', 'x/mfe-library/summary/', () => ({
    body: {
      books: 40,
      copies: 90,
      on_loan: 11,
      overdue: 3,
      fines_due: '30.00',
      first_overdue: [{ id, title, copy_number, advocate_name, due_on, days_late: 4 }],
    },
  }))
  renderScreen(<LibraryCard />)
  expect(await screen.findByRole('link', { name: '3 overdue' })).toHaveAttribute(
    'href',
    '/dashboard/library/loans?state=overdue',
  )
  expect(screen.getByRole('link', { name: 'Payments due: ৳ 30.00' })).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'The Evidence Act, 1872 · Taslima Khatun due on 15/11/2026',
  )
})

test('the search finds books and copies; a complete copy number comes first', async () => {
  const get = async (path: string) => {
    expect(path).toBe('x/mfe-library/search/?q=l-1001')
    return {
      books: [{ id: 1, title: 'The Evidence Act, 1872', author: 'Bashir Ullah', shelf: 'A-4' }],
      copies: [
        {
          id: 3,
          number: 'L-1001',
          book_id: 1,
          title: 'The Evidence Act, 1872',
          borrower: 'Taslima',
          due_on: '2026-11-15',
        },
      ],
    }
  }
  const [books, copies] = await searchLibrary('l-1001', { get, language: 'en' } as never)
  expect(books?.links[0]).toMatchObject({ text: 'The Evidence Act, 1872', detail: 'Bashir Ullah · A-4' })
  expect(copies?.links[0]).toMatchObject({
    text: 'L-1001',
    detail: 'The Evidence Act, 1872 · on loan to Taslima until 15/11/2026',
    isExact: true,
  })
})
