import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Frame: () => import('./frame/PublicFrame.tsx'),
    Home: () => import('./home/HomePage.tsx'),
    Committee: () => import('./committee/CommitteePage.tsx'),
    MemberList: () => import('./member-list/MemberListPage.tsx'),
    Media: () => import('./media/MediaPage.tsx'),
    Contact: () => import('./contact/ContactPage.tsx'),
    Helpline: () => import('./helpline/HelplinePage.tsx'),
    Notices: () => import('./notices/NoticesPage.tsx'),
    DayDigests: () => import('./day-digests/DayDigestsPage.tsx'),
    VoterLists: () => import('./voter-lists/VoterListsPage.tsx'),
    Check: () => import('./check/CheckPage.tsx'),
  },
})
