import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    My: () => import('./my/MyPage.tsx'),
  },
})
