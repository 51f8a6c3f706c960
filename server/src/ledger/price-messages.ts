import {
  digitWords,
  fillWords,
  showDay,
  sum,
  type Day,
  type Paisa,
  type Words,
} from '@samity/shared-api/contract'
import type { PaisaComponent } from './price-division.ts'
import type { PricedPart } from './receipt-lines.ts'
import { shownAmount } from './shown-amount.ts'

type PriceOfResolution = { amount: Paisa; resolution_number: string }

export function otherPriceMessage(
  day: Day,
  { count, isUnitPrice = false }: PricedPart,
  price: PriceOfResolution,
): Words {
  const unit = shownAmount(price.amount)
  const amount =
    isUnitPrice || count === 1 ? unit : `${unit} × ${count} = ${shownAmount(price.amount * count)}`
  return fillWords(
    {
      en: 'By resolution {number} the price on {day} is {amount}. Another price needs a reason.',
      bn: '{number} নং সিদ্ধান্ত অনুযায়ী {day} তারিখের মূল্য {amount}। ভিন্ন মূল্যের জন্য কারণ লাগবে।',
    },
    {
      number: digitWords(price.resolution_number),
      day: digitWords(showDay(day)),
      amount: digitWords(amount),
    },
  )
}

export function tooLowMessage({ count }: PricedPart, passedOn: readonly PaisaComponent[]): Words {
  const least = shownAmount(sum(passedOn.map(({ paisa }) => paisa)) * count)
  return fillWords(
    {
      en: 'At least {least}: that much of the price is passed on.',
      bn: 'কমপক্ষে {least}: মূল্যের এতটুকু অন্যের জন্য আদায় হয়।',
    },
    { least: digitWords(least) },
  )
}

export const creditNeedsAdvocate: Words = {
  en: 'A part of this price is credited to the advocate. Enter the ID of a registered advocate.',
  bn: 'এই মূল্যের একটি অংশ আইনজীবীর নামে জমা হয়। নিবন্ধিত আইনজীবীর আইডি দিন।',
}
