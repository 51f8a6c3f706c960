import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    DashboardHome: () => import('./home/DashboardHomePage.tsx'),
    Categories: () => import('./categories/CategoriesPage.tsx'),
    ProbableIncome: () => import('./probable/ProbableIncomePage.tsx'),
    ProbableExpanse: () => import('./probable/ProbableExpansePage.tsx'),
    ActualExpanse: () => import('./expanses/ActualExpansePage.tsx'),
    MonthlyIncome: () => import('./monthly/MonthlyIncomePage.tsx'),
    MonthlyExpanse: () => import('./monthly/MonthlyExpansePage.tsx'),
    IncomeReport: () => import('./reports/IncomeReportPage.tsx'),
    ExpanseReport: () => import('./reports/ExpanseReportPage.tsx'),
    GeneralFund: () => import('./funds/GeneralFundPage.tsx'),
    WelfareFund: () => import('./funds/WelfareFundPage.tsx'),
    Agreement: () => import('./agreement/AgreementPage.tsx'),
    Audit: () => import('./audit/AuditPage.tsx'),
  },
})
