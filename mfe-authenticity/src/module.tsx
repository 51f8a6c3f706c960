import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    PaperCodes: () => import('./codes/PaperCodesPage.tsx'),
  },
})
