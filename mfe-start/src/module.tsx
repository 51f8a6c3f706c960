import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    GettingStarted: () => import('./getting-started/GettingStartedPage.tsx'),
    OldBooks: () => import('./old-books/OldBooksPage.tsx'),
    PastImport: () => import('./past-import/PastImportPage.tsx'),
  },
  extensions: {
    StartCard: () => import('./getting-started/StartCard.tsx'),
  },
})
