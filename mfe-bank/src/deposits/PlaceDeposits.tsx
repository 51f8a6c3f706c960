import type { SlotProps } from '@samity/shared-api/module'
import { DepositTab } from './DepositTab.tsx'

/** A tab of a money place: those of the kind Fixed Deposit have deposits. */
export default function PlaceDeposits({ place: { id } }: SlotProps['place.tab']) {
  return <DepositTab filter={{ place_id: id }} />
}
