import { parseMoney, type Words } from '@samity/shared-api/contract'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import { fillWords, useSay, useShow } from '@samity/shared-ui/words'

const words = {
  price: { en: 'Resolution {number}: {amount}', bn: 'সিদ্ধান্ত {number}: {amount}' },
  parts: { en: 'Resolution {number}: {amount} = {parts}', bn: 'সিদ্ধান্ত {number}: {amount} = {parts}' },
  other: {
    en: 'By resolution {number} the price is {amount}. Another price needs a reason.',
    bn: 'সিদ্ধান্ত {number} অনুযায়ী মূল্য {amount}। ভিন্ন মূল্যের জন্য কারণ লাগবে।',
  },
}

/**
 * The line below a price field: the resolution and the parts of the price, or that another price needs a
 * reason.
 */
export function usePriceHint(price: PriceInForce | undefined, typed: unknown): Words | undefined {
  const say = useSay()
  const show = useShow()
  if (!price) return undefined
  const paisa = parseMoney(typed)
  const isOther = paisa !== undefined && paisa !== parseMoney(price.amount)
  const values = {
    number: show.digits(price.resolution_number),
    amount: show.amount(price.amount),
    parts: price.components.map((part) => `${say(part.name)} ${show.amount(part.amount)}`).join(' + '),
  }
  return fillWords(isOther ? words.other : price.components.length > 1 ? words.parts : words.price, values)
}
