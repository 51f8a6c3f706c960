import type { Words } from '@samity/shared-api/contract'

/** The keys of `kinds` and `results` are those of the counts */
export const kinds: Record<string, Words> = {
  paper: { en: 'Paper', bn: 'কাগজ' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  card: { en: 'Card or certificate', bn: 'কার্ড বা সনদ' },
  code: { en: 'Code', bn: 'কোড' },
}

export const results: Record<string, Words> = {
  sold: { en: 'Sold', bn: 'বিক্রি হয়েছে' },
  void: { en: 'Void', bn: 'বাতিল' },
  removed: { en: 'Spoiled, lost or returned', bn: 'নষ্ট, হারানো বা ফেরত' },
  in_stock: { en: 'Received, not sold', bn: 'মজুদে আছে, বিক্রি হয়নি' },
  not_received: { en: 'Never received', bn: 'কখনো আসেনি' },
  before_stock: { en: 'Older than the stock', bn: 'মজুদ শুরুর আগের' },
  unknown: { en: 'No such number', bn: 'এমন নম্বর নেই' },
  live: { en: 'Valid', bn: 'বৈধ' },
  valid: { en: 'Valid', bn: 'বৈধ' },
  not_valid: { en: 'Not valid', bn: 'বৈধ নয়' },
  not_genuine: { en: 'Not genuine', bn: 'আসল নয়' },
  gone: { en: 'Record no longer exists', bn: 'তথ্য আর নেই' },
}
