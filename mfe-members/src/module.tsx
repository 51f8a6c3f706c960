import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Dues: () => import('./dues/DuesPage.tsx'),
    Passbook: () => import('./passbook/PassbookPage.tsx'),
    Certificates: () => import('./certificates/CertificatesPage.tsx'),
    VoterLists: () => import('./voter-lists/VoterListsPage.tsx'),
    BarCouncil: () => import('./bar-council/BarCouncilPage.tsx'),
    FeeOverrides: () => import('./fee-overrides/FeeOverridesPage.tsx'),
    FeeSchedules: () => import('./fee-schedules/FeeSchedulesPage.tsx'),
    DelayRules: () => import('./delay-rules/DelayRulesPage.tsx'),
    Waivers: () => import('./waivers/WaiversPage.tsx'),
    OpeningDues: () => import('./opening-dues/OpeningDuesPage.tsx'),
    ImportOpeningDues: () => import('./opening-dues/ImportOpeningDuesPage.tsx'),
  },
  extensions: {
    PassbookTab: () => import('./extensions/PassbookTab.tsx'),
  },
})
