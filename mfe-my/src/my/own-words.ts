import { duesKinds, type DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { PassbookRow } from '@samity/shared-api/contract/members/passbook'
import type { Words } from '@samity/shared-api/contract/words'

/** The name in both languages; the other one when one is missing. */
export const nameOf = ({
  name_english,
  name_bengali,
}: {
  name_english: string
  name_bengali: string
}): Words => ({
  en: name_english || name_bengali,
  bn: name_bengali || name_english,
})

export const kindWords = (kind: DuesKind): Words =>
  duesKinds.find(({ value }) => value === kind)?.label ?? { en: kind, bn: kind }

/** '2026-03' as people write it: '03/2026'. A year stays as it is. */
export const showPeriod = (period: string): string => period.split('-').reverse().join('/')

/** The serials of the papers on a receipt: '0101–0110, 0205', as they are printed on the paper */
export const serialsOf = ({ serials }: Pick<PassbookRow, 'serials'>): string =>
  serials
    .map(({ from_serial, to_serial, width }) =>
      [...new Set([from_serial, to_serial])].map((serial) => String(serial).padStart(width, '0')).join('–'),
    )
    .join(', ')

/** The heads of a receipt, each once: 'Monthly Fee, Relief Fund Fee' */
export const headsOf = ({ lines }: Pick<PassbookRow, 'lines'>, say: (words: Words) => string): string =>
  [...new Set(lines.map(({ head }) => say(head)))].join(', ')

export const receiptLink = (number: string): string => `/my/receipts/${encodeURIComponent(number)}`
