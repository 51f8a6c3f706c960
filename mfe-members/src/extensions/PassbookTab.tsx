import type { SlotProps } from '@samity/shared-api/module'
import { PassbookView } from '../passbook/PassbookView.tsx'

export default function PassbookTab({ advocate }: SlotProps['advocate.tab']) {
  return <PassbookView id={advocate.id} />
}
