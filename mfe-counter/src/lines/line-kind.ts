import type { Day, Paisa, Resource, Words } from '@samity/shared-api/contract'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import type { BasketPath } from '@samity/shared-api/contract/sales/basket'
import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { OpenBasket, OpenLine } from '../open-basket/basket.ts'
import type { OwedItems } from '@samity/shared-api/contract/members/owed-items'

/** The proposals of the server for the lines of a basket; undefined until it is loaded. */
export type Proposals = {
  day: Day
  prices: readonly PriceInForce[] | undefined
  /** By the code of a paper: 'VKL' */
  counters: Readonly<Record<string, CounterSuggestion | undefined>>
  /** The dues of the member */
  owed: OwedItems | undefined
}

export type LineContext = Proposals & {
  basket: OpenBasket
  paymentType: PaymentType
  /** The highest serial of the same paper in the lines before this one */
  lastSerial: number
}

/** A kind of line: the body that the form of its receipt sends, made from what was typed and proposed. */
export type LineKind = {
  path: BasketPath
  title: Words
  /** The key that adds it, as a letter of the keyboard */
  letter: string
  resource: Resource
  /** The fields that the line shows, by their names on the wire: their errors stand beside them */
  shown: readonly string[]
  bodyOf: (line: OpenLine, context: LineContext) => Record<string, unknown>
  totalOf: (line: OpenLine, context: LineContext) => Paisa
  /** A sentence against the whole line, which the declaration of the receipt cannot know */
  check?: (line: OpenLine, context: LineContext) => Words | undefined
}

/** The typed text of a field of a line; undefined when nobody has touched it. */
export const typed = (line: OpenLine, name: string): string | undefined =>
  line.values[name] === undefined ? undefined : String(line.values[name])

export const priceOf = (
  prices: readonly PriceInForce[] | undefined,
  item: string,
): PriceInForce | undefined => prices?.find((price) => price.item === item)

/** The building of the papers: what was typed, or that of the person's last sale. */
export const buildingOf = ({ basket, counters }: Pick<LineContext, 'basket' | 'counters'>): string =>
  basket.building ?? counters['VKL']?.building_name ?? ''
