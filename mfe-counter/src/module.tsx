import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Counter: () => import('./counter/CounterPage.tsx'),
  },
  extensions: {
    CounterCard: () => import('./counter/CounterCard.tsx'),
  },
})
