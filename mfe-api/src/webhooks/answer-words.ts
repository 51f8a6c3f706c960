import type { Words } from '@samity/shared-api/contract'

/** Why an attempt got no response, by the codes of the server. */
const problems = new Map<string, Words>([
  ['timeout', { en: 'No response in 10 seconds', bn: '১০ সেকেন্ডে উত্তর আসেনি' }],
  ['private', { en: 'Address of a private network', bn: 'ব্যক্তিগত নেটওয়ার্কের ঠিকানা' }],
  ['dns', { en: 'The name was not found', bn: 'নামটি পাওয়া যায়নি' }],
  ['tls', { en: 'The certificate is not valid', bn: 'সার্টিফিকেট বৈধ নয়' }],
  ['connection', { en: 'No connection', bn: 'সংযোগ হয়নি' }],
  ['secret', { en: 'The secret cannot be read', bn: 'গোপন চাবি পড়া যায়নি' }],
])

/** A status ('204') as it is, a problem in words, null as 'Nothing sent yet'. */
export const answerWords = (answer: string | number | null): Words => {
  if (answer === null) return { en: 'Nothing sent yet', bn: 'এখনো কিছু পাঠানো হয়নি' }
  const text = String(answer)
  return problems.get(text) ?? { en: text, bn: text }
}
