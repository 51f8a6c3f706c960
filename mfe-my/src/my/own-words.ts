import type { PassbookRow } from '@samity/shared-api/contract/members/passbook'
import type { Words } from '@samity/shared-api/contract/words'

/** The heads of a receipt, each once: 'Monthly Fee, Relief Fund Fee' */
export const headsOf = ({ lines }: Pick<PassbookRow, 'lines'>, say: (words: Words) => string): string =>
  [...new Set(lines.map(({ head }) => say(head)))].join(', ')

export const receiptLink = (number: string): string => `/my/receipts/${encodeURIComponent(number)}`
