import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Catalogue: () => import('./catalogue/CataloguePage.tsx'),
    Desk: () => import('./lending/LendingDeskPage.tsx'),
    Books: () => import('./books/BooksPage.tsx'),
    ImportBooks: () => import('./import/ImportBooksPage.tsx'),
    Reservations: () => import('./reservations/ReservationsPage.tsx'),
    Loans: () => import('./loans/LoansPage.tsx'),
  },
  extensions: {
    AdvocateLoans: () => import('./extensions/AdvocateLoans.tsx'),
    LibraryCard: () => import('./extensions/LibraryCard.tsx'),
    LibrarySearch: () => import('./extensions/library-search.ts'),
  },
})
