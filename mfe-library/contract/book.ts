import {
  computed,
  defineResource,
  optionalInt,
  optionalMoney,
  optionalText,
  text,
  type Row,
} from '@samity/shared-api/contract'
import { modulePicture } from '@samity/shared-api/contract/system/module-files'

/** A title of the library. Its copies are what advocates borrow. */
export const book = defineResource({
  path: 'x/mfe-library/books',
  relation: 'books',
  name: { en: 'book', bn: 'বই' },
  fields: {
    title: text({ en: 'Title', bn: 'বইয়ের নাম' }, 300),
    author: text({ en: 'Author', bn: 'লেখক' }, 300),
    publisher: optionalText({ en: 'Publisher', bn: 'প্রকাশক' }),
    year: optionalInt({ en: 'Year', bn: 'সাল' }, 1800, 2100),
    isbn: optionalText({ en: 'ISBN', bn: 'আইএসবিএন' }, 20),
    subject: optionalText({ en: 'Subject', bn: 'বিষয়' }),
    shelf: optionalText({ en: 'Shelf', bn: 'তাক' }, 60),
    cover: modulePicture({ en: 'Cover', bn: 'প্রচ্ছদ' }),
    replacement_price: optionalMoney({ en: 'Replacement Price', bn: 'হারালে মূল্য' }),
  },
  computed: computed<{
    /** Copies that the library has: neither lost nor withdrawn */
    copies: number
    /** Copies that can be borrowed now: on the shelf, and nobody is in line for them */
    available: number
  }>(),
  search: ['title', 'author', 'publisher', 'isbn', 'subject', 'shelf'],
  contains: ['subject', 'shelf'],
  conflicts: {
    books_cover_key: {
      field: 'cover',
      message: {
        en: 'Another book has this picture. Choose the file again.',
        bn: 'ছবিটি অন্য একটি বইয়ের। ফাইলটি আবার বেছে নিন।',
      },
    },
    books_isbn_key: {
      field: 'isbn',
      message: {
        en: 'A book with this ISBN is already listed',
        bn: 'এই আইএসবিএনের বই আগে থেকেই তালিকায় আছে',
      },
    },
  },
})
export type Book = Row<typeof book>
