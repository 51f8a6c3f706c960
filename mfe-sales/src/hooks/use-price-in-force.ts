import { parseDay, today } from '@samity/shared-api/contract'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import { useGet, useIdle } from '@samity/shared-ui/query'
import { useEffect, useRef } from 'react'

/**
 * What everything costs on a day; undefined until it is loaded, once the browser is idle. The form works without it: the server
 * checks each price.
 */
export const usePricesInForce = (day: unknown): PriceInForce[] | undefined =>
  useGet<PriceInForce[]>(useIdle() ? 'prices/in-force/' : undefined, {
    params: { on: parseDay(String(day ?? '')) ?? today() },
  }).data

type Fill = {
  price: PriceInForce | undefined
  /** The value of the field, and the id of its input */
  value: unknown
  id: string
  fill: (amount: string) => void
  /** What the form proposes without a price, such as the fee of last time: a price replaces it */
  proposal?: string | undefined
  /** A saved record keeps its price */
  isEdit: boolean
}

/**
 * Fills in the price in force: into a blank field, and again when what is sold or its day changes. A price that a person enters
 * stays.
 */
export function useFilledPrice({ price, value, id, fill, proposal, isEdit }: Fill): void {
  const lastKey = useRef<string>(undefined)
  const key = price && `${price.item} ${price.amount}`
  const isBlank = value === undefined || value === null || value === '' || value === proposal
  useEffect(() => {
    if (isEdit || !price) return
    const isOther = lastKey.current !== undefined && lastKey.current !== key
    lastKey.current = key
    // a person who clears the field is about to enter another price
    if (isOther || (isBlank && document.activeElement?.id !== id)) fill(price.amount)
    // oxlint-disable-next-line exhaustive-deps -- once for each price, and for each blank form
  }, [key, isBlank, isEdit])
}
