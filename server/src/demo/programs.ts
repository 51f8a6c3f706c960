import { today } from '@samity/shared-api/contract'
import type { Client } from './client.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Adds a token of an accounting program, a revoked one, and a webhook. The webhook is paused and its address
 * leads nowhere, so the demo association calls nobody. Add it before the records that it is to hear of: their
 * deliveries wait.
 */
export async function fillPrograms(admin: Client): Promise<void> {
  const expires_on = today(new Date(Date.now() + 365 * dayMs))
  await admin.post('api-tokens/', {
    name: 'Accounting program',
    role: 'auditor',
    scopes: ['read:sales', 'read:accounts', 'read:treasury'],
    addresses: ['203.0.113.7'],
    expires_on,
  })
  const old = await admin.post('api-tokens/', {
    name: 'Old website',
    role: 'staff',
    scopes: ['read:members', 'write:website'],
    addresses: [],
    expires_on,
  })
  await admin.remove(`api-tokens/${old.id}/`, 'No longer in use')
  const webhook = await admin.post('webhooks/', {
    name: 'Accounting program',
    // nobody can have a name below .example
    url: 'https://accounting.example/samity',
    kinds: ['day.closed', 'lock.changed', 'receipt.voided'],
  })
  await admin.post(`webhooks/${webhook.id}/pause/`, {})
}
