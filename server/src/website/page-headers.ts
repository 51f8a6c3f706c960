import { randomBytes } from 'node:crypto'

const nonceBytes = 16
let pool = Buffer.alloc(0)

/**
 * 128 random bits that nobody can predict, in base64. Bits for 1,000 nonces are drawn at once, because each
 * draw is a system call.
 */
export function newNonce(): string {
  if (pool.length < nonceBytes) pool = randomBytes(1000 * nonceBytes)
  const nonce = pool.toString('base64', 0, nonceBytes)
  pool = pool.subarray(nonceBytes)
  return nonce
}

/** Origins of the map on the contact page, which loads when a visitor clicks for it. */
const maps = ['https://www.openstreetmap.org', 'https://www.google.com', 'https://maps.google.com']

/** A source of the policy, or none */
const quoted = (source: string) => (source ? [`'${source}'`] : [])

const updateSockets = ['ws://localhost:*', 'ws://127.0.0.1:*']

/**
 * The content security policy of a page. Only scripts of this origin and of the modules' origins run. Styles
 * that are added at runtime need the nonce; the hashes allow the styles and the script that it inlines.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { styleHash = '', scriptHash = '' } = {},
  moduleOrigins: string[] = [],
  isDevelopment = false,
): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...quoted(scriptHash), ...moduleOrigins].join(' ')}`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...quoted(styleHash), ...moduleOrigins].join(' ')}`,
    `connect-src ${["'self'", ...moduleOrigins, ...(isDevelopment ? updateSockets : [])].join(' ')}`,
    `img-src ${["'self' data: blob:", ...moduleOrigins].join(' ')}`,
    `font-src ${["'self'", ...moduleOrigins].join(' ')}`,
    `frame-src ${["'self'", ...maps].join(' ')}`,
    // the colours of a compiler's message
    ...(isDevelopment ? ["style-src-attr 'unsafe-inline'"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}
