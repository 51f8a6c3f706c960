import { collection } from '@samity/shared-api/client'
import { webhook } from '@samity/shared-api/contract/webhooks/webhook'

export const webhooks = collection(webhook)

export const webhookPath = (id: number | string, action = ''): string =>
  `webhooks/${id}/${action && `${action}/`}`
