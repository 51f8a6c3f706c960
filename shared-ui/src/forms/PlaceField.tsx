import { lazyPart } from '../core/lazy-part.tsx'
import { useIdle } from '../query/index.ts'
import type { PlaceSide } from './fitting-places.ts'

type PlaceFieldProps = {
  /** 'income' (default) for money received, 'expense' for money paid */
  side?: PlaceSide
}

const PlaceChoice = lazyPart<PlaceFieldProps>(
  async () => (await import('./PlaceChoiceItem.tsx')).PlaceChoiceItem,
  () => null,
)

/**
 * The place of a money record, beside its payment type: 'Received in', or 'Paid from' with `side="expense"`.
 * It loads when the browser is idle and shows nothing while only one place fits.
 */
export function PlaceField(props: PlaceFieldProps) {
  return useIdle() ? <PlaceChoice {...props} /> : null
}
