import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Dues: () => import('./dues/DuesPage.tsx'),
    Member: () => import('./member/MemberPage.tsx'),
    FeeSchedules: () => import('./fee-schedules/FeeSchedulesPage.tsx'),
    DelayRules: () => import('./delay-rules/DelayRulesPage.tsx'),
    Waivers: () => import('./waivers/WaiversPage.tsx'),
    OpeningDues: () => import('./opening-dues/OpeningDuesPage.tsx'),
    ImportOpeningDues: () => import('./opening-dues/ImportOpeningDuesPage.tsx'),
  },
  extensions: {
    MemberDuesTab: () => import('./extensions/MemberDuesTab.tsx'),
  },
})
