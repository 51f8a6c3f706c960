import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    My: () => import('./my/MyPage.tsx'),
    PaymentProposals: () => import('./payments/ProposalsPage.tsx'),
    Payments: () => import('./payments/PaymentsPage.tsx'),
  },
})
