import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    PaperCodes: () => import('./codes/PaperCodesPage.tsx'),
    Checks: () => import('./checks/ChecksPage.tsx'),
  },
  extensions: {
    CheckKeys: () => import('./keys/CheckKeys.tsx'),
    ChecksCard: () => import('./extensions/ChecksCard.tsx'),
  },
})
