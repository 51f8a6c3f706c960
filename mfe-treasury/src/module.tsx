import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    DayClose: () => import('./day-close/DayClosePage.tsx'),
    Days: () => import('./days/DaysPage.tsx'),
    CashBook: () => import('./cash-book/CashBookPage.tsx'),
    Transfers: () => import('./transfers/TransfersPage.tsx'),
    Where: () => import('./where/WherePage.tsx'),
    DayReports: () => import('./day-reports/DayReportsPage.tsx'),
    Places: () => import('./places/PlacesPage.tsx'),
  },
  extensions: {
    TreasuryCard: () => import('./extensions/TreasuryCard.tsx'),
  },
})
