import { latinDigits, showDay } from '@samity/shared-api/contract'
import type { SearchExtension } from '@samity/shared-api/module'
import { fill } from '@samity/shared-ui/words'
import type { LibraryMatches } from '../../contract/search.ts'
import { searchPath } from '../library-api.ts'

const words = {
  books: { en: 'Books', bn: 'বই' },
  copies: { en: 'Copies of books', bn: 'বইয়ের কপি' },
  onLoan: { en: 'on loan to {name} until {day}', bn: '{day} পর্যন্ত {name}-এর কাছে' },
}

const joinParts = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

/** Finds books by their texts and copies by their numbers, for the search of the top bar. */
const searchLibrary: SearchExtension = async (query, { get, language }) => {
  // the service returns this type
  const { books, copies } = (await get(`${searchPath}?q=${encodeURIComponent(query)}`)) as LibraryMatches
  const number = latinDigits(query.trim()).toLowerCase()
  return [
    {
      id: 'books',
      title: words.books[language],
      links: books.map(({ id, title, author, shelf }) => ({
        id: String(id),
        path: `/dashboard/library/books?search=${encodeURIComponent(title)}`,
        text: title,
        detail: joinParts(author, shelf),
      })),
    },
    {
      id: 'copies',
      title: words.copies[language],
      links: copies.map(({ id, number: copyNumber, title, borrower, due_on }) => ({
        id: String(id),
        path: `/dashboard/library/loans?search=${encodeURIComponent(copyNumber)}`,
        text: copyNumber,
        detail: joinParts(
          title,
          borrower && fill(words.onLoan[language], { name: borrower, day: showDay(due_on) }),
        ),
        isExact: latinDigits(copyNumber).toLowerCase() === number,
      })),
    },
  ]
}
export default searchLibrary
