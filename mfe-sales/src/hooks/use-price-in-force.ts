import { parseDay, today } from '@samity/shared-api/contract'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import { useFieldValue, useReadField } from '@samity/shared-ui/forms'
import { useGet, useIdle } from '@samity/shared-ui/query'
import { useEffect, useRef } from 'react'
import { isBlank } from '../is-blank.ts'

/**
 * The prices on a day, today without one; undefined until they are loaded, once the browser is idle, and
 * while a person types the day. The form works without them: the server checks each price.
 */
export function usePricesInForce(day: unknown): PriceInForce[] | undefined {
  const text = String(day ?? '')
  const on = text === '' ? today() : parseDay(text)
  return useGet<PriceInForce[]>(useIdle() && on ? 'prices/in-force/' : undefined, { params: { on } }).data
}

/** The price of one item; null when none is in force, and undefined until the prices are loaded. */
export const priceOf = (
  prices: readonly PriceInForce[] | undefined,
  matches: (price: PriceInForce) => boolean,
): PriceInForce | null | undefined => prices && (prices.find(matches) ?? null)

type Fill = {
  price: PriceInForce | null | undefined
  name: string
  fill: (amount: string) => void
  /** Filled in when there is no price, such as the fee of last time: a price replaces it */
  proposal?: string | undefined
}

/**
 * Fills in the price in force: into a blank field, and again when what is sold or its day changes. A price
 * that a person enters stays. When nothing is in force, the proposal is filled in, and what was filled in
 * gives way to it, or to a blank field. A saved record keeps its price.
 */
export function useFilledPrice({ price, name, fill, proposal }: Fill): void {
  const readField = useReadField()
  const isEdit = !!useFieldValue('number')
  const lastKey = useRef<string>(undefined)
  const filled = useRef<string>(undefined)
  const key = price === null ? 'no price' : price && `${price.item} ${price.amount}`
  const isUnset = (value: unknown) => isBlank(value) || value === proposal
  const wasUnset = isUnset(useFieldValue(name))
  useEffect(() => {
    if (isEdit || price === undefined) return
    const value = readField(name)
    const isFillable = isUnset(value) && document.activeElement?.id !== name
    const isOther = lastKey.current !== undefined && lastKey.current !== key
    lastKey.current = key
    if (!price) {
      const isOwn =
        filled.current !== undefined && value === filled.current && (isOther || proposal !== filled.current)
      const isEmpty = isFillable && value !== proposal
      if (isOwn || (proposal && isEmpty)) {
        fill(proposal ?? '')
        filled.current = proposal
      } else if (value !== filled.current) filled.current = undefined
      return
    }
    // a person who clears the field is about to enter another price
    if (isOther || isFillable) fill(price.amount)
    // the choice of a form has filled it in already
    else if (value !== price.amount) return
    filled.current = price.amount
    // oxlint-disable-next-line exhaustive-deps -- once for each price, and for each blank form
  }, [key, wasUnset, isEdit, proposal])
}
