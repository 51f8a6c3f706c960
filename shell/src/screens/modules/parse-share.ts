import { latinDigits } from '@samity/shared-api/contract'

/**
 * Reads a typed share in Latin or Bengali digits. Returns undefined unless it is a whole number from 1 to
 * 100.
 */
export function parseShare(text: string): number | undefined {
  const share = /^\d{1,3}$/.test(latinDigits(text.trim())) ? Number(latinDigits(text.trim())) : 0
  return share >= 1 && share <= 100 ? share : undefined
}
