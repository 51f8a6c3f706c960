// `npm run openapi` writes this file from the OpenAPI document.

/** Writes that do not accept an Idempotency-Key. The client never repeats them. */
export const routesWithoutKey: ReadonlySet<string> = new Set([
  'DELETE /api/user/two-factor',
  'POST /api/advocates/{id}/member-code',
  'POST /api/api-tokens',
  'POST /api/backups',
  'POST /api/login',
  'POST /api/member-codes',
  'POST /api/member-sessions',
  'POST /api/module-reports',
  'POST /api/single-sign-on/session',
  'POST /api/user/confirmation',
  'POST /api/user/passkeys',
  'POST /api/user/passkeys/challenge',
  'POST /api/user/passkeys/options',
  'POST /api/user/two-factor',
  'POST /api/user/two-factor/recovery-codes',
  'POST /api/users/{id}/reset-link',
  'POST /api/webhooks',
  'POST /api/webhooks/{id}/secret',
  'PUT /api/user/two-factor',
])
