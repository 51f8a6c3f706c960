import { lazyPart } from '../core/lazy-part.tsx'
import { useIdle } from '../query/index.ts'
import { PlaceFilterRoom } from './PlaceFilterRoom.tsx'
import type { PlaceFilterProps } from './PlaceFilterSelect.tsx'

const PlaceFilterSelect = lazyPart<PlaceFilterProps>(
  async () => (await import('./PlaceFilterSelect.tsx')).PlaceFilterSelect,
  PlaceFilterRoom,
)

/**
 * The filter of a list of receipts by the place of their money. Its URL parameter is `place`. It loads when
 * the browser is idle, and shows nothing while an association has at most one place of each kind: the payment
 * type then says the same.
 */
export function PlaceFilter(props: PlaceFilterProps) {
  return useIdle() ? <PlaceFilterSelect {...props} /> : <PlaceFilterRoom />
}
