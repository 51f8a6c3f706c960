import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    DashboardHome: () => import('./home/DashboardHomePage.tsx'),
    Categories: () => import('./categories/CategoriesPage.tsx'),
    ProbableIncome: () => import('./budgets/ProbableIncomePage.tsx'),
    ProbableExpanse: () => import('./budgets/ProbableExpensePage.tsx'),
    ActualExpanse: () => import('./expenses/ActualExpensesPage.tsx'),
    MonthlyIncome: () => import('./monthly/MonthlyIncomePage.tsx'),
    MonthlyExpanse: () => import('./monthly/MonthlyExpensePage.tsx'),
    IncomeReport: () => import('./reports/IncomeReportPage.tsx'),
    ExpanseReport: () => import('./reports/ExpenseReportPage.tsx'),
    GeneralFund: () => import('./funds/GeneralFundPage.tsx'),
    WelfareFund: () => import('./funds/WelfareFundPage.tsx'),
    Agreement: () => import('./reconciliation/ReconciliationPage.tsx'),
    Audit: () => import('./audit/AuditPage.tsx'),
  },
})
