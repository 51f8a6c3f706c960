import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Tokens: () => import('./tokens/TokensPage.tsx'),
    Webhooks: () => import('./webhooks/WebhooksPage.tsx'),
    Webhook: () => import('./webhooks/WebhookPage.tsx'),
  },
})
