import type { Day } from '@samity/shared-api/contract'
/** The response of `GET x/mfe-library/search/?q=…`: the first matches of each kind. */
export type LibraryMatches = {
  books: { id: number; title: string; author: string; shelf: string }[]
  copies: {
    id: number
    number: string
    book_id: number
    title: string
    borrower: string | null
    due_on: Day | null
  }[]
}
