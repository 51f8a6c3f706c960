import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    My: () => import('./my/MyPage.tsx'),
    MyPassbook: () => import('./my/PassbookPage.tsx'),
    MyReceipt: () => import('./my/ReceiptPage.tsx'),
    MyPapers: () => import('./my/PapersPage.tsx'),
    MyRequests: () => import('./my/OwnRequestsPage.tsx'),
    MyData: () => import('./my/DataPage.tsx'),
    PaymentProposals: () => import('./payments/ProposalsPage.tsx'),
    Payments: () => import('./payments/PaymentsPage.tsx'),
    Requests: () => import('./requests/RequestsPage.tsx'),
  },
  extensions: {
    OwnPage: () => import('./extensions/OwnPage.tsx'),
  },
})
