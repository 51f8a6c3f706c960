import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    DashboardHome: () => import('./home/DashboardHomePage.tsx'),
    Categories: () => import('./categories/CategoriesPage.tsx'),
    ProbableIncome: () => import('./budgets/ProbableIncomePage.tsx'),
    ProbableExpense: () => import('./budgets/ProbableExpensePage.tsx'),
    ActualExpenses: () => import('./expenses/ActualExpensesPage.tsx'),
    MonthlyIncome: () => import('./monthly/MonthlyIncomePage.tsx'),
    MonthlyExpense: () => import('./monthly/MonthlyExpensePage.tsx'),
    IncomeReport: () => import('./reports/IncomeReportPage.tsx'),
    ExpenseReport: () => import('./reports/ExpenseReportPage.tsx'),
    GeneralFund: () => import('./funds/GeneralFundPage.tsx'),
    WelfareFund: () => import('./funds/WelfareFundPage.tsx'),
    Reconciliation: () => import('./reconciliation/ReconciliationPage.tsx'),
    Audit: () => import('./audit/AuditPage.tsx'),
  },
})
