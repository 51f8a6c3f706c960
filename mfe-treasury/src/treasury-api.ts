import { collection, http } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import {
  moneyPlace,
  ownPlaceKinds,
  placeKinds,
  type AnyPlaceKind,
} from '@samity/shared-api/contract/treasury/money-place'
import { cashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { transfer } from '@samity/shared-api/contract/treasury/transfer'

export const places = collection(moneyPlace)
export const transfers = collection(transfer)
export const cashDays = collection(cashDay)
export const choicesPath = 'money-places/choices/'
export const cashBookPath = 'cash-book/'
/** The text that the digest of a closed day covers. */
export const getDayText = async (id: number): Promise<Blob> =>
  (await http.get<Blob>(`cash-days/${id}/text/`, { responseType: 'blob' })).data
export const wherePath = 'where-the-money-is/'

/** All kinds, with the two that Samity keeps itself. */
export const anyPlaceKinds = [...placeKinds, ...ownPlaceKinds]
export const kindWords = (kind: AnyPlaceKind): Words | undefined =>
  anyPlaceKinds.find(({ value }) => value === kind)?.label

type Named = { name_english: string; name_bengali: string }
export const placeName = ({ name_english, name_bengali }: Named): Words => ({
  en: name_english,
  bn: name_bengali,
})

export const cashBookLink = (place: number, from = '', to = ''): string => {
  const params = new URLSearchParams({ place: String(place), ...(from && { from }), ...(to && { to }) })
  return `/dashboard/treasury/cash-book?${params.toString()}`
}

export const slipScanPath = (id: number): string => `transfers/${id}/attachment/`

export const dayLink = (id: number): string => `/dashboard/treasury/day-close?day=${id}`
