import type { Words } from '@samity/shared-api/contract'
import type { PriceComponent } from '@samity/shared-api/contract/resolutions/price'
import type { PriceUnit } from '@samity/shared-api/contract/resolutions/price-items'

export const unitWords: Record<PriceUnit, Words> = {
  paper: { en: 'one paper', bn: 'প্রতিটি' },
  month: { en: 'one month', bn: 'এক মাস' },
  year: { en: 'one year', bn: 'এক বছর' },
  once: { en: 'once', bn: 'একবার' },
}

/** 'Vokalotnama 220.00 + Court fee 30.00' */
export const formatParts = (
  components: readonly PriceComponent[],
  say: (words: Words) => string,
  amount: (decimal: string) => string,
): string => components.map((part) => `${say(part.name)} ${amount(part.amount)}`).join(' + ')
