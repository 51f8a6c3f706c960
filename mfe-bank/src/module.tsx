import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Cheques: () => import('./cheques/ChequesPage.tsx'),
    Slip: () => import('./cheques/SlipPage.tsx'),
    Statements: () => import('./statements/StatementsPage.tsx'),
    ImportStatement: () => import('./statements/ImportStatementPage.tsx'),
    Matching: () => import('./matching/MatchingPage.tsx'),
    Reconciliations: () => import('./reconciliations/ReconciliationsPage.tsx'),
    Reconciliation: () => import('./reconciliations/ReconciliationPage.tsx'),
    Deposits: () => import('./deposits/DepositsPage.tsx'),
    Deposit: () => import('./deposits/DepositPage.tsx'),
    Maturities: () => import('./deposits/MaturitiesPage.tsx'),
    DepositInterest: () => import('./deposits/DepositInterestPage.tsx'),
    TaxRates: () => import('./deposits/TaxRatesPage.tsx'),
  },
  extensions: {
    PlaceCheques: () => import('./cheques/PlaceCheques.tsx'),
    BankCheques: () => import('./cheques/BankCheques.tsx'),
    PlaceStatement: () => import('./extensions/PlaceStatement.tsx'),
    PlaceDeposits: () => import('./deposits/PlaceDeposits.tsx'),
    BankDeposits: () => import('./deposits/BankDeposits.tsx'),
    BankFigures: () => import('./figures/BankFigures.tsx'),
    BankChapter: () => import('./figures/BankChapter.tsx'),
    DepositsCard: () => import('./deposits/DepositsCard.tsx'),
  },
})
