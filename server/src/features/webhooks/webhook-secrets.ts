import { randomBytes } from 'node:crypto'

/** Returns a new secret of 192 random bits in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

export const secretPurpose = (endpointId: number): string => `webhook ${endpointId}`
