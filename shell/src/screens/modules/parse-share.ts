import { latinDigits } from '@samity/shared-api/contract'

/** A share as it was typed, in either script: from 1 to 100, or undefined. */
export function parseShare(text: string): number | undefined {
  const share = /^\d{1,3}$/.test(latinDigits(text.trim())) ? Number(latinDigits(text.trim())) : 0
  return share >= 1 && share <= 100 ? share : undefined
}
