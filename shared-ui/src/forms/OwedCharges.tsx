import { lazyPart } from '../core/lazy-part.tsx'
import type { ChargeListProps } from './ChargeList.tsx'

/** The charges of modules for an advocate. Its code loads with the first, because few members have any. */
export const OwedCharges = lazyPart<ChargeListProps>(
  async () => (await import(/* webpackChunkName: "form-parts" */ './ChargeList.tsx')).ChargeList,
  () => null,
)
