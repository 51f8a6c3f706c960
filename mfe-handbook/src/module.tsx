import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Contents: () => import('./contents/ContentsPage.tsx'),
    Task: () => import('./task/TaskPage.tsx'),
  },
  extensions: { HandbookSearch: () => import('./contents/handbook-search.ts') },
})
