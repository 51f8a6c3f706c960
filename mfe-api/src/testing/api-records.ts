import type { ApiToken } from '@samity/shared-api/contract/api-tokens/api-token'
import type { Webhook, WebhookAttempt, WebhookDelivery } from '@samity/shared-api/contract/webhooks/webhook'

export const aToken = (overrides: Partial<ApiToken> = {}): ApiToken => ({
  id: 1,
  version: 1,
  name: 'Accounting',
  role: 'auditor',
  scopes: ['read:accounts', 'read:sales'],
  addresses: [],
  // a day that every clock of a test is before
  expires_on: '2999-12-31' as ApiToken['expires_on'], // the form of a day
  state: 'active',
  hint: 'x7Qa',
  owner: 'rahima',
  created_at: '2026-11-01T05:00:00Z',
  last_used_at: null,
  last_used_from: null,
  revoked_at: null,
  revoked_by: null,
  ...overrides,
})

export const aWebhook = (overrides: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  version: 1,
  name: 'Accounting program',
  url: 'https://accounting.example.org/samity',
  kinds: ['receipt.created', 'receipt.voided'],
  pause: null,
  created_at: '2026-11-01T05:00:00Z',
  previous_secret_until: null,
  pending: 0,
  failed: 0,
  last_delivered_at: null,
  last_answer: null,
  ...overrides,
})

export const aDelivery = (overrides: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 11,
  event_id: 'evt_6a0e4a52',
  kind: 'receipt.created',
  record: 'receipts/12',
  number: 'VKL-2026-000012',
  at: '2026-11-22T05:00:00Z',
  state: 'delivered',
  attempts: 1,
  next_attempt_at: '2026-11-22T05:00:00Z',
  waits_for: null,
  delivered_at: '2026-11-22T05:00:02Z',
  last_status: 204,
  last_problem: null,
  last_duration_ms: 31,
  last_response: '',
  ...overrides,
})

export const anAttempt = (overrides: Partial<WebhookAttempt> = {}): WebhookAttempt => ({
  id: 21,
  at: '2026-11-22T05:00:02Z',
  duration_ms: 31,
  status: 204,
  problem: null,
  response: '',
  ...overrides,
})
