import { lazyPart } from '../core/lazy-part.tsx'

/**
 * The place of a money record, beside its payment type: 'Received in', or 'Paid from' with `side="expense"`. It loads late and
 * shows nothing while only one place fits.
 */
export const PlaceField = lazyPart(
  async () => (await import('./PlaceChoiceItem.tsx')).PlaceChoiceItem,
  () => null,
)
