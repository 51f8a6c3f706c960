export type CatalogueBook = {
  id: number
  title: string
  author: string
  publisher: string
  year: number | null
  subject: string
  /** The address of its picture: '/media/modules/…' */
  cover: string | null
  /** Copies that can be borrowed now: on the shelf, and nobody is in line for them */
  available: number
  copies: number
}

/** The response of `GET x/mfe-library/catalogue/`. `page` begins at 1. */
export type Catalogue = { books: CatalogueBook[]; total: number; page: number; size: number }
export const cataloguePageSize = 30
