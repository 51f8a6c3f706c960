import { randomBytes } from 'node:crypto'

const nonceBytes = 16
let pool = Buffer.alloc(0)

/** 128 random bits, which nobody can foresee. They are drawn by the thousand: each draw is a journey to the kernel. */
export function newNonce(): string {
  if (pool.length < nonceBytes) pool = randomBytes(1000 * nonceBytes)
  const nonce = pool.toString('base64', 0, nonceBytes)
  pool = pool.subarray(nonceBytes)
  return nonce
}

/** Where the map of the contact page comes from, once a visitor has clicked for it. */
const maps = ['https://www.openstreetmap.org', 'https://www.google.com', 'https://maps.google.com']

/**
 * Nothing runs but the shell's own files and those of the modules' origins; styles written at run time need the nonce,
 * those that came with the page are named by their hash.
 */
export const contentSecurityPolicy = (
  nonce: string,
  styleHash?: string,
  moduleOrigins: string[] = [],
): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...moduleOrigins].join(' ')}`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...(styleHash ? [`'${styleHash}'`] : []), ...moduleOrigins].join(' ')}`,
    `connect-src ${["'self'", ...moduleOrigins].join(' ')}`,
    `img-src ${["'self' data: blob:", ...moduleOrigins].join(' ')}`,
    `font-src ${["'self'", ...moduleOrigins].join(' ')}`,
    `frame-src ${["'self'", ...maps].join(' ')}`,
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
