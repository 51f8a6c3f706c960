import { fromDecimal, sum } from '@samity/shared-api/contract'
import { ownPlaceKinds } from '@samity/shared-api/contract/treasury/money-place'
import type { PlaceBalance } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { anyPlaceKinds } from '../treasury-api.ts'

/** Samity keeps these places itself: they are named only while they have something. */
const isOwnKind = (kind: string) => ownPlaceKinds.some(({ value }) => value === kind)

/** The sum of the places of each kind, in paisa, without kinds that have no place. */
export const sumsByKind = (places: readonly PlaceBalance[]) =>
  anyPlaceKinds.flatMap(({ value, label }) => {
    const ofKind = places.filter(({ kind }) => kind === value)
    const paisa = sum(ofKind.map(({ balance }) => fromDecimal(balance)))
    return ofKind.length === 0 || (paisa === 0 && isOwnKind(value)) ? [] : [{ kind: value, label, paisa }]
  })
