const bytesToText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const newKey = (): string => crypto.randomUUID()

/**
 * Returns the key of a write that a program finds again after it was killed: the same text for the same
 * secret and parts, such as the name of a file and the content of a row. The API encrypts its stored response
 * with the key, so the key must not be guessed: use the API token or another secret with at least 128 random
 * bits.
 */
export async function keyFrom(secret: string, ...parts: readonly string[]): Promise<string> {
  if (secret === '') throw new TypeError('A key needs a secret.')
  const encoder = new TextEncoder()
  const hmacKey = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  // as JSON, ['a', 'bc'] and ['ab', 'c'] differ
  const signature = await crypto.subtle.sign('HMAC', hmacKey, encoder.encode(JSON.stringify(parts)))
  return bytesToText(new Uint8Array(signature))
}
