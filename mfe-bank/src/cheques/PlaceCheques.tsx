import type { PlaceTab } from '../../contract/core.ts'
import { ChequesOf } from './ChequesOf.tsx'

const kinds = new Set(['cheques', 'bank'])

/** A tab of a money place. Only cheques in hand and bank accounts have cheques. */
export default function PlaceCheques({ place }: PlaceTab) {
  return <ChequesOf places={kinds.has(place.kind) ? [place.id] : []} />
}
