import { collection } from '@samity/shared-api/client'
import { webhook } from '@samity/shared-api/contract/webhooks/webhook'

export const webhooks = collection(webhook)

/** The path of one webhook on the wire, and of what people do with it. */
export const webhookPath = (id: number | string, action = ''): string =>
  `webhooks/${id}/${action && `${action}/`}`
