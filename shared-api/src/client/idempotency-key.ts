/**
 * A random key for one act (Idempotency-Key). Browsers offer `randomUUID` on secure addresses only; an association may
 * run this on plain http in its own network, where `getRandomValues` is still there and as random.
 */
export function newIdempotencyKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
