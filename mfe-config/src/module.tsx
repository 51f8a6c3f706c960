import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    AdvocateForm: () => import('./advocates/AdvocateFormPage.tsx'),
    AdvocateList: () => import('./advocates/AdvocateListPage.tsx'),
    Committee: () => import('./committee/CommitteePage.tsx'),
    Positions: () => import('./committee/PositionsPage.tsx'),
    Forms: () => import('./forms/FormsPage.tsx'),
    Buildings: () => import('./buildings/BuildingsPage.tsx'),
    Renters: () => import('./renters/RentersPage.tsx'),
    Banks: () => import('./banks/BanksPage.tsx'),
    Gallery: () => import('./gallery/GalleryPage.tsx'),
    Import: () => import('./import/ImportPage.tsx'),
  },
  extensions: {
    AdvocateSearch: () => import('./search/advocate-search.ts'),
  },
})
