import type { Words } from '@samity/shared-api/contract'

const waiverDeleted: Words = { en: 'Waiver deleted', bn: 'মওকুফ মুছে ফেলা হয়েছে' }

/**
 * Why a certificate is void: the number of a receipt, a text, or that a waiver was deleted, which the wire
 * says by its address.
 */
export function voidReasonOf(reason: string): Words {
  const text = /^dues-waivers\/\d+(.*)$/su.exec(reason)?.[1]
  return text === undefined
    ? { en: reason, bn: reason }
    : { en: waiverDeleted.en + text, bn: waiverDeleted.bn + text }
}
