import { fromDecimal, sum } from '@samity/shared-api/contract'
import type { PlaceBalance } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { anyPlaceKinds } from '../treasury-api.ts'

/** The sum of the places of each kind, in paisa, without kinds that have no place. */
export const sumsByKind = (places: readonly PlaceBalance[]) =>
  anyPlaceKinds.flatMap(({ value, label }) => {
    const ofKind = places.filter(({ kind }) => kind === value)
    return ofKind.length === 0
      ? []
      : [{ kind: value, label, paisa: sum(ofKind.map(({ balance }) => fromDecimal(balance))) }]
  })
