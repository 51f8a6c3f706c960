/**
 * A random key for one write (the header Idempotency-Key). Browsers offer `randomUUID` on secure origins
 * only. An association may run Samity on plain http in its own network; `getRandomValues` exists there too
 * and is as random.
 */
export function newIdempotencyKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
