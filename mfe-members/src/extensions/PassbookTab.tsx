import type { SlotProps } from '@samity/shared-api/module'
import { Passbook } from '../passbook/Passbook.tsx'

/** The passbook as a tab of the advocate's details. */
export default function PassbookTab({ advocate }: SlotProps['advocate.tab']) {
  return <Passbook id={advocate.id} />
}
