import type { SlotProps } from '@samity/shared-api/module'
import { Passbook } from '../passbook/Passbook.tsx'

export default function PassbookTab({ advocate }: SlotProps['advocate.tab']) {
  return <Passbook id={advocate.id} />
}
