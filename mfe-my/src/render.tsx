import { renderScreens } from '@samity/shared-ui/render'
import descriptor from '../module.json' with { type: 'json' }

export const render = renderScreens(descriptor, {
  My: () => import('./my/MyPage.tsx'),
  MyPassbook: () => import('./my/PassbookPage.tsx'),
  MyReceipt: () => import('./my/ReceiptPage.tsx'),
  MyPapers: () => import('./my/PapersPage.tsx'),
  MyRequests: () => import('./my/OwnRequestsPage.tsx'),
  MyData: () => import('./my/DataPage.tsx'),
})
